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
  Brokerage,
  BrokerageAnswer,
  BrokerageConfirm,
  BrokerageOffer,
  BrokerageReceivers,
  BulkOrderResults,
  BulkUnassign,
  Callers,
  CheckIn,
  CheckOrderImportParams,
  CheckOut,
  CommentInput,
  CreateOrderImportParams,
  DeliveryOrderCreate,
  DeliveryOrderCreated,
  DeliveryOrderData,
  DeliveryOrderDriverView,
  DeliveryOrderExceptionPage,
  DeliveryOrderField,
  DeliveryOrderFieldInput,
  DeliveryOrderFieldPage,
  DeliveryOrderFieldUpdate,
  DeliveryOrderInfoView,
  DeliveryOrderMedia,
  DeliveryOrderMediaList,
  DeliveryOrderNext,
  DeliveryOrderOverridePreview,
  DeliveryOrderOverrideView,
  DeliveryOrderOverrides,
  DeliveryOrderPage,
  DeliveryOrderPageView,
  DeliveryOrderPreview,
  DeliveryOrderSummary,
  DeliveryOrderUpdate,
  DeliveryOrderUpdates,
  DeliveryOrdersCreate,
  DeliveryOrdersCreated,
  DoneResponse,
  DriverPay,
  DriverPayUpdate,
  ForbiddenResponse,
  FormErrorResponse,
  Geostamp,
  GetCallersParams,
  GetDeliveryOrderExceptionsParams,
  GetDeliveryOrderShippingLabelHtmlParams,
  GetDeliveryOrderShippingLabelPdfParams,
  GetOrderImportRowsParams,
  GetOrderImportsParams,
  GetOrderTemplatesParams,
  GetPaginatedDeliveryOrdersParams,
  GetTenantDeliveryOrderFieldsParams,
  IdList,
  InvoicedStatusOverridden,
  InvoicedStatusOverride,
  MediaInput,
  NotFoundResponse,
  OrderCancel,
  OrderEmail,
  OrderGeostamps,
  OrderImport,
  OrderImportCheck,
  OrderImportPage,
  OrderImportRowPage,
  OrderMove,
  OrderMoved,
  OrderNextMove,
  OrderRecipients,
  OrderSms,
  OrderTemplate,
  OrderTemplateInput,
  OrderTemplateMetaPage,
  OrderTemplateUpdate,
  OverridePricingPreview,
  PinnedOrderFields,
  PreviewedPricing,
  PriceExplanation,
  PriceModifierInput,
  PricingItems,
  PricingOverridden,
  PricingOverride,
  PricingOverridePreview,
  ProtocolData,
  ProtocolDataInput,
  ReadSpreadsheetParams,
  RemoveDeliveryOrderPriceModifierParams,
  Spreadsheet,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Upload,
  UploadLimits,
  UploadRequest
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
 * @summary The couriers that an order can be brokered to
 */
export const getDeliveryOrderBrokerageReceivers = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BrokerageReceivers>(
      {url: `/delivery-orders/${orderId}/brokerage`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderBrokerageReceiversQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/brokerage` });


export const useGetDeliveryOrderBrokerageReceiversQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/brokerage`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>> = ({ signal }) => getDeliveryOrderBrokerageReceivers(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderBrokerageReceiversQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>>
export type GetDeliveryOrderBrokerageReceiversQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderBrokerageReceivers<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderBrokerageReceivers<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderBrokerageReceivers<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The couriers that an order can be brokered to
 */

export function useGetDeliveryOrderBrokerageReceivers<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageReceivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderBrokerageReceiversQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the exception off the order (docs/rules/brokerage.md, "Exceptions"), but for another price that is answered and not accepted: it stands, and so does the exception until it is accepted or changed. Both couriers find the answer in the timeline of their order.
 *
 * Accepting `bought_price_changed` makes the present price the agreed one; a person who may not read prices gets 403. Accepting `sold_order_edited` makes the same edit on the bought order: parcels as types of its own service, keeping their measures, times, distance, notes, and the speed if its service has one of that name; the price follows, and a new one is told to the other courier in turn. 422 `parcels_do_not_fit` when a piece fits no parcel type. Accepting `brokerage_answered` only says that it was read.
 *
 * An answer that does not agree needs a comment. Everything stays as it is, and the other order carries `brokerage_answered` with the comment. 422 `edit_conflict` when the order has no such exception any more, or the other courier changed more than was shown.
 * @summary Accept or answer what the other courier of a brokerage changed
 */
export const answerDeliveryOrderBrokerage = (
    orderId: number,
    brokerageAnswer: BodyType<BrokerageAnswer>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderPageView>(
      {url: `/delivery-orders/${orderId}/brokerage-answer`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: brokerageAnswer, signal
    },
      options);
    }




export const getAnswerDeliveryOrderBrokerageMutationKey = () => ['answerDeliveryOrderBrokerage'] as const;

export const getAnswerDeliveryOrderBrokerageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>, TError,AnswerDeliveryOrderBrokerageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>, TError,AnswerDeliveryOrderBrokerageMutationVariables, TContext> => {

const mutationKey = getAnswerDeliveryOrderBrokerageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>, AnswerDeliveryOrderBrokerageMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  answerDeliveryOrderBrokerage(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerDeliveryOrderBrokerageMutationResult = NonNullable<Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>>
    export type AnswerDeliveryOrderBrokerageMutationBody = BodyType<BrokerageAnswer>
    export type AnswerDeliveryOrderBrokerageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AnswerDeliveryOrderBrokerageMutationVariables = {orderId: number;data: BodyType<BrokerageAnswer>}

    /**
 * @summary Accept or answer what the other courier of a brokerage changed
 */
export const useAnswerDeliveryOrderBrokerage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>, TError,AnswerDeliveryOrderBrokerageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerDeliveryOrderBrokerage>>,
        TError,
        AnswerDeliveryOrderBrokerageMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerDeliveryOrderBrokerageMutationOptions(options), queryClient);
    }
    /**
 * 404 unless the courier is a broker partner.
 * @summary What brokering an order to a courier would mean
 */
export const getDeliveryOrderBrokerageOffer = (
    orderId: number,
    receiverTenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BrokerageOffer>(
      {url: `/delivery-orders/${orderId}/brokerage/${receiverTenantId}`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderBrokerageOfferQueryKey = (orderId: number,
    receiverTenantId: number,) =>
    tenantQueryKey({ orderId,receiverTenantId }, { url: `/delivery-orders/${orderId}/brokerage/${receiverTenantId}` });


export const useGetDeliveryOrderBrokerageOfferQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number,
    receiverTenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId,receiverTenantId }, { url: `/delivery-orders/${orderId}/brokerage/${receiverTenantId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>> = ({ signal }) => getDeliveryOrderBrokerageOffer(orderId,receiverTenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined && receiverTenantId !== null && receiverTenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderBrokerageOfferQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>>
export type GetDeliveryOrderBrokerageOfferQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderBrokerageOffer<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    receiverTenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderBrokerageOffer<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    receiverTenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderBrokerageOffer<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    receiverTenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What brokering an order to a courier would mean
 */

export function useGetDeliveryOrderBrokerageOffer<TData = Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    receiverTenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderBrokerageOffer>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderBrokerageOfferQueryOptions(orderId,receiverTenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Places the second order and links the two (docs/rules/brokerage.md, "Confirming"). 422 `not_brokerable` when the order has a driver, is brokered already, or is closed; `offer_changed` when the order or its price with the other courier is not what was shown.
 *
 * What the protocol of the first order requires at the stops is asked of the driver of the second. From then on the first order follows the second: its status, times, check-ins, proofs and files, in the name of the other courier and of none of its people: the customer reads which courier carries its order, but neither who drives, nor what was paid for it, nor the margin. It is moved and assigned by nobody else, 422 `brokered`. Cancelling it cancels the second as well, until that one is picked up, 422 `brokered_under_way`. When the second order is cancelled by itself the first waits for a driver again, with a `created_unassigned` entry that says why, and can be brokered anew.
 * @summary Broker an order to a courier
 */
export const confirmDeliveryOrderBrokerage = (
    orderId: number,
    receiverTenantId: number,
    brokerageConfirm: BodyType<BrokerageConfirm>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Brokerage>(
      {url: `/delivery-orders/${orderId}/brokerage/${receiverTenantId}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: brokerageConfirm, signal
    },
      options);
    }




export const getConfirmDeliveryOrderBrokerageMutationKey = () => ['confirmDeliveryOrderBrokerage'] as const;

export const getConfirmDeliveryOrderBrokerageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>, TError,ConfirmDeliveryOrderBrokerageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>, TError,ConfirmDeliveryOrderBrokerageMutationVariables, TContext> => {

const mutationKey = getConfirmDeliveryOrderBrokerageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>, ConfirmDeliveryOrderBrokerageMutationVariables> = (props) => {
          const {orderId,receiverTenantId,data} = props ?? {};

          return  confirmDeliveryOrderBrokerage(orderId,receiverTenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmDeliveryOrderBrokerageMutationResult = NonNullable<Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>>
    export type ConfirmDeliveryOrderBrokerageMutationBody = BodyType<BrokerageConfirm>
    export type ConfirmDeliveryOrderBrokerageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ConfirmDeliveryOrderBrokerageMutationVariables = {orderId: number;receiverTenantId: number;data: BodyType<BrokerageConfirm>}

    /**
 * @summary Broker an order to a courier
 */
export const useConfirmDeliveryOrderBrokerage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>, TError,ConfirmDeliveryOrderBrokerageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmDeliveryOrderBrokerage>>,
        TError,
        ConfirmDeliveryOrderBrokerageMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmDeliveryOrderBrokerageMutationOptions(options), queryClient);
    }
    /**
 * Customers, contacts, locations and people of the organisation and of its connected customers, each as far as the caller may read them: customers with their contacts and people by `customers.read`, own contacts by `tenants.read`, locations by `locations.read`, own people by `users.read`. Nobody for a person of another organisation. A number matches without regard to its extension; who has the same one comes first. What is no phone number: 400.
 * @summary Who has a phone number, with their open orders
 */
export const getCallers = (
    tenantId: number,
    params: GetCallersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Callers>(
      {url: `/tenants/${tenantId}/callers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCallersQueryKey = (tenantId: number,
    params?: GetCallersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/callers` });


export const useGetCallersQueryOptions = <TData = Awaited<ReturnType<typeof getCallers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetCallersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/callers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCallers>>> = ({ signal }) => getCallers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCallersQueryResult = NonNullable<Awaited<ReturnType<typeof getCallers>>>
export type GetCallersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCallers<TData = Awaited<ReturnType<typeof getCallers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetCallersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallers>>,
          TError,
          Awaited<ReturnType<typeof getCallers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallers<TData = Awaited<ReturnType<typeof getCallers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetCallersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCallers>>,
          TError,
          Awaited<ReturnType<typeof getCallers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCallers<TData = Awaited<ReturnType<typeof getCallers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetCallersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who has a phone number, with their open orders
 */

export function useGetCallers<TData = Awaited<ReturnType<typeof getCallers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetCallersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCallers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCallersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 `legacy_order` for an order without a price snapshot, `order_cancelled` for a cancelled one.
 * @summary An order as it stands to be edited
 */
export const getDeliveryOrderOverrideView = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderOverrideView>(
      {url: `/delivery-orders/${orderId}/override-view`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderOverrideViewQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/override-view` });


export const useGetDeliveryOrderOverrideViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/override-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>> = ({ signal }) => getDeliveryOrderOverrideView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderOverrideViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>>
export type GetDeliveryOrderOverrideViewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderOverrideView<TData = Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderOverrideView<TData = Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderOverrideView<TData = Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order as it stands to be edited
 */

export function useGetDeliveryOrderOverrideView<TData = Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderOverrideView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderOverrideViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Priced anew on the pinned revision, keeping adjustments and wait time; another time scheduled moves the start of the wait. No piece beyond the limits of its type, no time more than 24 hours before the order was placed. An edit by which the price would no longer cover the discounts on it is refused, 422 `price_below_zero`; whether a discount has become more than 30 % of it is asked where discounts are given, not here. Of a brokered order the notes are changed with the other courier as well, unless that one wrote its own; parcels, times and the price agreed with it stay. Another time that is more than a year ahead answers 422 `unusual_order` with the question as its message until `confirmUnusual` says yes. 422 `edit_conflict` when somebody else changed it since `version`; `order_cancelled` for a cancelled order.
 * @summary Edit the details and parcels of an order
 */
export const updateDeliveryOrderOverrides = (
    orderId: number,
    deliveryOrderOverrides: BodyType<DeliveryOrderOverrides>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderOverrideView>(
      {url: `/delivery-orders/${orderId}/overrides`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderOverrides, signal
    },
      options);
    }




export const getUpdateDeliveryOrderOverridesMutationKey = () => ['updateDeliveryOrderOverrides'] as const;

export const getUpdateDeliveryOrderOverridesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>, TError,UpdateDeliveryOrderOverridesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>, TError,UpdateDeliveryOrderOverridesMutationVariables, TContext> => {

const mutationKey = getUpdateDeliveryOrderOverridesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>, UpdateDeliveryOrderOverridesMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  updateDeliveryOrderOverrides(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDeliveryOrderOverridesMutationResult = NonNullable<Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>>
    export type UpdateDeliveryOrderOverridesMutationBody = BodyType<DeliveryOrderOverrides>
    export type UpdateDeliveryOrderOverridesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateDeliveryOrderOverridesMutationVariables = {orderId: number;data: BodyType<DeliveryOrderOverrides>}

    /**
 * @summary Edit the details and parcels of an order
 */
export const useUpdateDeliveryOrderOverrides = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>, TError,UpdateDeliveryOrderOverridesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDeliveryOrderOverrides>>,
        TError,
        UpdateDeliveryOrderOverridesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDeliveryOrderOverridesMutationOptions(options), queryClient);
    }
    /**
 * Refused as the edit would be.
 * @summary What an edited order would cost
 */
export const previewDeliveryOrderOverrides = (
    orderId: number,
    deliveryOrderOverridePreview: BodyType<DeliveryOrderOverridePreview>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OverridePricingPreview>(
      {url: `/delivery-orders/${orderId}/overrides/price-preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderOverridePreview, signal
    },
      options);
    }




export const getPreviewDeliveryOrderOverridesMutationKey = () => ['previewDeliveryOrderOverrides'] as const;

export const getPreviewDeliveryOrderOverridesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>, TError,PreviewDeliveryOrderOverridesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>, TError,PreviewDeliveryOrderOverridesMutationVariables, TContext> => {

const mutationKey = getPreviewDeliveryOrderOverridesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>, PreviewDeliveryOrderOverridesMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  previewDeliveryOrderOverrides(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewDeliveryOrderOverridesMutationResult = NonNullable<Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>>
    export type PreviewDeliveryOrderOverridesMutationBody = BodyType<DeliveryOrderOverridePreview>
    export type PreviewDeliveryOrderOverridesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewDeliveryOrderOverridesMutationVariables = {orderId: number;data: BodyType<DeliveryOrderOverridePreview>}

    /**
 * @summary What an edited order would cost
 */
export const usePreviewDeliveryOrderOverrides = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>, TError,PreviewDeliveryOrderOverridesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewDeliveryOrderOverrides>>,
        TError,
        PreviewDeliveryOrderOverridesMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewDeliveryOrderOverridesMutationOptions(options), queryClient);
    }
    /**
 * 403 for those who may not read prices. A pre-tax total below zero is refused as it would be when saved; a large discount is priced without being asked about.
 * @summary What an order would cost with other adjustments
 */
export const previewDeliveryOrderPricing = (
    orderId: number,
    pricingOverridePreview: BodyType<PricingOverridePreview>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PreviewedPricing>(
      {url: `/delivery-orders/${orderId}/override-other/preview-price`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pricingOverridePreview, signal
    },
      options);
    }




export const getPreviewDeliveryOrderPricingMutationKey = () => ['previewDeliveryOrderPricing'] as const;

export const getPreviewDeliveryOrderPricingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderPricing>>, TError,PreviewDeliveryOrderPricingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderPricing>>, TError,PreviewDeliveryOrderPricingMutationVariables, TContext> => {

const mutationKey = getPreviewDeliveryOrderPricingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewDeliveryOrderPricing>>, PreviewDeliveryOrderPricingMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  previewDeliveryOrderPricing(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewDeliveryOrderPricingMutationResult = NonNullable<Awaited<ReturnType<typeof previewDeliveryOrderPricing>>>
    export type PreviewDeliveryOrderPricingMutationBody = BodyType<PricingOverridePreview>
    export type PreviewDeliveryOrderPricingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewDeliveryOrderPricingMutationVariables = {orderId: number;data: BodyType<PricingOverridePreview>}

    /**
 * @summary What an order would cost with other adjustments
 */
export const usePreviewDeliveryOrderPricing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewDeliveryOrderPricing>>, TError,PreviewDeliveryOrderPricingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewDeliveryOrderPricing>>,
        TError,
        PreviewDeliveryOrderPricingMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewDeliveryOrderPricingMutationOptions(options), queryClient);
    }
    /**
 * 422 `edit_conflict` when the price changed since `version`. A pre-tax total below zero is refused, 422 `price_below_zero` with the message at the adjustment that makes it so: of the discounts in their order the first that takes off more than is left, all additions counted. A discount of more than 30 % of the pre-tax total without it answers 422 `large_discount` with `discountPercent` until `confirmLargeDiscount` says yes; one that was as large a part before is not asked about again. What changes a price without a person typing it (a wait that is ended, terms that became cheaper) is never refused: what discounts would take off below zero is given back by the line `floor`, Unused Discount. 403 for those who may not read prices.
 * @summary Change the adjustments of a price
 */
export const overrideDeliveryOrderPricing = (
    orderId: number,
    pricingOverride: BodyType<PricingOverride>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricingOverridden>(
      {url: `/delivery-orders/${orderId}/override-other`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: pricingOverride, signal
    },
      options);
    }




export const getOverrideDeliveryOrderPricingMutationKey = () => ['overrideDeliveryOrderPricing'] as const;

export const getOverrideDeliveryOrderPricingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>, TError,OverrideDeliveryOrderPricingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>, TError,OverrideDeliveryOrderPricingMutationVariables, TContext> => {

const mutationKey = getOverrideDeliveryOrderPricingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>, OverrideDeliveryOrderPricingMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  overrideDeliveryOrderPricing(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OverrideDeliveryOrderPricingMutationResult = NonNullable<Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>>
    export type OverrideDeliveryOrderPricingMutationBody = BodyType<PricingOverride>
    export type OverrideDeliveryOrderPricingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type OverrideDeliveryOrderPricingMutationVariables = {orderId: number;data: BodyType<PricingOverride>}

    /**
 * @summary Change the adjustments of a price
 */
export const useOverrideDeliveryOrderPricing = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>, TError,OverrideDeliveryOrderPricingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof overrideDeliveryOrderPricing>>,
        TError,
        OverrideDeliveryOrderPricingMutationVariables,
        TContext
      > => {
      return useMutation(getOverrideDeliveryOrderPricingMutationOptions(options), queryClient);
    }
    /**
 * Once what its price lacked was mended: by the published revision of its service, which becomes the order's own where it has everything that the order chose, by the fuel and the holidays of its day as they are known now, and by the province of its location. An order that has a price keeps it: 422 `price_stands`. 403 for those who may not read prices.
 * @summary Price an order again that has no price
 */
export const priceDeliveryOrderAgain = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricingOverridden>(
      {url: `/delivery-orders/${orderId}/price-again`, method: 'POST', signal
    },
      options);
    }




export const getPriceDeliveryOrderAgainMutationKey = () => ['priceDeliveryOrderAgain'] as const;

export const getPriceDeliveryOrderAgainMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof priceDeliveryOrderAgain>>, TError,PriceDeliveryOrderAgainMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof priceDeliveryOrderAgain>>, TError,PriceDeliveryOrderAgainMutationVariables, TContext> => {

const mutationKey = getPriceDeliveryOrderAgainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof priceDeliveryOrderAgain>>, PriceDeliveryOrderAgainMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  priceDeliveryOrderAgain(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PriceDeliveryOrderAgainMutationResult = NonNullable<Awaited<ReturnType<typeof priceDeliveryOrderAgain>>>

    export type PriceDeliveryOrderAgainMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PriceDeliveryOrderAgainMutationVariables = {orderId: number}

    /**
 * @summary Price an order again that has no price
 */
export const usePriceDeliveryOrderAgain = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof priceDeliveryOrderAgain>>, TError,PriceDeliveryOrderAgainMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof priceDeliveryOrderAgain>>,
        TError,
        PriceDeliveryOrderAgainMutationVariables,
        TContext
      > => {
      return useMutation(getPriceDeliveryOrderAgainMutationOptions(options), queryClient);
    }
    /**
 * Answers the id of the adjustment as `modifierId`; one that was taken off is never given again. A price has at most 50. A pre-tax total below zero is refused, 422 `price_below_zero`. A discount of more than 30 % of the pre-tax total without it answers 422 `large_discount` with `discountPercent` until `confirmLargeDiscount` says yes; one that was as large a part before is not asked about again.
 * @summary Add one adjustment to a price
 */
export const addDeliveryOrderPriceModifier = (
    orderId: number,
    priceModifierInput: BodyType<PriceModifierInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricingOverridden>(
      {url: `/delivery-orders/${orderId}/price-modifier`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: priceModifierInput, signal
    },
      options);
    }




export const getAddDeliveryOrderPriceModifierMutationKey = () => ['addDeliveryOrderPriceModifier'] as const;

export const getAddDeliveryOrderPriceModifierMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>, TError,AddDeliveryOrderPriceModifierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>, TError,AddDeliveryOrderPriceModifierMutationVariables, TContext> => {

const mutationKey = getAddDeliveryOrderPriceModifierMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>, AddDeliveryOrderPriceModifierMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  addDeliveryOrderPriceModifier(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddDeliveryOrderPriceModifierMutationResult = NonNullable<Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>>
    export type AddDeliveryOrderPriceModifierMutationBody = BodyType<PriceModifierInput>
    export type AddDeliveryOrderPriceModifierMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AddDeliveryOrderPriceModifierMutationVariables = {orderId: number;data: BodyType<PriceModifierInput>}

    /**
 * @summary Add one adjustment to a price
 */
export const useAddDeliveryOrderPriceModifier = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>, TError,AddDeliveryOrderPriceModifierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addDeliveryOrderPriceModifier>>,
        TError,
        AddDeliveryOrderPriceModifierMutationVariables,
        TContext
      > => {
      return useMutation(getAddDeliveryOrderPriceModifierMutationOptions(options), queryClient);
    }
    /**
 * An addition without which the discounts exceed the price stays: 422 `price_below_zero`. One without which they become more than 30 % of it is asked about as when a discount is added.
 * @summary Take one adjustment off a price
 */
export const removeDeliveryOrderPriceModifier = (
    orderId: number,
    modifierId: number,
    params?: RemoveDeliveryOrderPriceModifierParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricingOverridden>(
      {url: `/delivery-orders/${orderId}/price-modifier/${modifierId}`, method: 'DELETE',
        params, signal
    },
      options);
    }




export const getRemoveDeliveryOrderPriceModifierMutationKey = () => ['removeDeliveryOrderPriceModifier'] as const;

export const getRemoveDeliveryOrderPriceModifierMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>, TError,RemoveDeliveryOrderPriceModifierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>, TError,RemoveDeliveryOrderPriceModifierMutationVariables, TContext> => {

const mutationKey = getRemoveDeliveryOrderPriceModifierMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>, RemoveDeliveryOrderPriceModifierMutationVariables> = (props) => {
          const {orderId,modifierId,params} = props ?? {};

          return  removeDeliveryOrderPriceModifier(orderId,modifierId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveDeliveryOrderPriceModifierMutationResult = NonNullable<Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>>

    export type RemoveDeliveryOrderPriceModifierMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RemoveDeliveryOrderPriceModifierMutationVariables = {orderId: number;modifierId: number;params?: RemoveDeliveryOrderPriceModifierParams}

    /**
 * @summary Take one adjustment off a price
 */
export const useRemoveDeliveryOrderPriceModifier = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>, TError,RemoveDeliveryOrderPriceModifierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeDeliveryOrderPriceModifier>>,
        TError,
        RemoveDeliveryOrderPriceModifierMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveDeliveryOrderPriceModifierMutationOptions(options), queryClient);
    }
    /**
 * For those who may read prices. The pay follows the price (docs/rules/driver-pay-and-wait-time.md, "Driver pay"), also the cancellation charge of a cancelled order. The payable amount is never below zero, so that only an adjustment of the pay itself can make it negative.
 * @summary What the driver of an order earns
 */
export const getDeliveryOrderDriverPay = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPay>(
      {url: `/delivery-orders/${orderId}/driver-pay`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderDriverPayQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/driver-pay` });


export const useGetDeliveryOrderDriverPayQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/driver-pay`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>> = ({ signal }) => getDeliveryOrderDriverPay(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDriverPayQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>>
export type GetDeliveryOrderDriverPayQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderDriverPay<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDriverPay<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDriverPay<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the driver of an order earns
 */

export function useGetDeliveryOrderDriverPay<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverPay>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDriverPayQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 `edit_conflict` when it changed since `version`, `order_cancelled` for a cancelled order.
 * @summary Change what the driver of an order earns
 */
export const updateDeliveryOrderDriverPay = (
    orderId: number,
    driverPayUpdate: BodyType<DriverPayUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPay>(
      {url: `/delivery-orders/${orderId}/driver-pay`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: driverPayUpdate, signal
    },
      options);
    }




export const getUpdateDeliveryOrderDriverPayMutationKey = () => ['updateDeliveryOrderDriverPay'] as const;

export const getUpdateDeliveryOrderDriverPayMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>, TError,UpdateDeliveryOrderDriverPayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>, TError,UpdateDeliveryOrderDriverPayMutationVariables, TContext> => {

const mutationKey = getUpdateDeliveryOrderDriverPayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>, UpdateDeliveryOrderDriverPayMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  updateDeliveryOrderDriverPay(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDeliveryOrderDriverPayMutationResult = NonNullable<Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>>
    export type UpdateDeliveryOrderDriverPayMutationBody = BodyType<DriverPayUpdate>
    export type UpdateDeliveryOrderDriverPayMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateDeliveryOrderDriverPayMutationVariables = {orderId: number;data: BodyType<DriverPayUpdate>}

    /**
 * @summary Change what the driver of an order earns
 */
export const useUpdateDeliveryOrderDriverPay = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>, TError,UpdateDeliveryOrderDriverPayMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDeliveryOrderDriverPay>>,
        TError,
        UpdateDeliveryOrderDriverPayMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDeliveryOrderDriverPayMutationOptions(options), queryClient);
    }
    /**
 * An order that is or was billed may be set by hand by those who update orders; any other by those with accounting.read alone, else 422 `bill_status_locked` (docs/rules/order-status.md, "Billing status"). A cancelled order is open to both, whatever it was: whether the cancellation is billed is theirs to say. What is no longer billed loses the exception `price_changed_after_export`.
 * @summary Override the billing status of an order
 */
export const overrideDeliveryOrderInvoicedStatus = (
    orderId: number,
    invoicedStatusOverride: BodyType<InvoicedStatusOverride>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicedStatusOverridden>(
      {url: `/delivery-orders/${orderId}/invoiced-status`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: invoicedStatusOverride, signal
    },
      options);
    }




export const getOverrideDeliveryOrderInvoicedStatusMutationKey = () => ['overrideDeliveryOrderInvoicedStatus'] as const;

export const getOverrideDeliveryOrderInvoicedStatusMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>, TError,OverrideDeliveryOrderInvoicedStatusMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>, TError,OverrideDeliveryOrderInvoicedStatusMutationVariables, TContext> => {

const mutationKey = getOverrideDeliveryOrderInvoicedStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>, OverrideDeliveryOrderInvoicedStatusMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  overrideDeliveryOrderInvoicedStatus(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OverrideDeliveryOrderInvoicedStatusMutationResult = NonNullable<Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>>
    export type OverrideDeliveryOrderInvoicedStatusMutationBody = BodyType<InvoicedStatusOverride>
    export type OverrideDeliveryOrderInvoicedStatusMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type OverrideDeliveryOrderInvoicedStatusMutationVariables = {orderId: number;data: BodyType<InvoicedStatusOverride>}

    /**
 * @summary Override the billing status of an order
 */
export const useOverrideDeliveryOrderInvoicedStatus = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>, TError,OverrideDeliveryOrderInvoicedStatusMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof overrideDeliveryOrderInvoicedStatus>>,
        TError,
        OverrideDeliveryOrderInvoicedStatusMutationVariables,
        TContext
      > => {
      return useMutation(getOverrideDeliveryOrderInvoicedStatusMutationOptions(options), queryClient);
    }
    /**
 * @summary The order fields of an organisation
 */
export const getTenantDeliveryOrderFields = (
    tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderFieldPage>(
      {url: `/tenants/${tenantId}/delivery-order-fields`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantDeliveryOrderFieldsQueryKey = (tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/delivery-order-fields` });


export const useGetTenantDeliveryOrderFieldsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/delivery-order-fields`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>> = ({ signal }) => getTenantDeliveryOrderFields(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantDeliveryOrderFieldsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>>
export type GetTenantDeliveryOrderFieldsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantDeliveryOrderFields<TData = Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantDeliveryOrderFieldsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>,
          TError,
          Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDeliveryOrderFields<TData = Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>,
          TError,
          Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDeliveryOrderFields<TData = Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The order fields of an organisation
 */

export function useGetTenantDeliveryOrderFields<TData = Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDeliveryOrderFieldsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDeliveryOrderFields>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantDeliveryOrderFieldsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A courier has at most 30: 422 `too_many`.
 * @summary Add an order field
 */
export const createDeliveryOrderField = (
    tenantId: number,
    deliveryOrderFieldInput: BodyType<DeliveryOrderFieldInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderField>(
      {url: `/tenants/${tenantId}/delivery-order-fields`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderFieldInput, signal
    },
      options);
    }




export const getCreateDeliveryOrderFieldMutationKey = () => ['createDeliveryOrderField'] as const;

export const getCreateDeliveryOrderFieldMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrderField>>, TError,CreateDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrderField>>, TError,CreateDeliveryOrderFieldMutationVariables, TContext> => {

const mutationKey = getCreateDeliveryOrderFieldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeliveryOrderField>>, CreateDeliveryOrderFieldMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createDeliveryOrderField(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDeliveryOrderFieldMutationResult = NonNullable<Awaited<ReturnType<typeof createDeliveryOrderField>>>
    export type CreateDeliveryOrderFieldMutationBody = BodyType<DeliveryOrderFieldInput>
    export type CreateDeliveryOrderFieldMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateDeliveryOrderFieldMutationVariables = {tenantId: number;data: BodyType<DeliveryOrderFieldInput>}

    /**
 * @summary Add an order field
 */
export const useCreateDeliveryOrderField = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrderField>>, TError,CreateDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeliveryOrderField>>,
        TError,
        CreateDeliveryOrderFieldMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDeliveryOrderFieldMutationOptions(options), queryClient);
    }
    /**
 * These are offered at once, all others under more details.
 * @summary Pin order fields
 */
export const pinDeliveryOrderFields = (
    tenantId: number,
    pinnedOrderFields: BodyType<PinnedOrderFields>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/delivery-order-fields/pinned`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: pinnedOrderFields, signal
    },
      options);
    }




export const getPinDeliveryOrderFieldsMutationKey = () => ['pinDeliveryOrderFields'] as const;

export const getPinDeliveryOrderFieldsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinDeliveryOrderFields>>, TError,PinDeliveryOrderFieldsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof pinDeliveryOrderFields>>, TError,PinDeliveryOrderFieldsMutationVariables, TContext> => {

const mutationKey = getPinDeliveryOrderFieldsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pinDeliveryOrderFields>>, PinDeliveryOrderFieldsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  pinDeliveryOrderFields(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PinDeliveryOrderFieldsMutationResult = NonNullable<Awaited<ReturnType<typeof pinDeliveryOrderFields>>>
    export type PinDeliveryOrderFieldsMutationBody = BodyType<PinnedOrderFields>
    export type PinDeliveryOrderFieldsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PinDeliveryOrderFieldsMutationVariables = {tenantId: number;data: BodyType<PinnedOrderFields>}

    /**
 * @summary Pin order fields
 */
export const usePinDeliveryOrderFields = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinDeliveryOrderFields>>, TError,PinDeliveryOrderFieldsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pinDeliveryOrderFields>>,
        TError,
        PinDeliveryOrderFieldsMutationVariables,
        TContext
      > => {
      return useMutation(getPinDeliveryOrderFieldsMutationOptions(options), queryClient);
    }
    /**
 * In that of their ids. Those that are not named follow, in the order that they have.
 * @summary Put order fields in an order
 */
export const arrangeDeliveryOrderFields = (
    tenantId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/delivery-order-fields/order`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArrangeDeliveryOrderFieldsMutationKey = () => ['arrangeDeliveryOrderFields'] as const;

export const getArrangeDeliveryOrderFieldsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>, TError,ArrangeDeliveryOrderFieldsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>, TError,ArrangeDeliveryOrderFieldsMutationVariables, TContext> => {

const mutationKey = getArrangeDeliveryOrderFieldsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>, ArrangeDeliveryOrderFieldsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  arrangeDeliveryOrderFields(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArrangeDeliveryOrderFieldsMutationResult = NonNullable<Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>>
    export type ArrangeDeliveryOrderFieldsMutationBody = BodyType<IdList>
    export type ArrangeDeliveryOrderFieldsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArrangeDeliveryOrderFieldsMutationVariables = {tenantId: number;data: BodyType<IdList>}

    /**
 * @summary Put order fields in an order
 */
export const useArrangeDeliveryOrderFields = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>, TError,ArrangeDeliveryOrderFieldsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof arrangeDeliveryOrderFields>>,
        TError,
        ArrangeDeliveryOrderFieldsMutationVariables,
        TContext
      > => {
      return useMutation(getArrangeDeliveryOrderFieldsMutationOptions(options), queryClient);
    }
    /**
 * @summary An order field
 */
export const getDeliveryOrderField = (
    deliveryOrderFieldId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderField>(
      {url: `/delivery-order-fields/${deliveryOrderFieldId}`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderFieldQueryKey = (deliveryOrderFieldId: number,) =>
    tenantQueryKey({ deliveryOrderFieldId }, { url: `/delivery-order-fields/${deliveryOrderFieldId}` });


export const useGetDeliveryOrderFieldQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderField>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(deliveryOrderFieldId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ deliveryOrderFieldId }, { url: `/delivery-order-fields/${deliveryOrderFieldId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderField>>> = ({ signal }) => getDeliveryOrderField(deliveryOrderFieldId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: deliveryOrderFieldId !== null && deliveryOrderFieldId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderFieldQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderField>>>
export type GetDeliveryOrderFieldQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderField<TData = Awaited<ReturnType<typeof getDeliveryOrderField>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deliveryOrderFieldId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderField>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderField>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderField<TData = Awaited<ReturnType<typeof getDeliveryOrderField>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deliveryOrderFieldId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderField>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderField>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderField<TData = Awaited<ReturnType<typeof getDeliveryOrderField>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deliveryOrderFieldId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order field
 */

export function useGetDeliveryOrderField<TData = Awaited<ReturnType<typeof getDeliveryOrderField>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deliveryOrderFieldId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderField>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderFieldQueryOptions(deliveryOrderFieldId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change an order field
 */
export const updateDeliveryOrderField = (
    deliveryOrderFieldId: number,
    deliveryOrderFieldUpdate: BodyType<DeliveryOrderFieldUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderField>(
      {url: `/delivery-order-fields/${deliveryOrderFieldId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrderFieldUpdate, signal
    },
      options);
    }




export const getUpdateDeliveryOrderFieldMutationKey = () => ['updateDeliveryOrderField'] as const;

export const getUpdateDeliveryOrderFieldMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderField>>, TError,UpdateDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderField>>, TError,UpdateDeliveryOrderFieldMutationVariables, TContext> => {

const mutationKey = getUpdateDeliveryOrderFieldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDeliveryOrderField>>, UpdateDeliveryOrderFieldMutationVariables> = (props) => {
          const {deliveryOrderFieldId,data} = props ?? {};

          return  updateDeliveryOrderField(deliveryOrderFieldId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDeliveryOrderFieldMutationResult = NonNullable<Awaited<ReturnType<typeof updateDeliveryOrderField>>>
    export type UpdateDeliveryOrderFieldMutationBody = BodyType<DeliveryOrderFieldUpdate>
    export type UpdateDeliveryOrderFieldMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateDeliveryOrderFieldMutationVariables = {deliveryOrderFieldId: number;data: BodyType<DeliveryOrderFieldUpdate>}

    /**
 * @summary Change an order field
 */
export const useUpdateDeliveryOrderField = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDeliveryOrderField>>, TError,UpdateDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDeliveryOrderField>>,
        TError,
        UpdateDeliveryOrderFieldMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDeliveryOrderFieldMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an order field
 */
export const deleteDeliveryOrderField = (
    deliveryOrderFieldId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-order-fields/${deliveryOrderFieldId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteDeliveryOrderFieldMutationKey = () => ['deleteDeliveryOrderField'] as const;

export const getDeleteDeliveryOrderFieldMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryOrderField>>, TError,DeleteDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryOrderField>>, TError,DeleteDeliveryOrderFieldMutationVariables, TContext> => {

const mutationKey = getDeleteDeliveryOrderFieldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDeliveryOrderField>>, DeleteDeliveryOrderFieldMutationVariables> = (props) => {
          const {deliveryOrderFieldId} = props ?? {};

          return  deleteDeliveryOrderField(deliveryOrderFieldId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDeliveryOrderFieldMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDeliveryOrderField>>>

    export type DeleteDeliveryOrderFieldMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteDeliveryOrderFieldMutationVariables = {deliveryOrderFieldId: number}

    /**
 * @summary Delete an order field
 */
export const useDeleteDeliveryOrderField = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDeliveryOrderField>>, TError,DeleteDeliveryOrderFieldMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDeliveryOrderField>>,
        TError,
        DeleteDeliveryOrderFieldMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDeliveryOrderFieldMutationOptions(options), queryClient);
    }
    /**
 * Nothing is stored: says of each row what it would become, where it would go, what it would cost and what is wrong with it. A part of a file at a time.
 * @summary Try orders of a file
 */
export const checkOrderImport = (
    tenantId: number,
    checkOrderImportBody: BodyType<string>,
    params: CheckOrderImportParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImportCheck>(
      {url: `/tenants/${tenantId}/order-imports/check`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: checkOrderImportBody,
        params, signal
    },
      options);
    }




export const getCheckOrderImportMutationKey = () => ['checkOrderImport'] as const;

export const getCheckOrderImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOrderImport>>, TError,CheckOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof checkOrderImport>>, TError,CheckOrderImportMutationVariables, TContext> => {

const mutationKey = getCheckOrderImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOrderImport>>, CheckOrderImportMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  checkOrderImport(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOrderImportMutationResult = NonNullable<Awaited<ReturnType<typeof checkOrderImport>>>
    export type CheckOrderImportMutationBody = BodyType<string>
    export type CheckOrderImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CheckOrderImportMutationVariables = {tenantId: number;data: BodyType<string>;params: CheckOrderImportParams}

    /**
 * @summary Try orders of a file
 */
export const useCheckOrderImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOrderImport>>, TError,CheckOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOrderImport>>,
        TError,
        CheckOrderImportMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOrderImportMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary Imports of orders
 */
export const getOrderImports = (
    tenantId: number,
    params?: GetOrderImportsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImportPage>(
      {url: `/tenants/${tenantId}/order-imports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderImportsQueryKey = (tenantId: number,
    params?: GetOrderImportsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/order-imports` });


export const useGetOrderImportsQueryOptions = <TData = Awaited<ReturnType<typeof getOrderImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetOrderImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/order-imports`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderImports>>> = ({ signal }) => getOrderImports(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderImportsQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderImports>>>
export type GetOrderImportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderImports<TData = Awaited<ReturnType<typeof getOrderImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetOrderImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImports>>,
          TError,
          Awaited<ReturnType<typeof getOrderImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImports<TData = Awaited<ReturnType<typeof getOrderImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImports>>,
          TError,
          Awaited<ReturnType<typeof getOrderImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImports<TData = Awaited<ReturnType<typeof getOrderImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Imports of orders
 */

export function useGetOrderImports<TData = Awaited<ReturnType<typeof getOrderImports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderImportsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a job: each row is placed as one order is, in a transaction of its own, and keeps what became of it. A row whose reference was placed before is none; one that says something else than then is refused. More than 5,000 rows are 422.
 * @summary Place orders of a file
 */
export const createOrderImport = (
    tenantId: number,
    createOrderImportBody: BodyType<string>,
    params: CreateOrderImportParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImport>(
      {url: `/tenants/${tenantId}/order-imports`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: createOrderImportBody,
        params, signal
    },
      options);
    }




export const getCreateOrderImportMutationKey = () => ['createOrderImport'] as const;

export const getCreateOrderImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderImport>>, TError,CreateOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderImport>>, TError,CreateOrderImportMutationVariables, TContext> => {

const mutationKey = getCreateOrderImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderImport>>, CreateOrderImportMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  createOrderImport(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderImportMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderImport>>>
    export type CreateOrderImportMutationBody = BodyType<string>
    export type CreateOrderImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateOrderImportMutationVariables = {tenantId: number;data: BodyType<string>;params: CreateOrderImportParams}

    /**
 * @summary Place orders of a file
 */
export const useCreateOrderImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderImport>>, TError,CreateOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderImport>>,
        TError,
        CreateOrderImportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderImportMutationOptions(options), queryClient);
    }
    /**
 * @summary An import of orders
 */
export const getOrderImport = (
    orderImportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImport>(
      {url: `/order-imports/${orderImportId}`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderImportQueryKey = (orderImportId: number,) =>
    tenantQueryKey({ orderImportId }, { url: `/order-imports/${orderImportId}` });


export const useGetOrderImportQueryOptions = <TData = Awaited<ReturnType<typeof getOrderImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderImportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderImportId }, { url: `/order-imports/${orderImportId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderImport>>> = ({ signal }) => getOrderImport(orderImportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderImportId !== null && orderImportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderImportQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderImport>>>
export type GetOrderImportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderImport<TData = Awaited<ReturnType<typeof getOrderImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImport>>,
          TError,
          Awaited<ReturnType<typeof getOrderImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImport<TData = Awaited<ReturnType<typeof getOrderImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImport>>,
          TError,
          Awaited<ReturnType<typeof getOrderImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImport<TData = Awaited<ReturnType<typeof getOrderImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An import of orders
 */

export function useGetOrderImport<TData = Awaited<ReturnType<typeof getOrderImport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderImportQueryOptions(orderImportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the order of the file. Under `Accept: text/csv` the filtered whole.
 * @summary What became of the rows
 */
export const getOrderImportRows = (
    orderImportId: number,
    params?: GetOrderImportRowsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImportRowPage>(
      {url: `/order-imports/${orderImportId}/rows`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderImportRowsQueryKey = (orderImportId: number,
    params?: GetOrderImportRowsParams,) =>
    tenantQueryKey({ orderImportId,params }, { url: `/order-imports/${orderImportId}/rows` });


export const useGetOrderImportRowsQueryOptions = <TData = Awaited<ReturnType<typeof getOrderImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderImportId: number,
    params?: GetOrderImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderImportId,params }, { url: `/order-imports/${orderImportId}/rows`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderImportRows>>> = ({ signal }) => getOrderImportRows(orderImportId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderImportId !== null && orderImportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderImportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderImportRows>>>
export type GetOrderImportRowsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderImportRows<TData = Awaited<ReturnType<typeof getOrderImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number,
    params: undefined |  GetOrderImportRowsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImportRows>>,
          TError,
          Awaited<ReturnType<typeof getOrderImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImportRows<TData = Awaited<ReturnType<typeof getOrderImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number,
    params?: GetOrderImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderImportRows>>,
          TError,
          Awaited<ReturnType<typeof getOrderImportRows>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderImportRows<TData = Awaited<ReturnType<typeof getOrderImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number,
    params?: GetOrderImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What became of the rows
 */

export function useGetOrderImportRows<TData = Awaited<ReturnType<typeof getOrderImportRows>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderImportId: number,
    params?: GetOrderImportRowsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderImportRows>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderImportRowsQueryOptions(orderImportId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * No further row is placed; what is placed stays.
 * @summary Cancel an import of orders
 */
export const cancelOrderImport = (
    orderImportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderImport>(
      {url: `/order-imports/${orderImportId}/cancel`, method: 'PUT', signal
    },
      options);
    }




export const getCancelOrderImportMutationKey = () => ['cancelOrderImport'] as const;

export const getCancelOrderImportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderImport>>, TError,CancelOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrderImport>>, TError,CancelOrderImportMutationVariables, TContext> => {

const mutationKey = getCancelOrderImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrderImport>>, CancelOrderImportMutationVariables> = (props) => {
          const {orderImportId} = props ?? {};

          return  cancelOrderImport(orderImportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelOrderImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrderImport>>>

    export type CancelOrderImportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelOrderImportMutationVariables = {orderImportId: number}

    /**
 * @summary Cancel an import of orders
 */
export const useCancelOrderImport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrderImport>>, TError,CancelOrderImportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrderImport>>,
        TError,
        CancelOrderImportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOrderImportMutationOptions(options), queryClient);
    }
    /**
 * @summary To whom one can write about an order
 */
export const getOrderRecipients = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderRecipients>(
      {url: `/delivery-orders/${orderId}/message-recipients`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderRecipientsQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/message-recipients` });


export const useGetOrderRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof getOrderRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/message-recipients`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderRecipients>>> = ({ signal }) => getOrderRecipients(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderRecipients>>>
export type GetOrderRecipientsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderRecipients<TData = Awaited<ReturnType<typeof getOrderRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderRecipients>>,
          TError,
          Awaited<ReturnType<typeof getOrderRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderRecipients<TData = Awaited<ReturnType<typeof getOrderRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderRecipients>>,
          TError,
          Awaited<ReturnType<typeof getOrderRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderRecipients<TData = Awaited<ReturnType<typeof getOrderRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary To whom one can write about an order
 */

export function useGetOrderRecipients<TData = Awaited<ReturnType<typeof getOrderRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderRecipientsQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * To an address that the order has: 422 on `/to` where it has none. It stands on the timeline, for the courier alone. At most 30 messages an hour of one person and 10 an hour about one order: 429. Of an order that the organisation does not carry out: 404, or 403 where it sees it. Too many within an hour: 429 `too_many_mails`.
 * @summary Send an e-mail about an order
 */
export const sendOrderEmail = (
    orderEmail: BodyType<OrderEmail>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderUpdate>(
      {url: `/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderEmail, signal
    },
      options);
    }




export const getSendOrderEmailMutationKey = () => ['sendOrderEmail'] as const;

export const getSendOrderEmailMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOrderEmail>>, TError,SendOrderEmailMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendOrderEmail>>, TError,SendOrderEmailMutationVariables, TContext> => {

const mutationKey = getSendOrderEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOrderEmail>>, SendOrderEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendOrderEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendOrderEmailMutationResult = NonNullable<Awaited<ReturnType<typeof sendOrderEmail>>>
    export type SendOrderEmailMutationBody = BodyType<OrderEmail>
    export type SendOrderEmailMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendOrderEmailMutationVariables = {data: BodyType<OrderEmail>}

    /**
 * @summary Send an e-mail about an order
 */
export const useSendOrderEmail = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOrderEmail>>, TError,SendOrderEmailMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOrderEmail>>,
        TError,
        SendOrderEmailMutationVariables,
        TContext
      > => {
      return useMutation(getSendOrderEmailMutationOptions(options), queryClient);
    }
    /**
 * The same by text message.
 * @summary Send a text message about an order
 */
export const sendOrderSms = (
    orderSms: BodyType<OrderSms>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderUpdate>(
      {url: `/sms`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderSms, signal
    },
      options);
    }




export const getSendOrderSmsMutationKey = () => ['sendOrderSms'] as const;

export const getSendOrderSmsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOrderSms>>, TError,SendOrderSmsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendOrderSms>>, TError,SendOrderSmsMutationVariables, TContext> => {

const mutationKey = getSendOrderSmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOrderSms>>, SendOrderSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendOrderSms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendOrderSmsMutationResult = NonNullable<Awaited<ReturnType<typeof sendOrderSms>>>
    export type SendOrderSmsMutationBody = BodyType<OrderSms>
    export type SendOrderSmsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendOrderSmsMutationVariables = {data: BodyType<OrderSms>}

    /**
 * @summary Send a text message about an order
 */
export const useSendOrderSms = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOrderSms>>, TError,SendOrderSmsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOrderSms>>,
        TError,
        SendOrderSmsMutationVariables,
        TContext
      > => {
      return useMutation(getSendOrderSmsMutationOptions(options), queryClient);
    }
    /**
 * The published revision of the service is pinned and the price stored with its lines. Without a matching band the order is saved with the exception `price_missing`. A person who orders for a customer may use the services offered to that customer; both locations belong to the customer or the courier. Dispatch hours are read in the courier's time zone, opening hours in the location's own. What is hardly ever meant, a time more than a year ahead or a way from a place to itself, answers 422 `unusual_order` with the question as its message until `confirmUnusual` says yes. Above a budget of the organization that pays it answers 422 `over_budget` at the PO number or field, until an owner or organization manager of it says `mayExceedBudget`.
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

export const getCreateDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type CreateDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateDeliveryOrderMutationVariables = {data: BodyType<DeliveryOrderCreate>}

    /**
 * @summary Place an order
 */
export const useCreateDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
 * All of them or none: such as several drop-offs from one pickup, each of which is an order of its own. What is wrong with one stands under its place, such as `/orders/2/dropoffLocationId`; what is asked back of one, `unusual_order` or `over_budget`, is said yes to in each.
 * @summary Place several orders at once
 */
export const createDeliveryOrders = (
    deliveryOrdersCreate: BodyType<DeliveryOrdersCreate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrdersCreated>(
      {url: `/delivery-orders/batch`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deliveryOrdersCreate, signal
    },
      options);
    }




export const getCreateDeliveryOrdersMutationKey = () => ['createDeliveryOrders'] as const;

export const getCreateDeliveryOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrders>>, TError,CreateDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrders>>, TError,CreateDeliveryOrdersMutationVariables, TContext> => {

const mutationKey = getCreateDeliveryOrdersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeliveryOrders>>, CreateDeliveryOrdersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeliveryOrders(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDeliveryOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof createDeliveryOrders>>>
    export type CreateDeliveryOrdersMutationBody = BodyType<DeliveryOrdersCreate>
    export type CreateDeliveryOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateDeliveryOrdersMutationVariables = {data: BodyType<DeliveryOrdersCreate>}

    /**
 * @summary Place several orders at once
 */
export const useCreateDeliveryOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeliveryOrders>>, TError,CreateDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeliveryOrders>>,
        TError,
        CreateDeliveryOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDeliveryOrdersMutationOptions(options), queryClient);
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

export const getPreviewDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type PreviewDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewDeliveryOrderMutationVariables = {data: BodyType<DeliveryOrderCreate>}

    /**
 * @summary Price an order without placing it
 */
export const usePreviewDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
 * Every order in which the tenant is sender, receiver or broker; a driver sees only his own. What has no due time, driver or price comes last in either direction; an order without a driver that the tenant learns of counts as one without. Sorting by price answers 403 `prices_hidden` to a person who reads none. A search answers the newest 1,001 that match. Under `Accept: text/csv` the filtered whole is streamed and `X-Total-Count` says how many rows come.
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


export const useGetPaginatedDeliveryOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-delivery-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>> = ({ signal }) => getPaginatedDeliveryOrders(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedDeliveryOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>>
export type GetPaginatedDeliveryOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders
 */

export function useGetPaginatedDeliveryOrders<TData = Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedDeliveryOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedDeliveryOrdersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders that the courier carries out whose price is pending or missing (cancelled ones aside), that changed their price after they were billed, or that another courier wants something accepted or answered of; each with what is wrong and what to do. The first to be available comes first.
 * @summary Orders that need attention
 */
export const getDeliveryOrderExceptions = (
    tenantId: number,
    params?: GetDeliveryOrderExceptionsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderExceptionPage>(
      {url: `/tenants/${tenantId}/delivery-order-exceptions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDeliveryOrderExceptionsQueryKey = (tenantId: number,
    params?: GetDeliveryOrderExceptionsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/delivery-order-exceptions` });


export const useGetDeliveryOrderExceptionsQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetDeliveryOrderExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/delivery-order-exceptions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>> = ({ signal }) => getDeliveryOrderExceptions(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderExceptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>>
export type GetDeliveryOrderExceptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderExceptions<TData = Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetDeliveryOrderExceptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderExceptions>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderExceptions<TData = Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetDeliveryOrderExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderExceptions>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderExceptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderExceptions<TData = Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetDeliveryOrderExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders that need attention
 */

export function useGetDeliveryOrderExceptions<TData = Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetDeliveryOrderExceptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderExceptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderExceptionsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderPageViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/page-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderPageView>>> = ({ signal }) => getDeliveryOrderPageView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderPageViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderPageView>>>
export type GetDeliveryOrderPageViewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPageView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All that the order page shows
 */

export function useGetDeliveryOrderPageView<TData = Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPageView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderPageViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderInfoViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/info-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>> = ({ signal }) => getDeliveryOrderInfoView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderInfoViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>>
export type GetDeliveryOrderInfoViewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderInfoView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All that the order drawer shows
 */

export function useGetDeliveryOrderInfoView<TData = Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderInfoView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderInfoViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without what became of it: no status, price or driver. The scheduler begins with it when an order is ordered again.
 * @summary An order as it was ordered
 */
export const getDeliveryOrderData = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderData>(
      {url: `/delivery-orders/${orderId}/data`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderDataQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/data` });


export const useGetDeliveryOrderDataQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderData>>> = ({ signal }) => getDeliveryOrderData(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDataQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderData>>>
export type GetDeliveryOrderDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderData<TData = Awaited<ReturnType<typeof getDeliveryOrderData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderData>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderData<TData = Awaited<ReturnType<typeof getDeliveryOrderData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderData>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderData<TData = Awaited<ReturnType<typeof getDeliveryOrderData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order as it was ordered
 */

export function useGetDeliveryOrderData<TData = Awaited<ReturnType<typeof getDeliveryOrderData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDataQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/summary`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderSummary>>> = ({ signal }) => getDeliveryOrderSummary(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderSummary>>>
export type GetDeliveryOrderSummaryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order in a few words
 */

export function useGetDeliveryOrderSummary<TData = Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderSummary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderSummaryQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderUpdatesQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/updates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>> = ({ signal }) => getDeliveryOrderUpdates(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderUpdatesQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>>
export type GetDeliveryOrderUpdatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderUpdates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The timeline of an order
 */

export function useGetDeliveryOrderUpdates<TData = Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderUpdates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderUpdatesQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 403 for those who may not read prices: a token needs the scope `pricing.read` as well.
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


export const useGetDeliveryOrderPricingItemsQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/pricing-items`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>> = ({ signal }) => getDeliveryOrderPricingItems(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderPricingItemsQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>>
export type GetDeliveryOrderPricingItemsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The price of an order line by line
 */

export function useGetDeliveryOrderPricingItems<TData = Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPricingItems>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderPricingItemsQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Line by line. The courier's people read the rule, its input, the arithmetic and the setting that it came from; everybody else, its drivers among them, the words without the internals. 403 for those who may not read prices.
 * @summary Why an order costs what it costs
 */
export const getDeliveryOrderPriceExplanation = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PriceExplanation>(
      {url: `/delivery-orders/${orderId}/price-explanation`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderPriceExplanationQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/price-explanation` });


export const useGetDeliveryOrderPriceExplanationQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/price-explanation`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>> = ({ signal }) => getDeliveryOrderPriceExplanation(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderPriceExplanationQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>>
export type GetDeliveryOrderPriceExplanationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderPriceExplanation<TData = Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPriceExplanation<TData = Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderPriceExplanation<TData = Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Why an order costs what it costs
 */

export function useGetDeliveryOrderPriceExplanation<TData = Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderPriceExplanation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderPriceExplanationQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderNextQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/next`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderNext>>> = ({ signal }) => getDeliveryOrderNext(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderNextQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderNext>>>
export type GetDeliveryOrderNextQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderNext>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderNext>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The next forward move
 */

export function useGetDeliveryOrderNext<TData = Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderNext>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderNextQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With `from` only if the order still has that status, otherwise 422 `invalid_transition`: what somebody else has moved meanwhile must not skip a step. Without it, whichever move comes next is made.
 * @summary Make the next forward move
 */
export const moveDeliveryOrderNext = (
    orderId: number,
    orderNextMove: BodyType<OrderNextMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/next`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderNextMove, signal
    },
      options);
    }




export const getMoveDeliveryOrderNextMutationKey = () => ['moveDeliveryOrderNext'] as const;

export const getMoveDeliveryOrderNextMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type MoveDeliveryOrderNextMutationBody = BodyType<OrderNextMove>
    export type MoveDeliveryOrderNextMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MoveDeliveryOrderNextMutationVariables = {orderId: number;data: BodyType<OrderNextMove>}

    /**
 * @summary Make the next forward move
 */
export const useMoveDeliveryOrderNext = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
 * A pickup or drop-off that was marked by mistake: the order goes back to where it was, and the timeline keeps both times. Its driver may do so with an own move for 10 minutes, then 422 `undo_expired`; the office later as well. Check-ins and what was captured at the stop stay. With `from` only if the order still has that status.
 * @summary Take the last move back
 */
export const undoDeliveryOrderMove = (
    orderId: number,
    orderNextMove: BodyType<OrderNextMove>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderMoved>(
      {url: `/delivery-orders/${orderId}/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderNextMove, signal
    },
      options);
    }




export const getUndoDeliveryOrderMoveMutationKey = () => ['undoDeliveryOrderMove'] as const;

export const getUndoDeliveryOrderMoveMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDeliveryOrderMove>>, TError,UndoDeliveryOrderMoveMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof undoDeliveryOrderMove>>, TError,UndoDeliveryOrderMoveMutationVariables, TContext> => {

const mutationKey = getUndoDeliveryOrderMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoDeliveryOrderMove>>, UndoDeliveryOrderMoveMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  undoDeliveryOrderMove(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoDeliveryOrderMoveMutationResult = NonNullable<Awaited<ReturnType<typeof undoDeliveryOrderMove>>>
    export type UndoDeliveryOrderMoveMutationBody = BodyType<OrderNextMove>
    export type UndoDeliveryOrderMoveMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UndoDeliveryOrderMoveMutationVariables = {orderId: number;data: BodyType<OrderNextMove>}

    /**
 * @summary Take the last move back
 */
export const useUndoDeliveryOrderMove = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDeliveryOrderMove>>, TError,UndoDeliveryOrderMoveMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoDeliveryOrderMove>>,
        TError,
        UndoDeliveryOrderMoveMutationVariables,
        TContext
      > => {
      return useMutation(getUndoDeliveryOrderMoveMutationOptions(options), queryClient);
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

export const getMarkDeliveryOrderPickedUpMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type MarkDeliveryOrderPickedUpMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkDeliveryOrderPickedUpMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as picked up
 */
export const useMarkDeliveryOrderPickedUp = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

export const getMarkDeliveryOrderDroppedOffMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type MarkDeliveryOrderDroppedOffMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkDeliveryOrderDroppedOffMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as dropped off
 */
export const useMarkDeliveryOrderDroppedOff = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

export const getMarkDeliveryOrderCompletedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type MarkDeliveryOrderCompletedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkDeliveryOrderCompletedMutationVariables = {orderId: number;data: BodyType<OrderMove>}

    /**
 * @summary Mark an order as completed
 */
export const useMarkDeliveryOrderCompleted = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
 * With update-limited only before pickup; outside the courier's tenant `delivery-orders.update` counts as update-limited too. The courier's charge replaces the price: nothing, a fee, or a percentage of the pre-tax total, by its setting for orders without and with a driver; it is taxed as the order was, without fuel, waiting or adjustments. A percentage of a price that was pending or missing is nothing. The lines before it stay in the record (`beforeCancellation`), the driver's pay follows, and the timeline's entry says from what to what. A bought order is charged by the setting of the courier that carries it out, the sold one by that of its own. Orders that were cancelled before couriers had this setting keep their price.
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

export const getCancelDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type CancelDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelDeliveryOrderMutationVariables = {orderId: number;data: BodyType<OrderCancel>}

    /**
 * @summary Cancel an order
 */
export const useCancelDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

export const getUnassignDeliveryOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type UnassignDeliveryOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UnassignDeliveryOrdersMutationVariables = {tenantId: number;data: BodyType<BulkUnassign>}

    /**
 * @summary Take orders from their drivers
 */
export const useUnassignDeliveryOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
 * 403 for those who may not read prices, 422 `document_not_ready` while the order is not completed or cancelled. That of a cancelled order strikes through what it cost before.
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


export const useGetDeliveryOrderReceiptPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>> = ({ signal }) => getDeliveryOrderReceiptPdf(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderReceiptPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>>
export type GetDeliveryOrderReceiptPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The completion or cancellation receipt as PDF
 */

export function useGetDeliveryOrderReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderReceiptPdfQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderReceiptHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/receipt-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>> = ({ signal }) => getDeliveryOrderReceiptHtml(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderReceiptHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>>
export type GetDeliveryOrderReceiptHtmlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The completion or cancellation receipt as HTML
 */

export function useGetDeliveryOrderReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderReceiptHtmlQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderDropoffReceiptPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>> = ({ signal }) => getDeliveryOrderDropoffReceiptPdf(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDropoffReceiptPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>>
export type GetDeliveryOrderDropoffReceiptPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The drop-off receipt as PDF
 */

export function useGetDeliveryOrderDropoffReceiptPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDropoffReceiptPdfQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetDeliveryOrderDropoffReceiptHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/dropoff-receipt-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>> = ({ signal }) => getDeliveryOrderDropoffReceiptHtml(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDropoffReceiptHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>>
export type GetDeliveryOrderDropoffReceiptHtmlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The drop-off receipt as HTML
 */

export function useGetDeliveryOrderDropoffReceiptHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDropoffReceiptHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDropoffReceiptHtmlQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One label for the order, or with a range of pieces one for each of them, which says which it is; 422 for a range that the order does not have, or of more than 200.
 * @summary The shipping label as PDF
 */
export const getDeliveryOrderShippingLabelPdf = (
    orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/delivery-orders/${orderId}/shipping-label-pdf`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getGetDeliveryOrderShippingLabelPdfQueryKey = (orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams,) =>
    tenantQueryKey({ orderId,params }, { url: `/delivery-orders/${orderId}/shipping-label-pdf` });


export const useGetDeliveryOrderShippingLabelPdfQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId,params }, { url: `/delivery-orders/${orderId}/shipping-label-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>> = ({ signal }) => getDeliveryOrderShippingLabelPdf(orderId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderShippingLabelPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>>
export type GetDeliveryOrderShippingLabelPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params: undefined |  GetDeliveryOrderShippingLabelPdfParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shipping label as PDF
 */

export function useGetDeliveryOrderShippingLabelPdf<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderShippingLabelPdfQueryOptions(orderId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One label for the order, or with a range of pieces one for each of them, which says which it is; 422 for a range that the order does not have, or of more than 200.
 * @summary The shipping label as HTML
 */
export const getDeliveryOrderShippingLabelHtml = (
    orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/delivery-orders/${orderId}/shipping-label-html`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDeliveryOrderShippingLabelHtmlQueryKey = (orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams,) =>
    tenantQueryKey({ orderId,params }, { url: `/delivery-orders/${orderId}/shipping-label-html` });


export const useGetDeliveryOrderShippingLabelHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId,params }, { url: `/delivery-orders/${orderId}/shipping-label-html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>> = ({ signal }) => getDeliveryOrderShippingLabelHtml(orderId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderShippingLabelHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>>
export type GetDeliveryOrderShippingLabelHtmlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params: undefined |  GetDeliveryOrderShippingLabelHtmlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shipping label as HTML
 */

export function useGetDeliveryOrderShippingLabelHtml<TData = Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 orderId: number,
    params?: GetDeliveryOrderShippingLabelHtmlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderShippingLabelHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderShippingLabelHtmlQueryOptions(orderId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 `order_cancelled` on a cancelled order.
 * @summary Comment on an order
 */
export const addDeliveryOrderComment = (
    orderId: number,
    commentInput: BodyType<CommentInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderUpdate>(
      {url: `/delivery-orders/${orderId}/comments`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: commentInput, signal
    },
      options);
    }




export const getAddDeliveryOrderCommentMutationKey = () => ['addDeliveryOrderComment'] as const;

export const getAddDeliveryOrderCommentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderComment>>, TError,AddDeliveryOrderCommentMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderComment>>, TError,AddDeliveryOrderCommentMutationVariables, TContext> => {

const mutationKey = getAddDeliveryOrderCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addDeliveryOrderComment>>, AddDeliveryOrderCommentMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  addDeliveryOrderComment(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddDeliveryOrderCommentMutationResult = NonNullable<Awaited<ReturnType<typeof addDeliveryOrderComment>>>
    export type AddDeliveryOrderCommentMutationBody = BodyType<CommentInput>
    export type AddDeliveryOrderCommentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AddDeliveryOrderCommentMutationVariables = {orderId: number;data: BodyType<CommentInput>}

    /**
 * @summary Comment on an order
 */
export const useAddDeliveryOrderComment = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDeliveryOrderComment>>, TError,AddDeliveryOrderCommentMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addDeliveryOrderComment>>,
        TError,
        AddDeliveryOrderCommentMutationVariables,
        TContext
      > => {
      return useMutation(getAddDeliveryOrderCommentMutationOptions(options), queryClient);
    }
    /**
 * @summary The files of an order
 */
export const getDeliveryOrderMedia = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderMediaList>(
      {url: `/delivery-orders/${orderId}/media`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderMediaQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/media` });


export const useGetDeliveryOrderMediaQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/media`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderMedia>>> = ({ signal }) => getDeliveryOrderMedia(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderMediaQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderMedia>>>
export type GetDeliveryOrderMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderMedia<TData = Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderMedia>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderMedia<TData = Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderMedia>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderMedia<TData = Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The files of an order
 */

export function useGetDeliveryOrderMedia<TData = Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMedia>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderMediaQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `url` is that of an upload which the same person has finished. 422 `order_cancelled` on a cancelled order.
 * @summary Attach a file to an order
 */
export const attachDeliveryOrderMedia = (
    orderId: number,
    mediaInput: BodyType<MediaInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderMedia>(
      {url: `/delivery-orders/${orderId}/media`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mediaInput, signal
    },
      options);
    }




export const getAttachDeliveryOrderMediaMutationKey = () => ['attachDeliveryOrderMedia'] as const;

export const getAttachDeliveryOrderMediaMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachDeliveryOrderMedia>>, TError,AttachDeliveryOrderMediaMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof attachDeliveryOrderMedia>>, TError,AttachDeliveryOrderMediaMutationVariables, TContext> => {

const mutationKey = getAttachDeliveryOrderMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof attachDeliveryOrderMedia>>, AttachDeliveryOrderMediaMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  attachDeliveryOrderMedia(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AttachDeliveryOrderMediaMutationResult = NonNullable<Awaited<ReturnType<typeof attachDeliveryOrderMedia>>>
    export type AttachDeliveryOrderMediaMutationBody = BodyType<MediaInput>
    export type AttachDeliveryOrderMediaMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AttachDeliveryOrderMediaMutationVariables = {orderId: number;data: BodyType<MediaInput>}

    /**
 * @summary Attach a file to an order
 */
export const useAttachDeliveryOrderMedia = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof attachDeliveryOrderMedia>>, TError,AttachDeliveryOrderMediaMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof attachDeliveryOrderMedia>>,
        TError,
        AttachDeliveryOrderMediaMutationVariables,
        TContext
      > => {
      return useMutation(getAttachDeliveryOrderMediaMutationOptions(options), queryClient);
    }
    /**
 * Always `application/octet-stream` and a download, whatever it is, so that no browser runs it; the list says what it was found to be.
 * @summary The content of a file
 */
export const getDeliveryOrderMediaContent = (
    orderId: number,
    mediaId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/delivery-orders/${orderId}/media/${mediaId}`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetDeliveryOrderMediaContentQueryKey = (orderId: number,
    mediaId: number,) =>
    tenantQueryKey({ orderId,mediaId }, { url: `/delivery-orders/${orderId}/media/${mediaId}` });


export const useGetDeliveryOrderMediaContentQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number,
    mediaId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId,mediaId }, { url: `/delivery-orders/${orderId}/media/${mediaId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>> = ({ signal }) => getDeliveryOrderMediaContent(orderId,mediaId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined && mediaId !== null && mediaId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderMediaContentQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>>
export type GetDeliveryOrderMediaContentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderMediaContent<TData = Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    mediaId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderMediaContent<TData = Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    mediaId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderMediaContent<TData = Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    mediaId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The content of a file
 */

export function useGetDeliveryOrderMediaContent<TData = Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number,
    mediaId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderMediaContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderMediaContentQueryOptions(orderId,mediaId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The check-ins and check-outs of an order
 */
export const getDeliveryOrderGeostamps = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderGeostamps>(
      {url: `/delivery-orders/${orderId}/geostamps`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderGeostampsQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/geostamps` });


export const useGetDeliveryOrderGeostampsQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/geostamps`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>> = ({ signal }) => getDeliveryOrderGeostamps(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderGeostampsQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>>
export type GetDeliveryOrderGeostampsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderGeostamps<TData = Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderGeostamps<TData = Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderGeostamps<TData = Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The check-ins and check-outs of an order
 */

export function useGetDeliveryOrderGeostamps<TData = Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderGeostampsQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 `already_checked_in` while a period at the stop is open, `geostamps_disabled`, or `invalid_transition` once the stop is left or the order closed.
 * @summary Begin to wait at a stop
 */
export const checkInDeliveryOrder = (
    orderId: number,
    checkIn: BodyType<CheckIn>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Geostamp>(
      {url: `/delivery-orders/${orderId}/checkin`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkIn, signal
    },
      options);
    }




export const getCheckInDeliveryOrderMutationKey = () => ['checkInDeliveryOrder'] as const;

export const getCheckInDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInDeliveryOrder>>, TError,CheckInDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof checkInDeliveryOrder>>, TError,CheckInDeliveryOrderMutationVariables, TContext> => {

const mutationKey = getCheckInDeliveryOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkInDeliveryOrder>>, CheckInDeliveryOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  checkInDeliveryOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckInDeliveryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof checkInDeliveryOrder>>>
    export type CheckInDeliveryOrderMutationBody = BodyType<CheckIn>
    export type CheckInDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CheckInDeliveryOrderMutationVariables = {orderId: number;data: BodyType<CheckIn>}

    /**
 * @summary Begin to wait at a stop
 */
export const useCheckInDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInDeliveryOrder>>, TError,CheckInDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkInDeliveryOrder>>,
        TError,
        CheckInDeliveryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInDeliveryOrderMutationOptions(options), queryClient);
    }
    /**
 * Closes the period and prices the order anew (docs/rules/driver-pay-and-wait-time.md, "Wait time"). A closed order still takes the check-out of an open period, but keeps its price. 422 `not_checked_in` without an open period of that uid.
 * @summary End waiting at a stop
 */
export const checkOutDeliveryOrder = (
    orderId: number,
    checkOut: BodyType<CheckOut>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Geostamp>(
      {url: `/delivery-orders/${orderId}/checkout`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkOut, signal
    },
      options);
    }




export const getCheckOutDeliveryOrderMutationKey = () => ['checkOutDeliveryOrder'] as const;

export const getCheckOutDeliveryOrderMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOutDeliveryOrder>>, TError,CheckOutDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof checkOutDeliveryOrder>>, TError,CheckOutDeliveryOrderMutationVariables, TContext> => {

const mutationKey = getCheckOutDeliveryOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOutDeliveryOrder>>, CheckOutDeliveryOrderMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  checkOutDeliveryOrder(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOutDeliveryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof checkOutDeliveryOrder>>>
    export type CheckOutDeliveryOrderMutationBody = BodyType<CheckOut>
    export type CheckOutDeliveryOrderMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CheckOutDeliveryOrderMutationVariables = {orderId: number;data: BodyType<CheckOut>}

    /**
 * @summary End waiting at a stop
 */
export const useCheckOutDeliveryOrder = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOutDeliveryOrder>>, TError,CheckOutDeliveryOrderMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOutDeliveryOrder>>,
        TError,
        CheckOutDeliveryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOutDeliveryOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary What is asked at the stops and what was captured
 */
export const getDeliveryOrderProtocolData = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ProtocolData>(
      {url: `/delivery-orders/${orderId}/protocol-data`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderProtocolDataQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/protocol-data` });


export const useGetDeliveryOrderProtocolDataQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/protocol-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>> = ({ signal }) => getDeliveryOrderProtocolData(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderProtocolDataQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>>
export type GetDeliveryOrderProtocolDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderProtocolData<TData = Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderProtocolData<TData = Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderProtocolData<TData = Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is asked at the stops and what was captured
 */

export function useGetDeliveryOrderProtocolData<TData = Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderProtocolData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderProtocolDataQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each answer is checked against its action and named by its pointer. 422 `order_closed` once the order is completed or cancelled.
 * @summary Capture the protocol of a stop
 */
export const captureDeliveryOrderProtocolData = (
    orderId: number,
    protocolDataInput: BodyType<ProtocolDataInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ProtocolData>(
      {url: `/delivery-orders/${orderId}/protocol-data`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: protocolDataInput, signal
    },
      options);
    }




export const getCaptureDeliveryOrderProtocolDataMutationKey = () => ['captureDeliveryOrderProtocolData'] as const;

export const getCaptureDeliveryOrderProtocolDataMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>, TError,CaptureDeliveryOrderProtocolDataMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>, TError,CaptureDeliveryOrderProtocolDataMutationVariables, TContext> => {

const mutationKey = getCaptureDeliveryOrderProtocolDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>, CaptureDeliveryOrderProtocolDataMutationVariables> = (props) => {
          const {orderId,data} = props ?? {};

          return  captureDeliveryOrderProtocolData(orderId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CaptureDeliveryOrderProtocolDataMutationResult = NonNullable<Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>>
    export type CaptureDeliveryOrderProtocolDataMutationBody = BodyType<ProtocolDataInput>
    export type CaptureDeliveryOrderProtocolDataMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CaptureDeliveryOrderProtocolDataMutationVariables = {orderId: number;data: BodyType<ProtocolDataInput>}

    /**
 * @summary Capture the protocol of a stop
 */
export const useCaptureDeliveryOrderProtocolData = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>, TError,CaptureDeliveryOrderProtocolDataMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof captureDeliveryOrderProtocolData>>,
        TError,
        CaptureDeliveryOrderProtocolDataMutationVariables,
        TContext
      > => {
      return useMutation(getCaptureDeliveryOrderProtocolDataMutationOptions(options), queryClient);
    }
    /**
 * @summary What the driver of an order needs at its stops
 */
export const getDeliveryOrderDriverView = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderDriverView>(
      {url: `/delivery-orders/${orderId}/driver-view`, method: 'GET', signal
    },
      options);
    }




export const getGetDeliveryOrderDriverViewQueryKey = (orderId: number,) =>
    tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/driver-view` });


export const useGetDeliveryOrderDriverViewQueryOptions = <TData = Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderId }, { url: `/delivery-orders/${orderId}/driver-view`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>> = ({ signal }) => getDeliveryOrderDriverView(orderId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDeliveryOrderDriverViewQueryResult = NonNullable<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>>
export type GetDeliveryOrderDriverViewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDeliveryOrderDriverView<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDriverView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDriverView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDriverView<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeliveryOrderDriverView>>,
          TError,
          Awaited<ReturnType<typeof getDeliveryOrderDriverView>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeliveryOrderDriverView<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the driver of an order needs at its stops
 */

export function useGetDeliveryOrderDriverView<TData = Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeliveryOrderDriverView>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDeliveryOrderDriverViewQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The rows of one sheet of an Excel workbook as CSV, for those who may import orders, locations or customers; nothing is kept. Formulas answer their stored value, dates are ISO, and a number that lost digits stays as the spreadsheet wrote it. At most 5,000 rows under the heading, 100 columns and 50 MB unpacked: 422.
 * @summary Read a workbook
 */
export const readSpreadsheet = (
    tenantId: number,
    readSpreadsheetBody: BodyType<Blob>,
    params?: ReadSpreadsheetParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Spreadsheet>(
      {url: `/tenants/${tenantId}/spreadsheets/read`, method: 'POST',
      headers: {'Content-Type': 'application/octet-stream', },
      data: readSpreadsheetBody,
        params, signal
    },
      options);
    }




export const getReadSpreadsheetMutationKey = () => ['readSpreadsheet'] as const;

export const getReadSpreadsheetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readSpreadsheet>>, TError,ReadSpreadsheetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof readSpreadsheet>>, TError,ReadSpreadsheetMutationVariables, TContext> => {

const mutationKey = getReadSpreadsheetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readSpreadsheet>>, ReadSpreadsheetMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  readSpreadsheet(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadSpreadsheetMutationResult = NonNullable<Awaited<ReturnType<typeof readSpreadsheet>>>
    export type ReadSpreadsheetMutationBody = BodyType<Blob>
    export type ReadSpreadsheetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReadSpreadsheetMutationVariables = {tenantId: number;data: BodyType<Blob>;params?: ReadSpreadsheetParams}

    /**
 * @summary Read a workbook
 */
export const useReadSpreadsheet = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readSpreadsheet>>, TError,ReadSpreadsheetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readSpreadsheet>>,
        TError,
        ReadSpreadsheetMutationVariables,
        TContext
      > => {
      return useMutation(getReadSpreadsheetMutationOptions(options), queryClient);
    }
    /**
 * Without their orders. Everybody who may place orders of the organisation works with the same.
 * @summary The order templates of an organisation
 */
export const getOrderTemplates = (
    tenantId: number,
    params?: GetOrderTemplatesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderTemplateMetaPage>(
      {url: `/tenants/${tenantId}/order-templates`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderTemplatesQueryKey = (tenantId: number,
    params?: GetOrderTemplatesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/order-templates` });


export const useGetOrderTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof getOrderTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetOrderTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/order-templates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderTemplates>>> = ({ signal }) => getOrderTemplates(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderTemplates>>>
export type GetOrderTemplatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderTemplates<TData = Awaited<ReturnType<typeof getOrderTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetOrderTemplatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTemplates>>,
          TError,
          Awaited<ReturnType<typeof getOrderTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTemplates<TData = Awaited<ReturnType<typeof getOrderTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTemplates>>,
          TError,
          Awaited<ReturnType<typeof getOrderTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTemplates<TData = Awaited<ReturnType<typeof getOrderTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The order templates of an organisation
 */

export function useGetOrderTemplates<TData = Awaited<ReturnType<typeof getOrderTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetOrderTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderTemplatesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A name that another has already is refused, 422 at `/name`.
 * @summary Add an order template
 */
export const createOrderTemplate = (
    tenantId: number,
    orderTemplateInput: BodyType<OrderTemplateInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderTemplate>(
      {url: `/tenants/${tenantId}/order-templates`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderTemplateInput, signal
    },
      options);
    }




export const getCreateOrderTemplateMutationKey = () => ['createOrderTemplate'] as const;

export const getCreateOrderTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderTemplate>>, TError,CreateOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderTemplate>>, TError,CreateOrderTemplateMutationVariables, TContext> => {

const mutationKey = getCreateOrderTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderTemplate>>, CreateOrderTemplateMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createOrderTemplate(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderTemplate>>>
    export type CreateOrderTemplateMutationBody = BodyType<OrderTemplateInput>
    export type CreateOrderTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateOrderTemplateMutationVariables = {tenantId: number;data: BodyType<OrderTemplateInput>}

    /**
 * @summary Add an order template
 */
export const useCreateOrderTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderTemplate>>, TError,CreateOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderTemplate>>,
        TError,
        CreateOrderTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderTemplateMutationOptions(options), queryClient);
    }
    /**
 * @summary An order template
 */
export const getOrderTemplate = (
    orderTemplateId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderTemplate>(
      {url: `/order-templates/${orderTemplateId}`, method: 'GET', signal
    },
      options);
    }




export const getGetOrderTemplateQueryKey = (orderTemplateId: number,) =>
    tenantQueryKey({ orderTemplateId }, { url: `/order-templates/${orderTemplateId}` });


export const useGetOrderTemplateQueryOptions = <TData = Awaited<ReturnType<typeof getOrderTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(orderTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ orderTemplateId }, { url: `/order-templates/${orderTemplateId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderTemplate>>> = ({ signal }) => getOrderTemplate(orderTemplateId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: orderTemplateId !== null && orderTemplateId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderTemplate>>>
export type GetOrderTemplateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOrderTemplate<TData = Awaited<ReturnType<typeof getOrderTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderTemplateId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTemplate>>,
          TError,
          Awaited<ReturnType<typeof getOrderTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTemplate<TData = Awaited<ReturnType<typeof getOrderTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderTemplate>>,
          TError,
          Awaited<ReturnType<typeof getOrderTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderTemplate<TData = Awaited<ReturnType<typeof getOrderTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An order template
 */

export function useGetOrderTemplate<TData = Awaited<ReturnType<typeof getOrderTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 orderTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderTemplateQueryOptions(orderTemplateId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A name that another has already is refused, 422 at `/name`.
 * @summary Change an order template
 */
export const updateOrderTemplate = (
    orderTemplateId: number,
    orderTemplateUpdate: BodyType<OrderTemplateUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderTemplate>(
      {url: `/order-templates/${orderTemplateId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: orderTemplateUpdate, signal
    },
      options);
    }




export const getUpdateOrderTemplateMutationKey = () => ['updateOrderTemplate'] as const;

export const getUpdateOrderTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderTemplate>>, TError,UpdateOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrderTemplate>>, TError,UpdateOrderTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateOrderTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrderTemplate>>, UpdateOrderTemplateMutationVariables> = (props) => {
          const {orderTemplateId,data} = props ?? {};

          return  updateOrderTemplate(orderTemplateId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrderTemplate>>>
    export type UpdateOrderTemplateMutationBody = BodyType<OrderTemplateUpdate>
    export type UpdateOrderTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateOrderTemplateMutationVariables = {orderTemplateId: number;data: BodyType<OrderTemplateUpdate>}

    /**
 * @summary Change an order template
 */
export const useUpdateOrderTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrderTemplate>>, TError,UpdateOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrderTemplate>>,
        TError,
        UpdateOrderTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderTemplateMutationOptions(options), queryClient);
    }
    /**
 * Orders that were made with it stay as they are.
 * @summary Delete an order template
 */
export const deleteOrderTemplate = (
    orderTemplateId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/order-templates/${orderTemplateId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteOrderTemplateMutationKey = () => ['deleteOrderTemplate'] as const;

export const getDeleteOrderTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderTemplate>>, TError,DeleteOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOrderTemplate>>, TError,DeleteOrderTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteOrderTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOrderTemplate>>, DeleteOrderTemplateMutationVariables> = (props) => {
          const {orderTemplateId} = props ?? {};

          return  deleteOrderTemplate(orderTemplateId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOrderTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOrderTemplate>>>

    export type DeleteOrderTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteOrderTemplateMutationVariables = {orderTemplateId: number}

    /**
 * @summary Delete an order template
 */
export const useDeleteOrderTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOrderTemplate>>, TError,DeleteOrderTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOrderTemplate>>,
        TError,
        DeleteOrderTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOrderTemplateMutationOptions(options), queryClient);
    }
    /**
 * 422 with a message on `/sizeBytes` or `/contentType` for what is too large or of a kind that is not taken. An upload that is not attached within a day is thrown away.
 * @summary Announce a file and learn where to bring it
 */
export const createUpload = (
    uploadRequest: BodyType<UploadRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Upload>(
      {url: `/uploads`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: uploadRequest, signal
    },
      options);
    }




export const getCreateUploadMutationKey = () => ['createUpload'] as const;

export const getCreateUploadMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext> => {

const mutationKey = getCreateUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpload>>, CreateUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUpload(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createUpload>>>
    export type CreateUploadMutationBody = BodyType<UploadRequest>
    export type CreateUploadMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateUploadMutationVariables = {data: BodyType<UploadRequest>}

    /**
 * @summary Announce a file and learn where to bring it
 */
export const useCreateUpload = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpload>>,
        TError,
        CreateUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadMutationOptions(options), queryClient);
    }
    /**
 * A plain call answers the limits. Opened as a websocket it takes the bytes of an upload; see `Upload` for its messages.
 * @summary What may be uploaded
 */
export const getUploadLimits = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UploadLimits>(
      {url: `/uploads/socket`, method: 'GET', signal
    },
      options);
    }




export const getGetUploadLimitsQueryKey = () =>
    tenantQueryKey({  }, { url: `/uploads/socket` });


export const useGetUploadLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getUploadLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/uploads/socket`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUploadLimits>>> = ({ signal }) => getUploadLimits(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUploadLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getUploadLimits>>>
export type GetUploadLimitsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetUploadLimits<TData = Awaited<ReturnType<typeof getUploadLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadLimits>>,
          TError,
          Awaited<ReturnType<typeof getUploadLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadLimits<TData = Awaited<ReturnType<typeof getUploadLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadLimits>>,
          TError,
          Awaited<ReturnType<typeof getUploadLimits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadLimits<TData = Awaited<ReturnType<typeof getUploadLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What may be uploaded
 */

export function useGetUploadLimits<TData = Awaited<ReturnType<typeof getUploadLimits>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadLimits>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUploadLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






