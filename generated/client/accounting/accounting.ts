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
  AccountingGroupPage,
  AccountingOrderPage,
  AccountingSettings,
  AccountingSettingsUpdate,
  AccountingSums,
  BadRequestResponse,
  BillStatusesChange,
  BillStatusesChanged,
  DoneResponse,
  DriverPayRates,
  DriverPayRatesUpdate,
  ForbiddenResponse,
  FormErrorResponse,
  GetAccountingDataParams,
  GetAccountingOrdersParams,
  GetAccountingTotalsParams,
  NotFoundResponse,
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
 * Those that the courier completed, or cancelled at a charge, on these days. Driver groupings say what drivers earn by their rates as they are now. Under `Accept: text/csv` all groups are streamed, with the columns that are named.
 * @summary Orders put together for accounting
 */
export const getAccountingData = (
    tenantId: number,
    params: GetAccountingDataParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingGroupPage>(
      {url: `/tenants/${tenantId}/accounting-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingDataQueryKey = (tenantId: number,
    params?: GetAccountingDataParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-data` });


export const useGetAccountingDataQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingData>>> = ({ signal }) => getAccountingData(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingDataQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingData>>>
export type GetAccountingDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders put together for accounting
 */

export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingDataQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of the same orders as `getAccountingData` with the same words.
 * @summary What all orders of accounting come to
 */
export const getAccountingTotals = (
    tenantId: number,
    params: GetAccountingTotalsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSums>(
      {url: `/tenants/${tenantId}/accounting-totals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingTotalsQueryKey = (tenantId: number,
    params?: GetAccountingTotalsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-totals` });


export const useGetAccountingTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-totals`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingTotals>>> = ({ signal }) => getAccountingTotals(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingTotals>>>
export type GetAccountingTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What all orders of accounting come to
 */

export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingTotalsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those of `getAccountingData`, or of some of its groups. Under `Accept: text/csv` all of them are streamed, with references, the courier's own fields and every line of the price.
 * @summary The orders of accounting one by one
 */
export const getAccountingOrders = (
    params: GetAccountingOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingOrderPage>(
      {url: `/tenants/accounting-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingOrdersQueryKey = (params?: GetAccountingOrdersParams,) =>
    tenantQueryKey({ params }, { url: `/tenants/accounting-data` });


export const useGetAccountingOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>>(params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants/accounting-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingOrders>>> = ({ signal }) => getAccountingOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingOrders>>>
export type GetAccountingOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>


export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>>(
 params: GetAccountingOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingOrders>>,
          TError,
          Awaited<ReturnType<typeof getAccountingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingOrders>>,
          TError,
          Awaited<ReturnType<typeof getAccountingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders of accounting one by one
 */

export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each as `overrideInvoicedStatus` does, or it stays and says why: what stands on an invoice stays billed until its run is reversed. At most 5,000 at once.
 * @summary Say of several orders whether they are billed
 */
export const changeBillStatuses = (
    tenantId: number,
    billStatusesChange: BodyType<BillStatusesChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillStatusesChanged>(
      {url: `/tenants/${tenantId}/bill-statuses`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: billStatusesChange, signal
    },
      options);
    }




export const getChangeBillStatusesMutationKey = () => ['changeBillStatuses'] as const;

export const getChangeBillStatusesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext> => {

const mutationKey = getChangeBillStatusesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeBillStatuses>>, ChangeBillStatusesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  changeBillStatuses(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeBillStatusesMutationResult = NonNullable<Awaited<ReturnType<typeof changeBillStatuses>>>
    export type ChangeBillStatusesMutationBody = BodyType<BillStatusesChange>
    export type ChangeBillStatusesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ChangeBillStatusesMutationVariables = {tenantId: number;data: BodyType<BillStatusesChange>}

    /**
 * @summary Say of several orders whether they are billed
 */
export const useChangeBillStatuses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeBillStatuses>>,
        TError,
        ChangeBillStatusesMutationVariables,
        TContext
      > => {
      return useMutation(getChangeBillStatusesMutationOptions(options), queryClient);
    }
    /**
 * Of one that was completed, or cancelled at a charge. Saying it again changes nothing.
 * @summary Say that an order is paid
 */
export const markOrderPaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/pricing/paid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderPaidMutationKey = () => ['markOrderPaid'] as const;

export const getMarkOrderPaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderPaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderPaid>>, MarkOrderPaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderPaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderPaid>>>

    export type MarkOrderPaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MarkOrderPaidMutationVariables = {orderId: number}

    /**
 * @summary Say that an order is paid
 */
export const useMarkOrderPaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderPaid>>,
        TError,
        MarkOrderPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderPaidMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that an order is not paid
 */
export const markOrderUnpaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/pricing/unpaid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderUnpaidMutationKey = () => ['markOrderUnpaid'] as const;

export const getMarkOrderUnpaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderUnpaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderUnpaid>>, MarkOrderUnpaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderUnpaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderUnpaid>>>

    export type MarkOrderUnpaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MarkOrderUnpaidMutationVariables = {orderId: number}

    /**
 * @summary Say that an order is not paid
 */
export const useMarkOrderUnpaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderUnpaid>>,
        TError,
        MarkOrderUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderUnpaidMutationOptions(options), queryClient);
    }
    /**
 * @summary The driver pay rates of an organisation
 */
export const getDriverPayRates = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPayRates>(
      {url: `/tenants/${tenantId}/driver-pay-rates`, method: 'GET', signal
    },
      options);
    }




export const getGetDriverPayRatesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/driver-pay-rates` });


export const useGetDriverPayRatesQueryOptions = <TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/driver-pay-rates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverPayRates>>> = ({ signal }) => getDriverPayRates(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverPayRatesQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverPayRates>>>
export type GetDriverPayRatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The driver pay rates of an organisation
 */

export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDriverPayRatesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pay follows the rates at once, also of orders that are there, unless an order has a rate of its own.
 * @summary Change the driver pay rates
 */
export const updateDriverPayRates = (
    tenantId: number,
    driverPayRatesUpdate: BodyType<DriverPayRatesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPayRates>(
      {url: `/tenants/${tenantId}/driver-pay-rates`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: driverPayRatesUpdate, signal
    },
      options);
    }




export const getUpdateDriverPayRatesMutationKey = () => ['updateDriverPayRates'] as const;

export const getUpdateDriverPayRatesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext> => {

const mutationKey = getUpdateDriverPayRatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDriverPayRates>>, UpdateDriverPayRatesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateDriverPayRates(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDriverPayRatesMutationResult = NonNullable<Awaited<ReturnType<typeof updateDriverPayRates>>>
    export type UpdateDriverPayRatesMutationBody = BodyType<DriverPayRatesUpdate>
    export type UpdateDriverPayRatesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateDriverPayRatesMutationVariables = {tenantId: number;data: BodyType<DriverPayRatesUpdate>}

    /**
 * @summary Change the driver pay rates
 */
export const useUpdateDriverPayRates = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDriverPayRates>>,
        TError,
        UpdateDriverPayRatesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDriverPayRatesMutationOptions(options), queryClient);
    }
    /**
 * @summary The accounting settings of an organisation
 */
export const getAccountingSettings = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSettings>(
      {url: `/tenants/${tenantId}/accounting-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetAccountingSettingsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/accounting-settings` });


export const useGetAccountingSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/accounting-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingSettings>>> = ({ signal }) => getAccountingSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingSettings>>>
export type GetAccountingSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The accounting settings of an organisation
 */

export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingSettingsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the accounting settings
 */
export const updateAccountingSettings = (
    tenantId: number,
    accountingSettingsUpdate: BodyType<AccountingSettingsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSettings>(
      {url: `/tenants/${tenantId}/accounting-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountingSettingsUpdate, signal
    },
      options);
    }




export const getUpdateAccountingSettingsMutationKey = () => ['updateAccountingSettings'] as const;

export const getUpdateAccountingSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateAccountingSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAccountingSettings>>, UpdateAccountingSettingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateAccountingSettings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountingSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateAccountingSettings>>>
    export type UpdateAccountingSettingsMutationBody = BodyType<AccountingSettingsUpdate>
    export type UpdateAccountingSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateAccountingSettingsMutationVariables = {tenantId: number;data: BodyType<AccountingSettingsUpdate>}

    /**
 * @summary Change the accounting settings
 */
export const useUpdateAccountingSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAccountingSettings>>,
        TError,
        UpdateAccountingSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAccountingSettingsMutationOptions(options), queryClient);
    }
