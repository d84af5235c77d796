/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetPaginatedRecurringOrdersParams,
  GetRecurringOrderCalendarParams,
  GetRecurringOrderDaysParams,
  GetRecurringOrderEventsParams,
  GetTenantRecurringOrderDaysParams,
  GetTenantRecurringOrdersParams,
  NotFoundResponse,
  PlannerBadgeStatus,
  PlannerFeed,
  PlannerFeedLink,
  RecurringOccurrences,
  RecurringOrder,
  RecurringOrderCalendar,
  RecurringOrderChanges,
  RecurringOrderDay,
  RecurringOrderDayUpdate,
  RecurringOrderDays,
  RecurringOrderDriver,
  RecurringOrderEvents,
  RecurringOrderFaults,
  RecurringOrderInput,
  RecurringOrderPage,
  RecurringOrderUpdate,
  RecurringOrdersChange,
  RecurringOrdersDriver,
  RecurringOrdersMeta,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../../model';

import { send } from '../../../src/api/transport.ts';
import type { ErrorType , BodyType } from '../../../src/api/transport.ts';
import { tenantQueryKey } from '../../../src/api/query-key.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Of oneself alone. The link itself is shown when it is made, and never again.
 * @summary Whether one has a link to the calendar of the planner
 */
export const getPlannerFeed = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PlannerFeed>(
      {url: `/tenants/${tenantId}/planner-feed`, method: 'GET', signal
    },
      options);
    }




export const getGetPlannerFeedQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/planner-feed` });


export const useGetPlannerFeedQueryOptions = <TData = Awaited<ReturnType<typeof getPlannerFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/planner-feed`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlannerFeed>>> = ({ signal }) => getPlannerFeed(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlannerFeedQueryResult = NonNullable<Awaited<ReturnType<typeof getPlannerFeed>>>
export type GetPlannerFeedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPlannerFeed<TData = Awaited<ReturnType<typeof getPlannerFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannerFeed>>,
          TError,
          Awaited<ReturnType<typeof getPlannerFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannerFeed<TData = Awaited<ReturnType<typeof getPlannerFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannerFeed>>,
          TError,
          Awaited<ReturnType<typeof getPlannerFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannerFeed<TData = Awaited<ReturnType<typeof getPlannerFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether one has a link to the calendar of the planner
 */

export function useGetPlannerFeed<TData = Awaited<ReturnType<typeof getPlannerFeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPlannerFeedQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For programs that show calendars: anybody who has it reads what the person may see of the planner at that time. One that there was before ends. Somebody who acts as another person, or is none of the organisation's people, has none: 403.
 * @summary Make a link of one's own to the calendar of the planner
 */
export const renewPlannerFeed = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PlannerFeedLink>(
      {url: `/tenants/${tenantId}/planner-feed`, method: 'PUT', signal
    },
      options);
    }




export const getRenewPlannerFeedMutationKey = () => ['renewPlannerFeed'] as const;

export const getRenewPlannerFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPlannerFeed>>, TError,RenewPlannerFeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof renewPlannerFeed>>, TError,RenewPlannerFeedMutationVariables, TContext> => {

const mutationKey = getRenewPlannerFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewPlannerFeed>>, RenewPlannerFeedMutationVariables> = (props) => {
          const {tenantId} = props ?? {};

          return  renewPlannerFeed(tenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewPlannerFeedMutationResult = NonNullable<Awaited<ReturnType<typeof renewPlannerFeed>>>

    export type RenewPlannerFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RenewPlannerFeedMutationVariables = {tenantId: number}

    /**
 * @summary Make a link of one's own to the calendar of the planner
 */
export const useRenewPlannerFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewPlannerFeed>>, TError,RenewPlannerFeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewPlannerFeed>>,
        TError,
        RenewPlannerFeedMutationVariables,
        TContext
      > => {
      return useMutation(getRenewPlannerFeedMutationOptions(options), queryClient);
    }
    /**
 * Also where there is none.
 * @summary End one's link to the calendar of the planner
 */
export const endPlannerFeed = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/planner-feed`, method: 'DELETE', signal
    },
      options);
    }




export const getEndPlannerFeedMutationKey = () => ['endPlannerFeed'] as const;

export const getEndPlannerFeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPlannerFeed>>, TError,EndPlannerFeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endPlannerFeed>>, TError,EndPlannerFeedMutationVariables, TContext> => {

const mutationKey = getEndPlannerFeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endPlannerFeed>>, EndPlannerFeedMutationVariables> = (props) => {
          const {tenantId} = props ?? {};

          return  endPlannerFeed(tenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndPlannerFeedMutationResult = NonNullable<Awaited<ReturnType<typeof endPlannerFeed>>>

    export type EndPlannerFeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndPlannerFeedMutationVariables = {tenantId: number}

    /**
 * @summary End one's link to the calendar of the planner
 */
export const useEndPlannerFeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPlannerFeed>>, TError,EndPlannerFeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endPlannerFeed>>,
        TError,
        EndPlannerFeedMutationVariables,
        TContext
      > => {
      return useMutation(getEndPlannerFeedMutationOptions(options), queryClient);
    }
    /**
 * An iCalendar (RFC 5545) of the days from four weeks back to eight weeks ahead, with at most 5,000 events: those nearest to now. It shows what the person who made the link may see at this moment. A link that ended, or whose person may not read the planner any more, is answered as one that never was.
 * @summary The calendar of the planner, for another program
 */
export const readPlannerFeed = (
    plannerFeedFile: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/planner-feed/${plannerFeedFile}`, method: 'GET', signal
    },
      options);
    }




export const getReadPlannerFeedQueryKey = (plannerFeedFile: string,) =>
    tenantQueryKey({ plannerFeedFile }, { url: `/planner-feed/${plannerFeedFile}` });


export const useReadPlannerFeedQueryOptions = <TData = Awaited<ReturnType<typeof readPlannerFeed>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(plannerFeedFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ plannerFeedFile }, { url: `/planner-feed/${plannerFeedFile}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readPlannerFeed>>> = ({ signal }) => readPlannerFeed(plannerFeedFile, requestOptions, signal);





   return  { queryKey, queryFn, enabled: plannerFeedFile !== null && plannerFeedFile !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPlannerFeedQueryResult = NonNullable<Awaited<ReturnType<typeof readPlannerFeed>>>
export type ReadPlannerFeedQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useReadPlannerFeed<TData = Awaited<ReturnType<typeof readPlannerFeed>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 plannerFeedFile: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPlannerFeed>>,
          TError,
          Awaited<ReturnType<typeof readPlannerFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPlannerFeed<TData = Awaited<ReturnType<typeof readPlannerFeed>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 plannerFeedFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readPlannerFeed>>,
          TError,
          Awaited<ReturnType<typeof readPlannerFeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPlannerFeed<TData = Awaited<ReturnType<typeof readPlannerFeed>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 plannerFeedFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The calendar of the planner, for another program
 */

export function useReadPlannerFeed<TData = Awaited<ReturnType<typeof readPlannerFeed>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 plannerFeedFile: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlannerFeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useReadPlannerFeedQueryOptions(plannerFeedFile,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The organisation's own, and to a courier those of its customers.
 * @summary The recurring orders of an organisation
 */
export const getTenantRecurringOrders = (
    tenantId: number,
    params?: GetTenantRecurringOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderPage>(
      {url: `/tenants/${tenantId}/recurring-orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantRecurringOrdersQueryKey = (tenantId: number,
    params?: GetTenantRecurringOrdersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-orders` });


export const useGetTenantRecurringOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantRecurringOrders>>> = ({ signal }) => getTenantRecurringOrders(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantRecurringOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantRecurringOrders>>>
export type GetTenantRecurringOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantRecurringOrders<TData = Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantRecurringOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRecurringOrders>>,
          TError,
          Awaited<ReturnType<typeof getTenantRecurringOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRecurringOrders<TData = Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRecurringOrders>>,
          TError,
          Awaited<ReturnType<typeof getTenantRecurringOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRecurringOrders<TData = Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The recurring orders of an organisation
 */

export function useGetTenantRecurringOrders<TData = Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantRecurringOrdersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 names each fault by its field, also what an order for the next day would be refused for.
 * @summary Add a recurring order
 */
export const createRecurringOrder = (
    tenantId: number,
    recurringOrderInput: BodyType<RecurringOrderInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/tenants/${tenantId}/recurring-orders`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrderInput, signal
    },
      options);
    }




export const getCreateRecurringOrderMutationKey = () => ['createRecurringOrder'] as const;

export const getCreateRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecurringOrder>>, TError,CreateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createRecurringOrder>>, TError,CreateRecurringOrderMutationVariables, TContext> => {

const mutationKey = getCreateRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRecurringOrder>>, CreateRecurringOrderMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createRecurringOrder(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createRecurringOrder>>>
    export type CreateRecurringOrderMutationBody = BodyType<RecurringOrderInput>
    export type CreateRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateRecurringOrderMutationVariables = {tenantId: number;data: BodyType<RecurringOrderInput>}

    /**
 * @summary Add a recurring order
 */
export const useCreateRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRecurringOrder>>, TError,CreateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRecurringOrder>>,
        TError,
        CreateRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * The same.
 * @summary The recurring orders of an organisation
 */
export const getPaginatedRecurringOrders = (
    tenantId: number,
    params?: GetPaginatedRecurringOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderPage>(
      {url: `/tenants/${tenantId}/recurring-orders-paginated`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedRecurringOrdersQueryKey = (tenantId: number,
    params?: GetPaginatedRecurringOrdersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-orders-paginated` });


export const useGetPaginatedRecurringOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-orders-paginated`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>> = ({ signal }) => getPaginatedRecurringOrders(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedRecurringOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>>
export type GetPaginatedRecurringOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedRecurringOrders<TData = Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedRecurringOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedRecurringOrders>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedRecurringOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedRecurringOrders<TData = Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedRecurringOrders>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedRecurringOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedRecurringOrders<TData = Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The recurring orders of an organisation
 */

export function useGetPaginatedRecurringOrders<TData = Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedRecurringOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedRecurringOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedRecurringOrdersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary How many recurring orders stand where
 */
export const getRecurringOrdersMeta = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrdersMeta>(
      {url: `/tenants/${tenantId}/recurring-orders-meta`, method: 'GET', signal
    },
      options);
    }




export const getGetRecurringOrdersMetaQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/recurring-orders-meta` });


export const useGetRecurringOrdersMetaQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/recurring-orders-meta`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrdersMeta>>> = ({ signal }) => getRecurringOrdersMeta(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrdersMetaQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrdersMeta>>>
export type GetRecurringOrdersMetaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRecurringOrdersMeta<TData = Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrdersMeta>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrdersMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrdersMeta<TData = Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrdersMeta>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrdersMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrdersMeta<TData = Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many recurring orders stand where
 */

export function useGetRecurringOrdersMeta<TData = Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrdersMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrdersMetaQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What is wrong with recurring orders
 */
export const getRecurringOrderFaults = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderFaults>(
      {url: `/tenants/${tenantId}/recurring-order-faults`, method: 'GET', signal
    },
      options);
    }




export const getGetRecurringOrderFaultsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/recurring-order-faults` });


export const useGetRecurringOrderFaultsQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/recurring-order-faults`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrderFaults>>> = ({ signal }) => getRecurringOrderFaults(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrderFaultsQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrderFaults>>>
export type GetRecurringOrderFaultsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRecurringOrderFaults<TData = Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderFaults>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderFaults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderFaults<TData = Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderFaults>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderFaults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderFaults<TData = Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is wrong with recurring orders
 */

export function useGetRecurringOrderFaults<TData = Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderFaults>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrderFaultsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each is changed as `updateRecurringOrder` does, or stays as it is and says why; with `dryRun` all stay, and say what they cost and would cost.
 * @summary Change several recurring orders at once
 */
export const changeRecurringOrders = (
    tenantId: number,
    recurringOrdersChange: BodyType<RecurringOrdersChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderChanges>(
      {url: `/tenants/${tenantId}/recurring-orders/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrdersChange, signal
    },
      options);
    }




export const getChangeRecurringOrdersMutationKey = () => ['changeRecurringOrders'] as const;

export const getChangeRecurringOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRecurringOrders>>, TError,ChangeRecurringOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof changeRecurringOrders>>, TError,ChangeRecurringOrdersMutationVariables, TContext> => {

const mutationKey = getChangeRecurringOrdersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeRecurringOrders>>, ChangeRecurringOrdersMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  changeRecurringOrders(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeRecurringOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof changeRecurringOrders>>>
    export type ChangeRecurringOrdersMutationBody = BodyType<RecurringOrdersChange>
    export type ChangeRecurringOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ChangeRecurringOrdersMutationVariables = {tenantId: number;data: BodyType<RecurringOrdersChange>}

    /**
 * @summary Change several recurring orders at once
 */
export const useChangeRecurringOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRecurringOrders>>, TError,ChangeRecurringOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeRecurringOrders>>,
        TError,
        ChangeRecurringOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getChangeRecurringOrdersMutationOptions(options), queryClient);
    }
    /**
 * As `setRecurringOrderDriver`, all of them or none.
 * @summary Say who drives several recurring orders
 */
export const setDriverOfRecurringOrders = (
    tenantId: number,
    recurringOrdersDriver: BodyType<RecurringOrdersDriver>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/recurring-orders/default-driver`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrdersDriver, signal
    },
      options);
    }




export const getSetDriverOfRecurringOrdersMutationKey = () => ['setDriverOfRecurringOrders'] as const;

export const getSetDriverOfRecurringOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverOfRecurringOrders>>, TError,SetDriverOfRecurringOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setDriverOfRecurringOrders>>, TError,SetDriverOfRecurringOrdersMutationVariables, TContext> => {

const mutationKey = getSetDriverOfRecurringOrdersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDriverOfRecurringOrders>>, SetDriverOfRecurringOrdersMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  setDriverOfRecurringOrders(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetDriverOfRecurringOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof setDriverOfRecurringOrders>>>
    export type SetDriverOfRecurringOrdersMutationBody = BodyType<RecurringOrdersDriver>
    export type SetDriverOfRecurringOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetDriverOfRecurringOrdersMutationVariables = {tenantId: number;data: BodyType<RecurringOrdersDriver>}

    /**
 * @summary Say who drives several recurring orders
 */
export const useSetDriverOfRecurringOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDriverOfRecurringOrders>>, TError,SetDriverOfRecurringOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDriverOfRecurringOrders>>,
        TError,
        SetDriverOfRecurringOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getSetDriverOfRecurringOrdersMutationOptions(options), queryClient);
    }
    /**
 * @summary What the menu shows at the planner
 */
export const getPlannerBadgeStatus = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PlannerBadgeStatus>(
      {url: `/tenants/${tenantId}/planner-badge-status`, method: 'GET', signal
    },
      options);
    }




export const getGetPlannerBadgeStatusQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/planner-badge-status` });


export const useGetPlannerBadgeStatusQueryOptions = <TData = Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/planner-badge-status`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlannerBadgeStatus>>> = ({ signal }) => getPlannerBadgeStatus(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlannerBadgeStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getPlannerBadgeStatus>>>
export type GetPlannerBadgeStatusQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPlannerBadgeStatus<TData = Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannerBadgeStatus>>,
          TError,
          Awaited<ReturnType<typeof getPlannerBadgeStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannerBadgeStatus<TData = Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlannerBadgeStatus>>,
          TError,
          Awaited<ReturnType<typeof getPlannerBadgeStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlannerBadgeStatus<TData = Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the menu shows at the planner
 */

export function useGetPlannerBadgeStatus<TData = Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlannerBadgeStatus>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPlannerBadgeStatusQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most eight weeks at once. What is placed counts at its price, what is planned at the agreed price or that of the last order; no price is worked out for it.
 * @summary How much recurs on each of some days
 */
export const getRecurringOrderCalendar = (
    tenantId: number,
    params: GetRecurringOrderCalendarParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderCalendar>(
      {url: `/tenants/${tenantId}/recurring-order-calendar`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecurringOrderCalendarQueryKey = (tenantId: number,
    params?: GetRecurringOrderCalendarParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-order-calendar` });


export const useGetRecurringOrderCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetRecurringOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-order-calendar`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrderCalendar>>> = ({ signal }) => getRecurringOrderCalendar(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrderCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrderCalendar>>>
export type GetRecurringOrderCalendarQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetRecurringOrderCalendar<TData = Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRecurringOrderCalendarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderCalendar>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderCalendar<TData = Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRecurringOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderCalendar>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderCalendar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderCalendar<TData = Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRecurringOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How much recurs on each of some days
 */

export function useGetRecurringOrderCalendar<TData = Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRecurringOrderCalendarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderCalendar>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrderCalendarQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What recurs on a day, or on the days of a week
 */
export const getTenantRecurringOrderDays = (
    tenantId: number,
    params: GetTenantRecurringOrderDaysParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOccurrences>(
      {url: `/tenants/${tenantId}/recurring-order-days`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantRecurringOrderDaysQueryKey = (tenantId: number,
    params?: GetTenantRecurringOrderDaysParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-order-days` });


export const useGetTenantRecurringOrderDaysQueryOptions = <TData = Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetTenantRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recurring-order-days`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>> = ({ signal }) => getTenantRecurringOrderDays(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantRecurringOrderDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>>
export type GetTenantRecurringOrderDaysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetTenantRecurringOrderDays<TData = Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetTenantRecurringOrderDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRecurringOrderDays>>,
          TError,
          Awaited<ReturnType<typeof getTenantRecurringOrderDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRecurringOrderDays<TData = Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetTenantRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRecurringOrderDays>>,
          TError,
          Awaited<ReturnType<typeof getTenantRecurringOrderDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRecurringOrderDays<TData = Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetTenantRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What recurs on a day, or on the days of a week
 */

export function useGetTenantRecurringOrderDays<TData = Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetTenantRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantRecurringOrderDaysQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A recurring order
 */
export const getRecurringOrder = (
    recurringOrderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}`, method: 'GET', signal
    },
      options);
    }




export const getGetRecurringOrderQueryKey = (recurringOrderId: number,) =>
    tenantQueryKey({ recurringOrderId }, { url: `/recurring-orders/${recurringOrderId}` });


export const useGetRecurringOrderQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(recurringOrderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ recurringOrderId }, { url: `/recurring-orders/${recurringOrderId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrder>>> = ({ signal }) => getRecurringOrder(recurringOrderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: recurringOrderId !== null && recurringOrderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrder>>>
export type GetRecurringOrderQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRecurringOrder<TData = Awaited<ReturnType<typeof getRecurringOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrder>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrder<TData = Awaited<ReturnType<typeof getRecurringOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrder>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrder<TData = Awaited<ReturnType<typeof getRecurringOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A recurring order
 */

export function useGetRecurringOrder<TData = Awaited<ReturnType<typeof getRecurringOrder>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrder>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrderQueryOptions(recurringOrderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What is placed already stays as it is. Who changes it says with it that the rest is right: warnings are gone.
 * @summary Change a recurring order
 */
export const updateRecurringOrder = (
    recurringOrderId: number,
    recurringOrderUpdate: BodyType<RecurringOrderUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrderUpdate, signal
    },
      options);
    }




export const getUpdateRecurringOrderMutationKey = () => ['updateRecurringOrder'] as const;

export const getUpdateRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrder>>, TError,UpdateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrder>>, TError,UpdateRecurringOrderMutationVariables, TContext> => {

const mutationKey = getUpdateRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRecurringOrder>>, UpdateRecurringOrderMutationVariables> = (props) => {
          const {recurringOrderId,data} = props ?? {};

          return  updateRecurringOrder(recurringOrderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateRecurringOrder>>>
    export type UpdateRecurringOrderMutationBody = BodyType<RecurringOrderUpdate>
    export type UpdateRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateRecurringOrderMutationVariables = {recurringOrderId: number;data: BodyType<RecurringOrderUpdate>}

    /**
 * @summary Change a recurring order
 */
export const useUpdateRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrder>>, TError,UpdateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRecurringOrder>>,
        TError,
        UpdateRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * It goes on, or is invalid at once where it does not work any more.
 * @summary Resume a recurring order
 */
export const enableRecurringOrder = (
    recurringOrderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableRecurringOrderMutationKey = () => ['enableRecurringOrder'] as const;

export const getEnableRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrder>>, TError,EnableRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrder>>, TError,EnableRecurringOrderMutationVariables, TContext> => {

const mutationKey = getEnableRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableRecurringOrder>>, EnableRecurringOrderMutationVariables> = (props) => {
          const {recurringOrderId} = props ?? {};

          return  enableRecurringOrder(recurringOrderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof enableRecurringOrder>>>

    export type EnableRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableRecurringOrderMutationVariables = {recurringOrderId: number}

    /**
 * @summary Resume a recurring order
 */
export const useEnableRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrder>>, TError,EnableRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableRecurringOrder>>,
        TError,
        EnableRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getEnableRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * Nothing is placed until it is resumed; what is placed stays.
 * @summary Pause a recurring order
 */
export const disableRecurringOrder = (
    recurringOrderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableRecurringOrderMutationKey = () => ['disableRecurringOrder'] as const;

export const getDisableRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrder>>, TError,DisableRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrder>>, TError,DisableRecurringOrderMutationVariables, TContext> => {

const mutationKey = getDisableRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableRecurringOrder>>, DisableRecurringOrderMutationVariables> = (props) => {
          const {recurringOrderId} = props ?? {};

          return  disableRecurringOrder(recurringOrderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof disableRecurringOrder>>>

    export type DisableRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableRecurringOrderMutationVariables = {recurringOrderId: number}

    /**
 * @summary Pause a recurring order
 */
export const useDisableRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrder>>, TError,DisableRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableRecurringOrder>>,
        TError,
        DisableRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getDisableRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * It ends today; what is placed stays.
 * @summary Terminate a recurring order
 */
export const terminateRecurringOrder = (
    recurringOrderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}/terminate`, method: 'PUT', signal
    },
      options);
    }




export const getTerminateRecurringOrderMutationKey = () => ['terminateRecurringOrder'] as const;

export const getTerminateRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminateRecurringOrder>>, TError,TerminateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof terminateRecurringOrder>>, TError,TerminateRecurringOrderMutationVariables, TContext> => {

const mutationKey = getTerminateRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof terminateRecurringOrder>>, TerminateRecurringOrderMutationVariables> = (props) => {
          const {recurringOrderId} = props ?? {};

          return  terminateRecurringOrder(recurringOrderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TerminateRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof terminateRecurringOrder>>>

    export type TerminateRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type TerminateRecurringOrderMutationVariables = {recurringOrderId: number}

    /**
 * @summary Terminate a recurring order
 */
export const useTerminateRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof terminateRecurringOrder>>, TError,TerminateRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof terminateRecurringOrder>>,
        TError,
        TerminateRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getTerminateRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Archive a recurring order
 */
export const archiveRecurringOrder = (
    recurringOrderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}/archive`, method: 'PUT', signal
    },
      options);
    }




export const getArchiveRecurringOrderMutationKey = () => ['archiveRecurringOrder'] as const;

export const getArchiveRecurringOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveRecurringOrder>>, TError,ArchiveRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveRecurringOrder>>, TError,ArchiveRecurringOrderMutationVariables, TContext> => {

const mutationKey = getArchiveRecurringOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveRecurringOrder>>, ArchiveRecurringOrderMutationVariables> = (props) => {
          const {recurringOrderId} = props ?? {};

          return  archiveRecurringOrder(recurringOrderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveRecurringOrderMutationResult = NonNullable<Awaited<ReturnType<typeof archiveRecurringOrder>>>

    export type ArchiveRecurringOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveRecurringOrderMutationVariables = {recurringOrderId: number}

    /**
 * @summary Archive a recurring order
 */
export const useArchiveRecurringOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveRecurringOrder>>, TError,ArchiveRecurringOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveRecurringOrder>>,
        TError,
        ArchiveRecurringOrderMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveRecurringOrderMutationOptions(options), queryClient);
    }
    /**
 * The courier that carries it out says so; orders that are placed already keep theirs.
 * @summary Say who drives it
 */
export const setRecurringOrderDriver = (
    recurringOrderId: number,
    recurringOrderDriver: BodyType<RecurringOrderDriver>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrder>(
      {url: `/recurring-orders/${recurringOrderId}/default-driver`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrderDriver, signal
    },
      options);
    }




export const getSetRecurringOrderDriverMutationKey = () => ['setRecurringOrderDriver'] as const;

export const getSetRecurringOrderDriverMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRecurringOrderDriver>>, TError,SetRecurringOrderDriverMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setRecurringOrderDriver>>, TError,SetRecurringOrderDriverMutationVariables, TContext> => {

const mutationKey = getSetRecurringOrderDriverMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRecurringOrderDriver>>, SetRecurringOrderDriverMutationVariables> = (props) => {
          const {recurringOrderId,data} = props ?? {};

          return  setRecurringOrderDriver(recurringOrderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRecurringOrderDriverMutationResult = NonNullable<Awaited<ReturnType<typeof setRecurringOrderDriver>>>
    export type SetRecurringOrderDriverMutationBody = BodyType<RecurringOrderDriver>
    export type SetRecurringOrderDriverMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetRecurringOrderDriverMutationVariables = {recurringOrderId: number;data: BodyType<RecurringOrderDriver>}

    /**
 * @summary Say who drives it
 */
export const useSetRecurringOrderDriver = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRecurringOrderDriver>>, TError,SetRecurringOrderDriverMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRecurringOrderDriver>>,
        TError,
        SetRecurringOrderDriverMutationVariables,
        TContext
      > => {
      return useMutation(getSetRecurringOrderDriverMutationOptions(options), queryClient);
    }
    /**
 * @summary The history of a recurring order
 */
export const getRecurringOrderEvents = (
    recurringOrderId: number,
    params?: GetRecurringOrderEventsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderEvents>(
      {url: `/recurring-orders/${recurringOrderId}/events`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecurringOrderEventsQueryKey = (recurringOrderId: number,
    params?: GetRecurringOrderEventsParams,) =>
    tenantQueryKey({ recurringOrderId,params }, { url: `/recurring-orders/${recurringOrderId}/events` });


export const useGetRecurringOrderEventsQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(recurringOrderId: number,
    params?: GetRecurringOrderEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ recurringOrderId,params }, { url: `/recurring-orders/${recurringOrderId}/events`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrderEvents>>> = ({ signal }) => getRecurringOrderEvents(recurringOrderId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: recurringOrderId !== null && recurringOrderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrderEventsQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrderEvents>>>
export type GetRecurringOrderEventsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRecurringOrderEvents<TData = Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params: undefined |  GetRecurringOrderEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderEvents>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderEvents<TData = Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params?: GetRecurringOrderEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderEvents>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderEvents<TData = Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params?: GetRecurringOrderEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The history of a recurring order
 */

export function useGetRecurringOrderEvents<TData = Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params?: GetRecurringOrderEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrderEventsQueryOptions(recurringOrderId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most eight weeks at once; also what was made of those that have gone by.
 * @summary The days of a recurring order
 */
export const getRecurringOrderDays = (
    recurringOrderId: number,
    params: GetRecurringOrderDaysParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderDays>(
      {url: `/recurring-orders/${recurringOrderId}/days`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecurringOrderDaysQueryKey = (recurringOrderId: number,
    params?: GetRecurringOrderDaysParams,) =>
    tenantQueryKey({ recurringOrderId,params }, { url: `/recurring-orders/${recurringOrderId}/days` });


export const useGetRecurringOrderDaysQueryOptions = <TData = Awaited<ReturnType<typeof getRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(recurringOrderId: number,
    params: GetRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ recurringOrderId,params }, { url: `/recurring-orders/${recurringOrderId}/days`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecurringOrderDays>>> = ({ signal }) => getRecurringOrderDays(recurringOrderId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: recurringOrderId !== null && recurringOrderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecurringOrderDaysQueryResult = NonNullable<Awaited<ReturnType<typeof getRecurringOrderDays>>>
export type GetRecurringOrderDaysQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetRecurringOrderDays<TData = Awaited<ReturnType<typeof getRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params: GetRecurringOrderDaysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderDays>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderDays<TData = Awaited<ReturnType<typeof getRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params: GetRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecurringOrderDays>>,
          TError,
          Awaited<ReturnType<typeof getRecurringOrderDays>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecurringOrderDays<TData = Awaited<ReturnType<typeof getRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params: GetRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The days of a recurring order
 */

export function useGetRecurringOrderDays<TData = Awaited<ReturnType<typeof getRecurringOrderDays>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 recurringOrderId: number,
    params: GetRecurringOrderDaysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecurringOrderDays>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecurringOrderDaysQueryOptions(recurringOrderId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of one that is still planned; one whose order is made is changed as that order: 422 `day_made`.
 * @summary Change a single day
 */
export const updateRecurringOrderDay = (
    recurringOrderId: number,
    recurringDay: string,
    recurringOrderDayUpdate: BodyType<RecurringOrderDayUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderDay>(
      {url: `/recurring-orders/${recurringOrderId}/days/${recurringDay}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: recurringOrderDayUpdate, signal
    },
      options);
    }




export const getUpdateRecurringOrderDayMutationKey = () => ['updateRecurringOrderDay'] as const;

export const getUpdateRecurringOrderDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrderDay>>, TError,UpdateRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrderDay>>, TError,UpdateRecurringOrderDayMutationVariables, TContext> => {

const mutationKey = getUpdateRecurringOrderDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRecurringOrderDay>>, UpdateRecurringOrderDayMutationVariables> = (props) => {
          const {recurringOrderId,recurringDay,data} = props ?? {};

          return  updateRecurringOrderDay(recurringOrderId,recurringDay,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRecurringOrderDayMutationResult = NonNullable<Awaited<ReturnType<typeof updateRecurringOrderDay>>>
    export type UpdateRecurringOrderDayMutationBody = BodyType<RecurringOrderDayUpdate>
    export type UpdateRecurringOrderDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateRecurringOrderDayMutationVariables = {recurringOrderId: number;recurringDay: string;data: BodyType<RecurringOrderDayUpdate>}

    /**
 * @summary Change a single day
 */
export const useUpdateRecurringOrderDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRecurringOrderDay>>, TError,UpdateRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRecurringOrderDay>>,
        TError,
        UpdateRecurringOrderDayMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRecurringOrderDayMutationOptions(options), queryClient);
    }
    /**
 * Also one that was missed or could not be made: nobody decides about it any more.
 * @summary Leave a single day out
 */
export const disableRecurringOrderDay = (
    recurringOrderId: number,
    recurringDay: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderDay>(
      {url: `/recurring-orders/${recurringOrderId}/days/${recurringDay}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableRecurringOrderDayMutationKey = () => ['disableRecurringOrderDay'] as const;

export const getDisableRecurringOrderDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrderDay>>, TError,DisableRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrderDay>>, TError,DisableRecurringOrderDayMutationVariables, TContext> => {

const mutationKey = getDisableRecurringOrderDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableRecurringOrderDay>>, DisableRecurringOrderDayMutationVariables> = (props) => {
          const {recurringOrderId,recurringDay} = props ?? {};

          return  disableRecurringOrderDay(recurringOrderId,recurringDay,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableRecurringOrderDayMutationResult = NonNullable<Awaited<ReturnType<typeof disableRecurringOrderDay>>>

    export type DisableRecurringOrderDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableRecurringOrderDayMutationVariables = {recurringOrderId: number;recurringDay: string}

    /**
 * @summary Leave a single day out
 */
export const useDisableRecurringOrderDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableRecurringOrderDay>>, TError,DisableRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableRecurringOrderDay>>,
        TError,
        DisableRecurringOrderDayMutationVariables,
        TContext
      > => {
      return useMutation(getDisableRecurringOrderDayMutationOptions(options), queryClient);
    }
    /**
 * One that was left out, or is a holiday. Of one that was missed, or could not be made, the order is made now.
 * @summary Have a single day run after all
 */
export const enableRecurringOrderDay = (
    recurringOrderId: number,
    recurringDay: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecurringOrderDay>(
      {url: `/recurring-orders/${recurringOrderId}/days/${recurringDay}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableRecurringOrderDayMutationKey = () => ['enableRecurringOrderDay'] as const;

export const getEnableRecurringOrderDayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrderDay>>, TError,EnableRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrderDay>>, TError,EnableRecurringOrderDayMutationVariables, TContext> => {

const mutationKey = getEnableRecurringOrderDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableRecurringOrderDay>>, EnableRecurringOrderDayMutationVariables> = (props) => {
          const {recurringOrderId,recurringDay} = props ?? {};

          return  enableRecurringOrderDay(recurringOrderId,recurringDay,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableRecurringOrderDayMutationResult = NonNullable<Awaited<ReturnType<typeof enableRecurringOrderDay>>>

    export type EnableRecurringOrderDayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableRecurringOrderDayMutationVariables = {recurringOrderId: number;recurringDay: string}

    /**
 * @summary Have a single day run after all
 */
export const useEnableRecurringOrderDay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableRecurringOrderDay>>, TError,EnableRecurringOrderDayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableRecurringOrderDay>>,
        TError,
        EnableRecurringOrderDayMutationVariables,
        TContext
      > => {
      return useMutation(getEnableRecurringOrderDayMutationOptions(options), queryClient);
    }
