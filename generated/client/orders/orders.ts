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
  BulkOrderResults,
  BulkUnassign,
  DeliveryOrderCreate,
  DeliveryOrderCreated,
  DeliveryOrderInfoView,
  DeliveryOrderNext,
  DeliveryOrderPage,
  DeliveryOrderPageView,
  DeliveryOrderPreview,
  DeliveryOrderSummary,
  DeliveryOrderUpdates,
  ForbiddenResponse,
  FormErrorResponse,
  GetPaginatedDeliveryOrdersParams,
  NotFoundResponse,
  OrderCancel,
  OrderMove,
  OrderMoved,
  PricingItems,
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
 * The published revision of the service is pinned and the price stored with its lines. Without a matching band the order is saved with the exception `price_missing`. Whoever orders for a customer may use the services offered to that customer; both places belong to the customer or the courier. Dispatch hours are read in the courier's time zone, opening hours in the place's own.
 * @summary Place an order
 */
export const createDeliveryOrder = (
    deliveryOrderCreate: BodyType<DeliveryOrderCreate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderCreated>(
      {url: `/delivery-orders`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderCreate, signal
    },
      options);
    }




export const getCreateDeliveryOrderMutationKey = () => ['createDeliveryOrder'] as const;

export const getCreateDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrder>>, TError,CreateDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrder>>, TError,CreateDeliveryOrderMutationVariables, TContext> => {

const mutationKey = getCreateDeliveryOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeliveryOrder>>, CreateDeliveryOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeliveryOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDeliveryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createDeliveryOrder>>>
    export type CreateDeliveryOrderMutationBody = BodyType<DeliveryOrderCreate>
    export type CreateDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type CreateDeliveryOrderMutationVariables = {data: BodyType<DeliveryOrderCreate>}

    /**
 * @summary Place an order
 */
export const useCreateDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrder>>, TError,CreateDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeliveryOrder>>,
        TError,
        CreateDeliveryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDeliveryOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Price an order without placing it
 */
export const previewDeliveryOrder = (
    deliveryOrderCreate: BodyType<DeliveryOrderCreate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderPreview>(
      {url: `/delivery-orders/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderCreate, signal
    },
      options);
    }




export const getPreviewDeliveryOrderMutationKey = () => ['previewDeliveryOrder'] as const;

export const getPreviewDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrder>>, TError,PreviewDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrder>>, TError,PreviewDeliveryOrderMutationVariables, TContext> => {

const mutationKey = getPreviewDeliveryOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewDeliveryOrder>>, PreviewDeliveryOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewDeliveryOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewDeliveryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof previewDeliveryOrder>>>
    export type PreviewDeliveryOrderMutationBody = BodyType<DeliveryOrderCreate>
    export type PreviewDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type PreviewDeliveryOrderMutationVariables = {data: BodyType<DeliveryOrderCreate>}

    /**
 * @summary Price an order without placing it
 */
export const usePreviewDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrder>>, TError,PreviewDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewDeliveryOrder>>,
        TError,
        PreviewDeliveryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewDeliveryOrderMutationOptions(options), queryClient);
    }
    /**
 * Every order in which the tenant is sender, receiver or broker; a driver sees only his own. A search answers the newest 1,001 that match. Under `Accept: text/csv` the filtered whole is streamed and `X-Total-Count` says how many rows come.
 * @summary Orders
 */
export const getPaginatedDeliveryOrders = (
    tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderPage>(
      {url: `/tenants/${tenantId}/paginated-delivery-orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedDeliveryOrdersQueryKey = (tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-delivery-orders` });


export const useGetPaginatedDeliveryOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-delivery-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>> = ({ signal }) => getPaginatedDeliveryOrders(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedDeliveryOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>>
export type GetPaginatedDeliveryOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedDeliveryOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders
 */

export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedDeliveryOrdersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Orders
 */
export const prefetchGetPaginatedDeliveryOrdersQuery = async <TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetPaginatedDeliveryOrdersQueryOptions(tenantId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary All that the order page shows
 */
export const getDeliveryOrderPageView = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderPageView>(
      {url: `/delivery-orders/${orderId}/page-view`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderPageViewQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/page-view` });


export const useGetDeliveryOrderPageViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/page-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderPageView>>> = ({ signal }) => getDeliveryOrderPageView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderPageViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderPageView>>>
export type GetDeliveryOrderPageViewQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All that the order page shows
 */

export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderPageViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All that the order page shows
 */
export const prefetchGetDeliveryOrderPageViewQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderPageViewQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary All that the order drawer shows
 */
export const getDeliveryOrderInfoView = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderInfoView>(
      {url: `/delivery-orders/${orderId}/info-view`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderInfoViewQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/info-view` });


export const useGetDeliveryOrderInfoViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/info-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>> = ({ signal }) => getDeliveryOrderInfoView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderInfoViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>>
export type GetDeliveryOrderInfoViewQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All that the order drawer shows
 */

export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderInfoViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All that the order drawer shows
 */
export const prefetchGetDeliveryOrderInfoViewQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderInfoViewQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary An order in a few words
 */
export const getDeliveryOrderSummary = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderSummary>(
      {url: `/delivery-orders/${orderId}/summary`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderSummaryQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/summary` });


export const useGetDeliveryOrderSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/summary`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderSummary>>> = ({ signal }) => getDeliveryOrderSummary(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderSummary>>>
export type GetDeliveryOrderSummaryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order in a few words
 */

export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderSummaryQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary An order in a few words
 */
export const prefetchGetDeliveryOrderSummaryQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderSummaryQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary The timeline of an order
 */
export const getDeliveryOrderUpdates = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderUpdates>(
      {url: `/delivery-orders/${orderId}/updates`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderUpdatesQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/updates` });


export const useGetDeliveryOrderUpdatesQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/updates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>> = ({ signal }) => getDeliveryOrderUpdates(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderUpdatesQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>>
export type GetDeliveryOrderUpdatesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The timeline of an order
 */

export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderUpdatesQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The timeline of an order
 */
export const prefetchGetDeliveryOrderUpdatesQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderUpdatesQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * 403 for those who may not read prices.
 * @summary The price of an order line by line
 */
export const getDeliveryOrderPricingItems = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricingItems>(
      {url: `/delivery-orders/${orderId}/pricing-items`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderPricingItemsQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/pricing-items` });


export const useGetDeliveryOrderPricingItemsQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/pricing-items`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>> = ({ signal }) => getDeliveryOrderPricingItems(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderPricingItemsQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>>
export type GetDeliveryOrderPricingItemsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The price of an order line by line
 */

export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderPricingItemsQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The price of an order line by line
 */
export const prefetchGetDeliveryOrderPricingItemsQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderPricingItemsQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary The next forward move
 */
export const getDeliveryOrderNext = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderNext>(
      {url: `/delivery-orders/${orderId}/next`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderNextQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/next` });


export const useGetDeliveryOrderNextQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/next`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderNext>>> = ({ signal }) => getDeliveryOrderNext(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderNextQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderNext>>>
export type GetDeliveryOrderNextQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderNext>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderNext>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The next forward move
 */

export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderNextQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The next forward move
 */
export const prefetchGetDeliveryOrderNextQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderNextQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary Make the next forward move
 */
export const moveDeliveryOrderNext = (
    orderId: number,
    orderMove: BodyType<OrderMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/next`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderMove, signal
    },
      options);
    }




export const getMoveDeliveryOrderNextMutationKey = () => ['moveDeliveryOrderNext'] as const;

export const getMoveDeliveryOrderNextMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDeliveryOrderNext>>, TError,MoveDeliveryOrderNextMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof moveDeliveryOrderNext>>, TError,MoveDeliveryOrderNextMutationVariables, TContext> => {

const mutationKey = getMoveDeliveryOrderNextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveDeliveryOrderNext>>, MoveDeliveryOrderNextMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  moveDeliveryOrderNext(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveDeliveryOrderNextMutationResult = NonNullable<Awaited<ReturnType<typeof moveDeliveryOrderNext>>>
    export type MoveDeliveryOrderNextMutationBody = BodyType<OrderMove>
    export type MoveDeliveryOrderNextMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MoveDeliveryOrderNextMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Make the next forward move
 */
export const useMoveDeliveryOrderNext = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDeliveryOrderNext>>, TError,MoveDeliveryOrderNextMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveDeliveryOrderNext>>,
        TError,
        MoveDeliveryOrderNextMutationVariables,
        TContext
      > => {
      return useMutation(getMoveDeliveryOrderNextMutationOptions(options), queryClient);
    }
    /**
 * @summary Mark an order as picked up
 */
export const markDeliveryOrderPickedUp = (
    orderId: number,
    orderMove: BodyType<OrderMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/picked-up`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderMove, signal
    },
      options);
    }




export const getMarkDeliveryOrderPickedUpMutationKey = () => ['markDeliveryOrderPickedUp'] as const;

export const getMarkDeliveryOrderPickedUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>, TError,MarkDeliveryOrderPickedUpMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>, TError,MarkDeliveryOrderPickedUpMutationVariables, TContext> => {

const mutationKey = getMarkDeliveryOrderPickedUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>, MarkDeliveryOrderPickedUpMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  markDeliveryOrderPickedUp(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkDeliveryOrderPickedUpMutationResult = NonNullable<Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>>
    export type MarkDeliveryOrderPickedUpMutationBody = BodyType<OrderMove>
    export type MarkDeliveryOrderPickedUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MarkDeliveryOrderPickedUpMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as picked up
 */
export const useMarkDeliveryOrderPickedUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>, TError,MarkDeliveryOrderPickedUpMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markDeliveryOrderPickedUp>>,
        TError,
        MarkDeliveryOrderPickedUpMutationVariables,
        TContext
      > => {
      return useMutation(getMarkDeliveryOrderPickedUpMutationOptions(options), queryClient);
    }
    /**
 * @summary Mark an order as dropped off
 */
export const markDeliveryOrderDroppedOff = (
    orderId: number,
    orderMove: BodyType<OrderMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/dropped-off`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderMove, signal
    },
      options);
    }




export const getMarkDeliveryOrderDroppedOffMutationKey = () => ['markDeliveryOrderDroppedOff'] as const;

export const getMarkDeliveryOrderDroppedOffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>, TError,MarkDeliveryOrderDroppedOffMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>, TError,MarkDeliveryOrderDroppedOffMutationVariables, TContext> => {

const mutationKey = getMarkDeliveryOrderDroppedOffMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>, MarkDeliveryOrderDroppedOffMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  markDeliveryOrderDroppedOff(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkDeliveryOrderDroppedOffMutationResult = NonNullable<Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>>
    export type MarkDeliveryOrderDroppedOffMutationBody = BodyType<OrderMove>
    export type MarkDeliveryOrderDroppedOffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MarkDeliveryOrderDroppedOffMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as dropped off
 */
export const useMarkDeliveryOrderDroppedOff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>, TError,MarkDeliveryOrderDroppedOffMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markDeliveryOrderDroppedOff>>,
        TError,
        MarkDeliveryOrderDroppedOffMutationVariables,
        TContext
      > => {
      return useMutation(getMarkDeliveryOrderDroppedOffMutationOptions(options), queryClient);
    }
    /**
 * @summary Mark an order as completed
 */
export const markDeliveryOrderCompleted = (
    orderId: number,
    orderMove: BodyType<OrderMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/completed`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderMove, signal
    },
      options);
    }




export const getMarkDeliveryOrderCompletedMutationKey = () => ['markDeliveryOrderCompleted'] as const;

export const getMarkDeliveryOrderCompletedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderCompleted>>, TError,MarkDeliveryOrderCompletedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderCompleted>>, TError,MarkDeliveryOrderCompletedMutationVariables, TContext> => {

const mutationKey = getMarkDeliveryOrderCompletedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markDeliveryOrderCompleted>>, MarkDeliveryOrderCompletedMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  markDeliveryOrderCompleted(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkDeliveryOrderCompletedMutationResult = NonNullable<Awaited<ReturnType<typeof markDeliveryOrderCompleted>>>
    export type MarkDeliveryOrderCompletedMutationBody = BodyType<OrderMove>
    export type MarkDeliveryOrderCompletedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type MarkDeliveryOrderCompletedMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as completed
 */
export const useMarkDeliveryOrderCompleted = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markDeliveryOrderCompleted>>, TError,MarkDeliveryOrderCompletedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markDeliveryOrderCompleted>>,
        TError,
        MarkDeliveryOrderCompletedMutationVariables,
        TContext
      > => {
      return useMutation(getMarkDeliveryOrderCompletedMutationOptions(options), queryClient);
    }
    /**
 * With update-limited only before pickup; outside the courier's tenant `delivery-orders.update` counts as update-limited too.
 * @summary Cancel an order
 */
export const cancelDeliveryOrder = (
    orderId: number,
    orderCancel: BodyType<OrderCancel>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/cancelled`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderCancel, signal
    },
      options);
    }




export const getCancelDeliveryOrderMutationKey = () => ['cancelDeliveryOrder'] as const;

export const getCancelDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeliveryOrder>>, TError,CancelDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelDeliveryOrder>>, TError,CancelDeliveryOrderMutationVariables, TContext> => {

const mutationKey = getCancelDeliveryOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelDeliveryOrder>>, CancelDeliveryOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  cancelDeliveryOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelDeliveryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelDeliveryOrder>>>
    export type CancelDeliveryOrderMutationBody = BodyType<OrderCancel>
    export type CancelDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type CancelDeliveryOrderMutationVariables = {orderId: number;data: BodyType<OrderCancel>}

    /**
 * @summary Cancel an order
 */
export const useCancelDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeliveryOrder>>, TError,CancelDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelDeliveryOrder>>,
        TError,
        CancelDeliveryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelDeliveryOrderMutationOptions(options), queryClient);
    }
    /**
 * Each order by itself; one that another driver has by now answers `other_driver` in its row.
 * @summary Take orders from their drivers
 */
export const unassignDeliveryOrders = (
    tenantId: number,
    bulkUnassign: BodyType<BulkUnassign>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BulkOrderResults>(
      {url: `/tenants/${tenantId}/delivery-orders/unassign`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bulkUnassign, signal
    },
      options);
    }




export const getUnassignDeliveryOrdersMutationKey = () => ['unassignDeliveryOrders'] as const;

export const getUnassignDeliveryOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unassignDeliveryOrders>>, TError,UnassignDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof unassignDeliveryOrders>>, TError,UnassignDeliveryOrdersMutationVariables, TContext> => {

const mutationKey = getUnassignDeliveryOrdersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unassignDeliveryOrders>>, UnassignDeliveryOrdersMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  unassignDeliveryOrders(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnassignDeliveryOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof unassignDeliveryOrders>>>
    export type UnassignDeliveryOrdersMutationBody = BodyType<BulkUnassign>
    export type UnassignDeliveryOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type UnassignDeliveryOrdersMutationVariables = {tenantId: number;data: BodyType<BulkUnassign>}

    /**
 * @summary Take orders from their drivers
 */
export const useUnassignDeliveryOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unassignDeliveryOrders>>, TError,UnassignDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unassignDeliveryOrders>>,
        TError,
        UnassignDeliveryOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getUnassignDeliveryOrdersMutationOptions(options), queryClient);
    }
    /**
 * 403 for those who may not read prices, 422 `document_not_ready` while the order is not completed or cancelled.
 * @summary The completion or cancellation receipt as PDF
 */
export const getDeliveryOrderReceiptPdf = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/delivery-orders/${orderId}/receipt-pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetDeliveryOrderReceiptPdfQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-pdf` });


export const useGetDeliveryOrderReceiptPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>> = ({ signal }) => getDeliveryOrderReceiptPdf(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderReceiptPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>>
export type GetDeliveryOrderReceiptPdfQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The completion or cancellation receipt as PDF
 */

export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderReceiptPdfQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The completion or cancellation receipt as PDF
 */
export const prefetchGetDeliveryOrderReceiptPdfQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderReceiptPdfQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * 403 for those who may not read prices, 422 while the order is not completed or cancelled.
 * @summary The completion or cancellation receipt as HTML
 */
export const getDeliveryOrderReceiptHtml = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/delivery-orders/${orderId}/receipt-html`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderReceiptHtmlQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-html` });


export const useGetDeliveryOrderReceiptHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>> = ({ signal }) => getDeliveryOrderReceiptHtml(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderReceiptHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>>
export type GetDeliveryOrderReceiptHtmlQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The completion or cancellation receipt as HTML
 */

export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderReceiptHtmlQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The completion or cancellation receipt as HTML
 */
export const prefetchGetDeliveryOrderReceiptHtmlQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderReceiptHtmlQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * 422 `document_not_ready` before drop-off.
 * @summary The drop-off receipt as PDF
 */
export const getDeliveryOrderDropoffReceiptPdf = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/delivery-orders/${orderId}/dropoff-receipt-pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetDeliveryOrderDropoffReceiptPdfQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-pdf` });


export const useGetDeliveryOrderDropoffReceiptPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>> = ({ signal }) => getDeliveryOrderDropoffReceiptPdf(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDropoffReceiptPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>>
export type GetDeliveryOrderDropoffReceiptPdfQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The drop-off receipt as PDF
 */

export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDropoffReceiptPdfQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The drop-off receipt as PDF
 */
export const prefetchGetDeliveryOrderDropoffReceiptPdfQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderDropoffReceiptPdfQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * 422 before drop-off.
 * @summary The drop-off receipt as HTML
 */
export const getDeliveryOrderDropoffReceiptHtml = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/delivery-orders/${orderId}/dropoff-receipt-html`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderDropoffReceiptHtmlQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-html` });


export const useGetDeliveryOrderDropoffReceiptHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>> = ({ signal }) => getDeliveryOrderDropoffReceiptHtml(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDropoffReceiptHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>>
export type GetDeliveryOrderDropoffReceiptHtmlQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>


export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The drop-off receipt as HTML
 */

export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDropoffReceiptHtmlQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The drop-off receipt as HTML
 */
export const prefetchGetDeliveryOrderDropoffReceiptHtmlQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderDropoffReceiptHtmlQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary The shipping label as PDF
 */
export const getDeliveryOrderShippingLabelPdf = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/delivery-orders/${orderId}/shipping-label-pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetDeliveryOrderShippingLabelPdfQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/shipping-label-pdf` });


export const useGetDeliveryOrderShippingLabelPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/shipping-label-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>> = ({ signal }) => getDeliveryOrderShippingLabelPdf(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderShippingLabelPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>>
export type GetDeliveryOrderShippingLabelPdfQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shipping label as PDF
 */

export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderShippingLabelPdfQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The shipping label as PDF
 */
export const prefetchGetDeliveryOrderShippingLabelPdfQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderShippingLabelPdfQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary The shipping label as HTML
 */
export const getDeliveryOrderShippingLabelHtml = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/delivery-orders/${orderId}/shipping-label-html`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderShippingLabelHtmlQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/shipping-label-html` });


export const useGetDeliveryOrderShippingLabelHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/shipping-label-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>> = ({ signal }) => getDeliveryOrderShippingLabelHtml(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderShippingLabelHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>>
export type GetDeliveryOrderShippingLabelHtmlQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shipping label as HTML
 */

export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderShippingLabelHtmlQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The shipping label as HTML
 */
export const prefetchGetDeliveryOrderShippingLabelHtmlQuery = async <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetDeliveryOrderShippingLabelHtmlQueryOptions(orderId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





