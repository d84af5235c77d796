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
  ApiToken,
  ApiTokenCreation,
  ApiTokenMade,
  ApiTokenPage,
  ApiTokenUpdate,
  AuditEntry,
  AuditEntryPage,
  BadRequestResponse,
  Contact,
  ContactInput,
  ContactPage,
  ContactUpdate,
  CourierSettings,
  CourierSettingsUpdate,
  CustomerMerge,
  DoneResponse,
  EmailRefusal,
  FirstSteps,
  FirstStepsUpdate,
  ForbiddenResponse,
  FormErrorResponse,
  GetAllUsersPaginatedParams,
  GetApiTokensParams,
  GetCustomerTenantsParams,
  GetMergePreviewParams,
  GetMessagePreviewParams,
  GetMessagesParams,
  GetPaginatedContactsParams,
  GetPaginatedTenantsParams,
  GetSubscriptionPlansParams,
  GetTenantAuditEntriesParams,
  GetTenantMessagesParams,
  GetTenantOwnershipRequestsParams,
  GetTenantScheduleInfoParams,
  GetTenantUsersByRoleParams,
  GetTenantUsersParams,
  GetTenantUsersWithRolesParams,
  GetTenantsParams,
  GetTenantsWithSubscriptionPlanParams,
  GetWebhookDeliveriesParams,
  GetWebhookEndpointsParams,
  LoggedMessagePage,
  MailType,
  MarketplaceProfile,
  MarketplaceProfileUpdate,
  MergeInput,
  Message,
  MessagePage,
  MessagePreview,
  MessageResend,
  NewTenant,
  NotFoundResponse,
  NotificationSettings,
  NotificationSettingsUpdate,
  Organization,
  OrganizationPage,
  OwnerInvitationInput,
  OwnershipRejection,
  OwnershipRequest,
  OwnershipRequestInput,
  OwnershipRequestPage,
  PlanOffer,
  PlanOfferPage,
  PlanOfferUpdate,
  PublicProfile,
  ScheduleInfo,
  SubscribedTenantPage,
  SubscriptionPlan,
  SupplierSettings,
  SupplierSettingsUpdate,
  SuspensionInput,
  Tenant,
  TenantAdminUsable,
  TenantClock,
  TenantEvents,
  TenantFeatures,
  TenantFeaturesUpdate,
  TenantOverview,
  TenantOwner,
  TenantPage,
  TenantUpdate,
  TenantUserPage,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User,
  UserCreate,
  UserPage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointPage,
  WebhookEndpointUpdate,
  WebhookReplay,
  WebhookReplayed,
  WebhookSecret,
  WebhookSent
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
 * @summary The customers that a courier or supplier may order for
 */
export const getCustomerTenants = (
    params?: GetCustomerTenantsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantPage>(
      {url: `/tenants/customers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCustomerTenantsQueryKey = (params?: GetCustomerTenantsParams,) =>
    tenantQueryKey({ params }, { url: `/tenants/customers` });


export const useGetCustomerTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetCustomerTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants/customers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerTenants>>> = ({ signal }) => getCustomerTenants(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerTenants>>>
export type GetCustomerTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetCustomerTenants<TData = Awaited<ReturnType<typeof getCustomerTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetCustomerTenantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerTenants>>,
          TError,
          Awaited<ReturnType<typeof getCustomerTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerTenants<TData = Awaited<ReturnType<typeof getCustomerTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetCustomerTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerTenants>>,
          TError,
          Awaited<ReturnType<typeof getCustomerTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerTenants<TData = Awaited<ReturnType<typeof getCustomerTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetCustomerTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The customers that a courier or supplier may order for
 */

export function useGetCustomerTenants<TData = Awaited<ReturnType<typeof getCustomerTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetCustomerTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerTenantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An organisation
 */
export const getTenant = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Tenant>(
      {url: `/tenants/${tenantId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}` });


export const useGetTenantQueryOptions = <TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenant>>> = ({ signal }) => getTenant(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantQueryResult = NonNullable<Awaited<ReturnType<typeof getTenant>>>
export type GetTenantQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenant>>,
          TError,
          Awaited<ReturnType<typeof getTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenant>>,
          TError,
          Awaited<ReturnType<typeof getTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An organisation
 */

export function useGetTenant<TData = Awaited<ReturnType<typeof getTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What is left out stays. Both billing details together end the billing step of onboarding. 422 `edit_conflict` for a change that is based on another version.
 * @summary Change an organisation
 */
export const updateTenant = (
    tenantId: number,
    tenantUpdate: BodyType<TenantUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Tenant>(
      {url: `/tenants/${tenantId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: tenantUpdate, signal
    },
      options);
    }




export const getUpdateTenantMutationKey = () => ['updateTenant'] as const;

export const getUpdateTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTenant>>, TError,UpdateTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTenant>>, TError,UpdateTenantMutationVariables, TContext> => {

const mutationKey = getUpdateTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTenant>>, UpdateTenantMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateTenant(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTenantMutationResult = NonNullable<Awaited<ReturnType<typeof updateTenant>>>
    export type UpdateTenantMutationBody = BodyType<TenantUpdate>
    export type UpdateTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateTenantMutationVariables = {tenantId: number;data: BodyType<TenantUpdate>}

    /**
 * @summary Change an organisation
 */
export const useUpdateTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTenant>>, TError,UpdateTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTenant>>,
        TError,
        UpdateTenantMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTenantMutationOptions(options), queryClient);
    }
    /**
 * @summary Whether the person can use the web application here
 */
export const getTenantAdminUsable = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantAdminUsable>(
      {url: `/tenants/${tenantId}/tenant-admin-usable`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantAdminUsableQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/tenant-admin-usable` });


export const useGetTenantAdminUsableQueryOptions = <TData = Awaited<ReturnType<typeof getTenantAdminUsable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/tenant-admin-usable`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantAdminUsable>>> = ({ signal }) => getTenantAdminUsable(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantAdminUsableQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantAdminUsable>>>
export type GetTenantAdminUsableQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantAdminUsable<TData = Awaited<ReturnType<typeof getTenantAdminUsable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAdminUsable>>,
          TError,
          Awaited<ReturnType<typeof getTenantAdminUsable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAdminUsable<TData = Awaited<ReturnType<typeof getTenantAdminUsable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAdminUsable>>,
          TError,
          Awaited<ReturnType<typeof getTenantAdminUsable>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAdminUsable<TData = Awaited<ReturnType<typeof getTenantAdminUsable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the person can use the web application here
 */

export function useGetTenantAdminUsable<TData = Awaited<ReturnType<typeof getTenantAdminUsable>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAdminUsable>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantAdminUsableQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What the organisation subscribes to
 */
export const getTenantSubscriptionPlan = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SubscriptionPlan>(
      {url: `/tenants/${tenantId}/subscription-plan`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantSubscriptionPlanQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/subscription-plan` });


export const useGetTenantSubscriptionPlanQueryOptions = <TData = Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/subscription-plan`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>> = ({ signal }) => getTenantSubscriptionPlan(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantSubscriptionPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>>
export type GetTenantSubscriptionPlanQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantSubscriptionPlan>>,
          TError,
          Awaited<ReturnType<typeof getTenantSubscriptionPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantSubscriptionPlan>>,
          TError,
          Awaited<ReturnType<typeof getTenantSubscriptionPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the organisation subscribes to
 */

export function useGetTenantSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantSubscriptionPlanQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The features of the organisation
 */
export const getTenantFeatures = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantFeatures>(
      {url: `/tenants/${tenantId}/subscription-plan-features`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantFeaturesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/subscription-plan-features` });


export const useGetTenantFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/subscription-plan-features`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantFeatures>>> = ({ signal }) => getTenantFeatures(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantFeatures>>>
export type GetTenantFeaturesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantFeatures<TData = Awaited<ReturnType<typeof getTenantFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantFeatures>>,
          TError,
          Awaited<ReturnType<typeof getTenantFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantFeatures<TData = Awaited<ReturnType<typeof getTenantFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantFeatures>>,
          TError,
          Awaited<ReturnType<typeof getTenantFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantFeatures<TData = Awaited<ReturnType<typeof getTenantFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The features of the organisation
 */

export function useGetTenantFeatures<TData = Awaited<ReturnType<typeof getTenantFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFeatures>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantFeaturesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The clock of the organisation
 */
export const getTenantClock = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantClock>(
      {url: `/tenants/${tenantId}/clock`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantClockQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/clock` });


export const useGetTenantClockQueryOptions = <TData = Awaited<ReturnType<typeof getTenantClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/clock`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantClock>>> = ({ signal }) => getTenantClock(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantClockQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantClock>>>
export type GetTenantClockQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantClock<TData = Awaited<ReturnType<typeof getTenantClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantClock>>,
          TError,
          Awaited<ReturnType<typeof getTenantClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantClock<TData = Awaited<ReturnType<typeof getTenantClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantClock>>,
          TError,
          Awaited<ReturnType<typeof getTenantClock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantClock<TData = Awaited<ReturnType<typeof getTenantClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The clock of the organisation
 */

export function useGetTenantClock<TData = Awaited<ReturnType<typeof getTenantClock>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantClock>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantClockQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Under `Accept: text/event-stream` an open stream of server-sent events; otherwise what has happened since `Last-Event-ID`, at once.
 * A message of the stream holds a `TenantEvent` as JSON and has its cursor as `id`. `event: ready` opens it, `event: stale` says that more
 * has happened than is known, so that everything has to be asked anew. It is told what the caller may read, and ends with the right to.
 * @summary What changes in the organisation, as it happens
 */
export const getTenantEvents = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantEvents | string>(
      {url: `/tenants/${tenantId}/events`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantEventsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/events` });


export const useGetTenantEventsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/events`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantEvents>>> = ({ signal }) => getTenantEvents(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantEventsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantEvents>>>
export type GetTenantEventsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantEvents<TData = Awaited<ReturnType<typeof getTenantEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantEvents>>,
          TError,
          Awaited<ReturnType<typeof getTenantEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantEvents<TData = Awaited<ReturnType<typeof getTenantEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantEvents>>,
          TError,
          Awaited<ReturnType<typeof getTenantEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantEvents<TData = Awaited<ReturnType<typeof getTenantEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What changes in the organisation, as it happens
 */

export function useGetTenantEvents<TData = Awaited<ReturnType<typeof getTenantEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantEvents>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantEventsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the courier itself, for its customers and for suppliers that order in their name.
 * @summary What one must know to schedule with a courier
 */
export const getTenantScheduleInfo = (
    tenantId: number,
    params?: GetTenantScheduleInfoParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ScheduleInfo>(
      {url: `/tenants/${tenantId}/schedule-info`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantScheduleInfoQueryKey = (tenantId: number,
    params?: GetTenantScheduleInfoParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/schedule-info` });


export const useGetTenantScheduleInfoQueryOptions = <TData = Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantScheduleInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/schedule-info`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantScheduleInfo>>> = ({ signal }) => getTenantScheduleInfo(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantScheduleInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantScheduleInfo>>>
export type GetTenantScheduleInfoQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantScheduleInfo<TData = Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantScheduleInfoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantScheduleInfo>>,
          TError,
          Awaited<ReturnType<typeof getTenantScheduleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantScheduleInfo<TData = Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantScheduleInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantScheduleInfo>>,
          TError,
          Awaited<ReturnType<typeof getTenantScheduleInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantScheduleInfo<TData = Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantScheduleInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What one must know to schedule with a courier
 */

export function useGetTenantScheduleInfo<TData = Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantScheduleInfoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantScheduleInfo>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantScheduleInfoQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The people of an organisation
 */
export const getTenantUsers = (
    tenantId: number,
    params?: GetTenantUsersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UserPage>(
      {url: `/tenants/${tenantId}/users`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantUsersQueryKey = (tenantId: number,
    params?: GetTenantUsersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/users` });


export const useGetTenantUsersQueryOptions = <TData = Awaited<ReturnType<typeof getTenantUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/users`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantUsers>>> = ({ signal }) => getTenantUsers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantUsersQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantUsers>>>
export type GetTenantUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantUsers<TData = Awaited<ReturnType<typeof getTenantUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsers>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsers<TData = Awaited<ReturnType<typeof getTenantUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsers>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsers<TData = Awaited<ReturnType<typeof getTenantUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of an organisation
 */

export function useGetTenantUsers<TData = Awaited<ReturnType<typeof getTenantUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantUsersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without a password: a link to choose one is mailed and works for 7 days. An e-mail address that has an account: 422 on `/email`. Roles that the caller does not hold: 422 on `/roles`. Too many within an hour: 429 `too_many_mails`.
 * @summary Make the account of a colleague
 */
export const createTenantUser = (
    tenantId: number,
    userCreate: BodyType<UserCreate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<User>(
      {url: `/tenants/${tenantId}/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userCreate, signal
    },
      options);
    }




export const getCreateTenantUserMutationKey = () => ['createTenantUser'] as const;

export const getCreateTenantUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTenantUser>>, TError,CreateTenantUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createTenantUser>>, TError,CreateTenantUserMutationVariables, TContext> => {

const mutationKey = getCreateTenantUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTenantUser>>, CreateTenantUserMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createTenantUser(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTenantUserMutationResult = NonNullable<Awaited<ReturnType<typeof createTenantUser>>>
    export type CreateTenantUserMutationBody = BodyType<UserCreate>
    export type CreateTenantUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateTenantUserMutationVariables = {tenantId: number;data: BodyType<UserCreate>}

    /**
 * @summary Make the account of a colleague
 */
export const useCreateTenantUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTenantUser>>, TError,CreateTenantUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTenantUser>>,
        TError,
        CreateTenantUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTenantUserMutationOptions(options), queryClient);
    }
    /**
 * Without the archived ones.
 * @summary The people of an organisation with a role
 */
export const getTenantUsersByRole = (
    tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UserPage>(
      {url: `/tenants/${tenantId}/users-by-role/${role}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantUsersByRoleQueryKey = (tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams,) =>
    tenantQueryKey({ tenantId,role,params }, { url: `/tenants/${tenantId}/users-by-role/${role}` });


export const useGetTenantUsersByRoleQueryOptions = <TData = Awaited<ReturnType<typeof getTenantUsersByRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,role,params }, { url: `/tenants/${tenantId}/users-by-role/${role}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantUsersByRole>>> = ({ signal }) => getTenantUsersByRole(tenantId,role,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && role !== null && role !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantUsersByRoleQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantUsersByRole>>>
export type GetTenantUsersByRoleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantUsersByRole<TData = Awaited<ReturnType<typeof getTenantUsersByRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params: undefined |  GetTenantUsersByRoleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsersByRole>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsersByRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsersByRole<TData = Awaited<ReturnType<typeof getTenantUsersByRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsersByRole>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsersByRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsersByRole<TData = Awaited<ReturnType<typeof getTenantUsersByRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of an organisation with a role
 */

export function useGetTenantUsersByRole<TData = Awaited<ReturnType<typeof getTenantUsersByRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    role: 'Admin' | 'Driver' | 'Scheduler' | 'Dispatcher' | 'Viewer' | 'User' | 'Owner' | 'OrganizationManager',
    params?: GetTenantUsersByRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersByRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantUsersByRoleQueryOptions(tenantId,role,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without the archived ones, unless these are asked for.
 * @summary The people of an organisation with their roles
 */
export const getTenantUsersWithRoles = (
    tenantId: number,
    params?: GetTenantUsersWithRolesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantUserPage>(
      {url: `/tenants/${tenantId}/users-with-roles`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantUsersWithRolesQueryKey = (tenantId: number,
    params?: GetTenantUsersWithRolesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/users-with-roles` });


export const useGetTenantUsersWithRolesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantUsersWithRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/users-with-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantUsersWithRoles>>> = ({ signal }) => getTenantUsersWithRoles(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantUsersWithRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantUsersWithRoles>>>
export type GetTenantUsersWithRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantUsersWithRoles<TData = Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantUsersWithRolesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsersWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsersWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsersWithRoles<TData = Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersWithRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantUsersWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getTenantUsersWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantUsersWithRoles<TData = Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersWithRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The people of an organisation with their roles
 */

export function useGetTenantUsersWithRoles<TData = Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantUsersWithRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantUsersWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantUsersWithRolesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As `getTenantUsersWithRoles`.
 * @summary The same people
 */
export const getAllUsersPaginated = (
    tenantId: number,
    params?: GetAllUsersPaginatedParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantUserPage>(
      {url: `/tenants/${tenantId}/all-users-paginated`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAllUsersPaginatedQueryKey = (tenantId: number,
    params?: GetAllUsersPaginatedParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/all-users-paginated` });


export const useGetAllUsersPaginatedQueryOptions = <TData = Awaited<ReturnType<typeof getAllUsersPaginated>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetAllUsersPaginatedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/all-users-paginated`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllUsersPaginated>>> = ({ signal }) => getAllUsersPaginated(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAllUsersPaginatedQueryResult = NonNullable<Awaited<ReturnType<typeof getAllUsersPaginated>>>
export type GetAllUsersPaginatedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAllUsersPaginated<TData = Awaited<ReturnType<typeof getAllUsersPaginated>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetAllUsersPaginatedParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllUsersPaginated>>,
          TError,
          Awaited<ReturnType<typeof getAllUsersPaginated>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllUsersPaginated<TData = Awaited<ReturnType<typeof getAllUsersPaginated>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllUsersPaginatedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllUsersPaginated>>,
          TError,
          Awaited<ReturnType<typeof getAllUsersPaginated>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllUsersPaginated<TData = Awaited<ReturnType<typeof getAllUsersPaginated>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllUsersPaginatedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The same people
 */

export function useGetAllUsersPaginated<TData = Awaited<ReturnType<typeof getAllUsersPaginated>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllUsersPaginatedParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllUsersPaginated>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAllUsersPaginatedQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All but the internal one, the newest first unless it is asked otherwise. For internal administrators.
 * @summary The organisations of the installation with plan, usage and health
 */
export const getTenantsWithSubscriptionPlan = (
    params?: GetTenantsWithSubscriptionPlanParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SubscribedTenantPage>(
      {url: `/tenants/with-subscription-plan`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantsWithSubscriptionPlanQueryKey = (params?: GetTenantsWithSubscriptionPlanParams,) =>
    tenantQueryKey({ params }, { url: `/tenants/with-subscription-plan` });


export const useGetTenantsWithSubscriptionPlanQueryOptions = <TData = Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetTenantsWithSubscriptionPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants/with-subscription-plan`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>> = ({ signal }) => getTenantsWithSubscriptionPlan(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantsWithSubscriptionPlanQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>>
export type GetTenantsWithSubscriptionPlanQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetTenantsWithSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetTenantsWithSubscriptionPlanParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>,
          TError,
          Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantsWithSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsWithSubscriptionPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>,
          TError,
          Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantsWithSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsWithSubscriptionPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organisations of the installation with plan, usage and health
 */

export function useGetTenantsWithSubscriptionPlan<TData = Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsWithSubscriptionPlanParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantsWithSubscriptionPlan>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantsWithSubscriptionPlanQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of the internal one: 404. For internal administrators.
 * @summary An organisation with usage and health
 */
export const getTenantOverview = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOverview>(
      {url: `/tenants/${tenantId}/overview`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantOverviewQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/overview` });


export const useGetTenantOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getTenantOverview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/overview`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantOverview>>> = ({ signal }) => getTenantOverview(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantOverview>>>
export type GetTenantOverviewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantOverview<TData = Awaited<ReturnType<typeof getTenantOverview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOverview>>,
          TError,
          Awaited<ReturnType<typeof getTenantOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOverview<TData = Awaited<ReturnType<typeof getTenantOverview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOverview>>,
          TError,
          Awaited<ReturnType<typeof getTenantOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOverview<TData = Awaited<ReturnType<typeof getTenantOverview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An organisation with usage and health
 */

export function useGetTenantOverview<TData = Awaited<ReturnType<typeof getTenantOverview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOverview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantOverviewQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From then on nobody of it is let in (403 `organization_suspended`), its streams end, and its jobs wait. Nothing is lost, and those who have a part in its orders go on seeing them. One that is suspended: 422 `already_suspended`. For internal administrators.
 * @summary Suspend an organisation
 */
export const suspendTenant = (
    tenantId: number,
    suspensionInput: BodyType<SuspensionInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOverview>(
      {url: `/tenants/${tenantId}/suspension`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: suspensionInput, signal
    },
      options);
    }




export const getSuspendTenantMutationKey = () => ['suspendTenant'] as const;

export const getSuspendTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendTenant>>, TError,SuspendTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof suspendTenant>>, TError,SuspendTenantMutationVariables, TContext> => {

const mutationKey = getSuspendTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suspendTenant>>, SuspendTenantMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  suspendTenant(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SuspendTenantMutationResult = NonNullable<Awaited<ReturnType<typeof suspendTenant>>>
    export type SuspendTenantMutationBody = BodyType<SuspensionInput>
    export type SuspendTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SuspendTenantMutationVariables = {tenantId: number;data: BodyType<SuspensionInput>}

    /**
 * @summary Suspend an organisation
 */
export const useSuspendTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendTenant>>, TError,SuspendTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suspendTenant>>,
        TError,
        SuspendTenantMutationVariables,
        TContext
      > => {
      return useMutation(getSuspendTenantMutationOptions(options), queryClient);
    }
    /**
 * What waited goes on within a minute. One that is not suspended: 404. For internal administrators.
 * @summary Lift the suspension of an organisation
 */
export const liftSuspension = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOverview>(
      {url: `/tenants/${tenantId}/suspension`, method: 'DELETE', signal
    },
      options);
    }




export const getLiftSuspensionMutationKey = () => ['liftSuspension'] as const;

export const getLiftSuspensionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftSuspension>>, TError,LiftSuspensionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof liftSuspension>>, TError,LiftSuspensionMutationVariables, TContext> => {

const mutationKey = getLiftSuspensionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof liftSuspension>>, LiftSuspensionMutationVariables> = (props) => {
          const {tenantId} = props ?? {};

          return  liftSuspension(tenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LiftSuspensionMutationResult = NonNullable<Awaited<ReturnType<typeof liftSuspension>>>

    export type LiftSuspensionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type LiftSuspensionMutationVariables = {tenantId: number}

    /**
 * @summary Lift the suspension of an organisation
 */
export const useLiftSuspension = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftSuspension>>, TError,LiftSuspensionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof liftSuspension>>,
        TError,
        LiftSuspensionMutationVariables,
        TContext
      > => {
      return useMutation(getLiftSuspensionMutationOptions(options), queryClient);
    }
    /**
 * Its people have them at once. For internal administrators.
 * @summary Choose the plan and the features of an organisation
 */
export const setTenantFeatures = (
    tenantId: number,
    tenantFeaturesUpdate: BodyType<TenantFeaturesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOverview>(
      {url: `/tenants/${tenantId}/features`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tenantFeaturesUpdate, signal
    },
      options);
    }




export const getSetTenantFeaturesMutationKey = () => ['setTenantFeatures'] as const;

export const getSetTenantFeaturesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantFeatures>>, TError,SetTenantFeaturesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setTenantFeatures>>, TError,SetTenantFeaturesMutationVariables, TContext> => {

const mutationKey = getSetTenantFeaturesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTenantFeatures>>, SetTenantFeaturesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  setTenantFeatures(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTenantFeaturesMutationResult = NonNullable<Awaited<ReturnType<typeof setTenantFeatures>>>
    export type SetTenantFeaturesMutationBody = BodyType<TenantFeaturesUpdate>
    export type SetTenantFeaturesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetTenantFeaturesMutationVariables = {tenantId: number;data: BodyType<TenantFeaturesUpdate>}

    /**
 * @summary Choose the plan and the features of an organisation
 */
export const useSetTenantFeatures = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantFeatures>>, TError,SetTenantFeaturesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTenantFeatures>>,
        TError,
        SetTenantFeaturesMutationVariables,
        TContext
      > => {
      return useMutation(getSetTenantFeaturesMutationOptions(options), queryClient);
    }
    /**
 * By name, with what each holds and how many have it. For internal administrators.
 * @summary The plans that organisations can have
 */
export const getSubscriptionPlans = (
    params?: GetSubscriptionPlansParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PlanOfferPage>(
      {url: `/subscription-plans`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSubscriptionPlansQueryKey = (params?: GetSubscriptionPlansParams,) =>
    tenantQueryKey({ params }, { url: `/subscription-plans` });


export const useGetSubscriptionPlansQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriptionPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetSubscriptionPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/subscription-plans`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriptionPlans>>> = ({ signal }) => getSubscriptionPlans(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionPlansQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriptionPlans>>>
export type GetSubscriptionPlansQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetSubscriptionPlans<TData = Awaited<ReturnType<typeof getSubscriptionPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetSubscriptionPlansParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionPlans>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionPlans<TData = Awaited<ReturnType<typeof getSubscriptionPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSubscriptionPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriptionPlans>>,
          TError,
          Awaited<ReturnType<typeof getSubscriptionPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriptionPlans<TData = Awaited<ReturnType<typeof getSubscriptionPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSubscriptionPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The plans that organisations can have
 */

export function useGetSubscriptionPlans<TData = Awaited<ReturnType<typeof getSubscriptionPlans>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetSubscriptionPlansParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriptionPlans>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSubscriptionPlansQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All organisations that have it get the features that are added, and lose those that are taken away. For internal administrators.
 * @summary Change a plan
 */
export const updateSubscriptionPlan = (
    subscriptionPlanId: number,
    planOfferUpdate: BodyType<PlanOfferUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PlanOffer>(
      {url: `/subscription-plans/${subscriptionPlanId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: planOfferUpdate, signal
    },
      options);
    }




export const getUpdateSubscriptionPlanMutationKey = () => ['updateSubscriptionPlan'] as const;

export const getUpdateSubscriptionPlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubscriptionPlan>>, TError,UpdateSubscriptionPlanMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSubscriptionPlan>>, TError,UpdateSubscriptionPlanMutationVariables, TContext> => {

const mutationKey = getUpdateSubscriptionPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSubscriptionPlan>>, UpdateSubscriptionPlanMutationVariables> = (props) => {
          const {subscriptionPlanId,data} = props ?? {};

          return  updateSubscriptionPlan(subscriptionPlanId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSubscriptionPlanMutationResult = NonNullable<Awaited<ReturnType<typeof updateSubscriptionPlan>>>
    export type UpdateSubscriptionPlanMutationBody = BodyType<PlanOfferUpdate>
    export type UpdateSubscriptionPlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateSubscriptionPlanMutationVariables = {subscriptionPlanId: number;data: BodyType<PlanOfferUpdate>}

    /**
 * @summary Change a plan
 */
export const useUpdateSubscriptionPlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubscriptionPlan>>, TError,UpdateSubscriptionPlanMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSubscriptionPlan>>,
        TError,
        UpdateSubscriptionPlanMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSubscriptionPlanMutationOptions(options), queryClient);
    }
    /**
 * E-mails and text messages of the last 30 days, the newest first unless it is asked otherwise: neither what they say nor to whom they went. For internal administrators.
 * @summary The message log of the installation, without contents
 */
export const getMessages = (
    params?: GetMessagesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LoggedMessagePage>(
      {url: `/messages`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMessagesQueryKey = (params?: GetMessagesParams,) =>
    tenantQueryKey({ params }, { url: `/messages` });


export const useGetMessagesQueryOptions = <TData = Awaited<ReturnType<typeof getMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/messages`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessages>>> = ({ signal }) => getMessages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getMessages>>>
export type GetMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetMessages<TData = Awaited<ReturnType<typeof getMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessages>>,
          TError,
          Awaited<ReturnType<typeof getMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessages<TData = Awaited<ReturnType<typeof getMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessages>>,
          TError,
          Awaited<ReturnType<typeof getMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessages<TData = Awaited<ReturnType<typeof getMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The message log of the installation, without contents
 */

export function useGetMessages<TData = Awaited<ReturnType<typeof getMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those that have ended or were revoked are among them.
 * @summary The API tokens of an organisation
 */
export const getApiTokens = (
    tenantId: number,
    params?: GetApiTokensParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApiTokenPage>(
      {url: `/tenants/${tenantId}/api-tokens`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetApiTokensQueryKey = (tenantId: number,
    params?: GetApiTokensParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/api-tokens` });


export const useGetApiTokensQueryOptions = <TData = Awaited<ReturnType<typeof getApiTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetApiTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/api-tokens`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApiTokens>>> = ({ signal }) => getApiTokens(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApiTokensQueryResult = NonNullable<Awaited<ReturnType<typeof getApiTokens>>>
export type GetApiTokensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetApiTokens<TData = Awaited<ReturnType<typeof getApiTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetApiTokensParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiTokens>>,
          TError,
          Awaited<ReturnType<typeof getApiTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiTokens<TData = Awaited<ReturnType<typeof getApiTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetApiTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiTokens>>,
          TError,
          Awaited<ReturnType<typeof getApiTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiTokens<TData = Awaited<ReturnType<typeof getApiTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetApiTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The API tokens of an organisation
 */

export function useGetApiTokens<TData = Awaited<ReturnType<typeof getApiTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetApiTokensParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiTokens>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetApiTokensQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The token is answered this once and stored nowhere, so the call takes no `Idempotency-Key`: made twice, there are two, of which one can be revoked. It may do at most what the person who makes it may, and goes on when that is taken from the person. Nobody makes one who acts as another person. More than 50 that are in force: 422.
 * @summary Make an API token
 */
export const createApiToken = (
    tenantId: number,
    apiTokenCreation: BodyType<ApiTokenCreation>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApiTokenMade>(
      {url: `/tenants/${tenantId}/api-tokens`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: apiTokenCreation, signal
    },
      options);
    }




export const getCreateApiTokenMutationKey = () => ['createApiToken'] as const;

export const getCreateApiTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiToken>>, TError,CreateApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createApiToken>>, TError,CreateApiTokenMutationVariables, TContext> => {

const mutationKey = getCreateApiTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createApiToken>>, CreateApiTokenMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createApiToken(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateApiTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createApiToken>>>
    export type CreateApiTokenMutationBody = BodyType<ApiTokenCreation>
    export type CreateApiTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateApiTokenMutationVariables = {tenantId: number;data: BodyType<ApiTokenCreation>}

    /**
 * @summary Make an API token
 */
export const useCreateApiToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createApiToken>>, TError,CreateApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createApiToken>>,
        TError,
        CreateApiTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreateApiTokenMutationOptions(options), queryClient);
    }
    /**
 * @summary A API token
 */
export const getApiToken = (
    apiTokenId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApiToken>(
      {url: `/api-tokens/${apiTokenId}`, method: 'GET', signal
    },
      options);
    }




export const getGetApiTokenQueryKey = (apiTokenId: number,) =>
    tenantQueryKey({ apiTokenId }, { url: `/api-tokens/${apiTokenId}` });


export const useGetApiTokenQueryOptions = <TData = Awaited<ReturnType<typeof getApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(apiTokenId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ apiTokenId }, { url: `/api-tokens/${apiTokenId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApiToken>>> = ({ signal }) => getApiToken(apiTokenId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: apiTokenId !== null && apiTokenId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApiTokenQueryResult = NonNullable<Awaited<ReturnType<typeof getApiToken>>>
export type GetApiTokenQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetApiToken<TData = Awaited<ReturnType<typeof getApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 apiTokenId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiToken>>,
          TError,
          Awaited<ReturnType<typeof getApiToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiToken<TData = Awaited<ReturnType<typeof getApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 apiTokenId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApiToken>>,
          TError,
          Awaited<ReturnType<typeof getApiToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApiToken<TData = Awaited<ReturnType<typeof getApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 apiTokenId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A API token
 */

export function useGetApiToken<TData = Awaited<ReturnType<typeof getApiToken>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 apiTokenId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApiToken>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetApiTokenQueryOptions(apiTokenId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its name alone. What it has done is called by the new name from then on where it is looked up.
 * @summary Change a API token
 */
export const updateApiToken = (
    apiTokenId: number,
    apiTokenUpdate: BodyType<ApiTokenUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApiToken>(
      {url: `/api-tokens/${apiTokenId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: apiTokenUpdate, signal
    },
      options);
    }




export const getUpdateApiTokenMutationKey = () => ['updateApiToken'] as const;

export const getUpdateApiTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateApiToken>>, TError,UpdateApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateApiToken>>, TError,UpdateApiTokenMutationVariables, TContext> => {

const mutationKey = getUpdateApiTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateApiToken>>, UpdateApiTokenMutationVariables> = (props) => {
          const {apiTokenId,data} = props ?? {};

          return  updateApiToken(apiTokenId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateApiTokenMutationResult = NonNullable<Awaited<ReturnType<typeof updateApiToken>>>
    export type UpdateApiTokenMutationBody = BodyType<ApiTokenUpdate>
    export type UpdateApiTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateApiTokenMutationVariables = {apiTokenId: number;data: BodyType<ApiTokenUpdate>}

    /**
 * @summary Change a API token
 */
export const useUpdateApiToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateApiToken>>, TError,UpdateApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateApiToken>>,
        TError,
        UpdateApiTokenMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateApiTokenMutationOptions(options), queryClient);
    }
    /**
 * At once, and for good.
 * @summary Revoke a API token
 */
export const revokeApiToken = (
    apiTokenId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApiToken>(
      {url: `/api-tokens/${apiTokenId}/revoke`, method: 'PUT', signal
    },
      options);
    }




export const getRevokeApiTokenMutationKey = () => ['revokeApiToken'] as const;

export const getRevokeApiTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiToken>>, TError,RevokeApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeApiToken>>, TError,RevokeApiTokenMutationVariables, TContext> => {

const mutationKey = getRevokeApiTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeApiToken>>, RevokeApiTokenMutationVariables> = (props) => {
          const {apiTokenId} = props ?? {};

          return  revokeApiToken(apiTokenId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeApiTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokeApiToken>>>

    export type RevokeApiTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokeApiTokenMutationVariables = {apiTokenId: number}

    /**
 * @summary Revoke a API token
 */
export const useRevokeApiToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApiToken>>, TError,RevokeApiTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeApiToken>>,
        TError,
        RevokeApiTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeApiTokenMutationOptions(options), queryClient);
    }
    /**
 * The newest first unless it is asked otherwise. Prices, and what one may not read where it stands, are left out of `changes`.
 * @summary Who did what in an organisation
 */
export const getTenantAuditEntries = (
    tenantId: number,
    params?: GetTenantAuditEntriesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AuditEntryPage>(
      {url: `/tenants/${tenantId}/audit-entries`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantAuditEntriesQueryKey = (tenantId: number,
    params?: GetTenantAuditEntriesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/audit-entries` });


export const useGetTenantAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantAuditEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/audit-entries`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantAuditEntries>>> = ({ signal }) => getTenantAuditEntries(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantAuditEntries>>>
export type GetTenantAuditEntriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantAuditEntries<TData = Awaited<ReturnType<typeof getTenantAuditEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof getTenantAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAuditEntries<TData = Awaited<ReturnType<typeof getTenantAuditEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof getTenantAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAuditEntries<TData = Awaited<ReturnType<typeof getTenantAuditEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who did what in an organisation
 */

export function useGetTenantAuditEntries<TData = Awaited<ReturnType<typeof getTenantAuditEntries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantAuditEntriesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A recorded act
 */
export const getAuditEntry = (
    auditEntryId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AuditEntry>(
      {url: `/audit-entries/${auditEntryId}`, method: 'GET', signal
    },
      options);
    }




export const getGetAuditEntryQueryKey = (auditEntryId: number,) =>
    tenantQueryKey({ auditEntryId }, { url: `/audit-entries/${auditEntryId}` });


export const useGetAuditEntryQueryOptions = <TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(auditEntryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ auditEntryId }, { url: `/audit-entries/${auditEntryId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuditEntry>>> = ({ signal }) => getAuditEntry(auditEntryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: auditEntryId !== null && auditEntryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuditEntryQueryResult = NonNullable<Awaited<ReturnType<typeof getAuditEntry>>>
export type GetAuditEntryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 auditEntryId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditEntry>>,
          TError,
          Awaited<ReturnType<typeof getAuditEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 auditEntryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditEntry>>,
          TError,
          Awaited<ReturnType<typeof getAuditEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 auditEntryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A recorded act
 */

export function useGetAuditEntry<TData = Awaited<ReturnType<typeof getAuditEntry>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 auditEntryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditEntry>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAuditEntryQueryOptions(auditEntryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The contacts of an organisation
 */
export const getPaginatedContacts = (
    tenantId: number,
    params?: GetPaginatedContactsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ContactPage>(
      {url: `/tenants/${tenantId}/paginated-contacts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedContactsQueryKey = (tenantId: number,
    params?: GetPaginatedContactsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-contacts` });


export const useGetPaginatedContactsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-contacts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedContacts>>> = ({ signal }) => getPaginatedContacts(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedContactsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedContacts>>>
export type GetPaginatedContactsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedContacts<TData = Awaited<ReturnType<typeof getPaginatedContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedContactsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedContacts>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedContacts<TData = Awaited<ReturnType<typeof getPaginatedContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedContacts>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedContacts<TData = Awaited<ReturnType<typeof getPaginatedContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The contacts of an organisation
 */

export function useGetPaginatedContacts<TData = Awaited<ReturnType<typeof getPaginatedContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedContactsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a contact
 */
export const createContact = (
    tenantId: number,
    contactInput: BodyType<ContactInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenants/${tenantId}/contacts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contactInput, signal
    },
      options);
    }




export const getCreateContactMutationKey = () => ['createContact'] as const;

export const getCreateContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext> => {

const mutationKey = getCreateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createContact>>, CreateContactMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createContact(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContactMutationResult = NonNullable<Awaited<ReturnType<typeof createContact>>>
    export type CreateContactMutationBody = BodyType<ContactInput>
    export type CreateContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateContactMutationVariables = {tenantId: number;data: BodyType<ContactInput>}

    /**
 * @summary Add a contact
 */
export const useCreateContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createContact>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createContact>>,
        TError,
        CreateContactMutationVariables,
        TContext
      > => {
      return useMutation(getCreateContactMutationOptions(options), queryClient);
    }
    /**
 * @summary A contact
 */
export const getContact = (
    contactId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenant-contacts/${contactId}`, method: 'GET', signal
    },
      options);
    }




export const getGetContactQueryKey = (contactId: number,) =>
    tenantQueryKey({ contactId }, { url: `/tenant-contacts/${contactId}` });


export const useGetContactQueryOptions = <TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ contactId }, { url: `/tenant-contacts/${contactId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContact>>> = ({ signal }) => getContact(contactId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: contactId !== null && contactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContactQueryResult = NonNullable<Awaited<ReturnType<typeof getContact>>>
export type GetContactQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 contactId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContact>>,
          TError,
          Awaited<ReturnType<typeof getContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A contact
 */

export function useGetContact<TData = Awaited<ReturnType<typeof getContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetContactQueryOptions(contactId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a contact
 */
export const updateContact = (
    contactId: number,
    contactUpdate: BodyType<ContactUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenant-contacts/${contactId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: contactUpdate, signal
    },
      options);
    }




export const getUpdateContactMutationKey = () => ['updateContact'] as const;

export const getUpdateContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext> => {

const mutationKey = getUpdateContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateContact>>, UpdateContactMutationVariables> = (props) => {
          const {contactId,data} = props ?? {};

          return  updateContact(contactId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateContact>>>
    export type UpdateContactMutationBody = BodyType<ContactUpdate>
    export type UpdateContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateContactMutationVariables = {contactId: number;data: BodyType<ContactUpdate>}

    /**
 * @summary Change a contact
 */
export const useUpdateContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateContact>>, TError,UpdateContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateContact>>,
        TError,
        UpdateContactMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateContactMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a contact
 */
export const deleteContact = (
    contactId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenant-contacts/${contactId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteContactMutationKey = () => ['deleteContact'] as const;

export const getDeleteContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext> => {

const mutationKey = getDeleteContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteContact>>, DeleteContactMutationVariables> = (props) => {
          const {contactId} = props ?? {};

          return  deleteContact(contactId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteContactMutationResult = NonNullable<Awaited<ReturnType<typeof deleteContact>>>

    export type DeleteContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteContactMutationVariables = {contactId: number}

    /**
 * @summary Delete a contact
 */
export const useDeleteContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteContact>>, TError,DeleteContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteContact>>,
        TError,
        DeleteContactMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteContactMutationOptions(options), queryClient);
    }
    /**
 * The source becomes part of the target, in one transaction: its orders, invoices, credit notes, payments, locations, contacts, services and suppliers move, and it is archived. The target keeps its own values and takes over those that only the source has; what was closed or invoiced keeps its bill-to. 422 at the customer that cannot be merged, 404 for one that is none of the courier’s; of anybody but a courier 403.
 * @summary Merge two customers that a courier manages
 */
export const mergeCustomers = (
    tenantId: number,
    mergeInput: BodyType<MergeInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CustomerMerge>(
      {url: `/tenants/${tenantId}/merge`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mergeInput, signal
    },
      options);
    }




export const getMergeCustomersMutationKey = () => ['mergeCustomers'] as const;

export const getMergeCustomersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeCustomers>>, TError,MergeCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof mergeCustomers>>, TError,MergeCustomersMutationVariables, TContext> => {

const mutationKey = getMergeCustomersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mergeCustomers>>, MergeCustomersMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  mergeCustomers(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MergeCustomersMutationResult = NonNullable<Awaited<ReturnType<typeof mergeCustomers>>>
    export type MergeCustomersMutationBody = BodyType<MergeInput>
    export type MergeCustomersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MergeCustomersMutationVariables = {tenantId: number;data: BodyType<MergeInput>}

    /**
 * @summary Merge two customers that a courier manages
 */
export const useMergeCustomers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mergeCustomers>>, TError,MergeCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mergeCustomers>>,
        TError,
        MergeCustomersMutationVariables,
        TContext
      > => {
      return useMutation(getMergeCustomersMutationOptions(options), queryClient);
    }
    /**
 * Counted as the merge itself counts; nothing is written. Refused as the merge is.
 * @summary What a merge of two managed customers would move, join and leave
 */
export const getMergePreview = (
    tenantId: number,
    params: GetMergePreviewParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CustomerMerge>(
      {url: `/tenants/${tenantId}/merge-preview`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMergePreviewQueryKey = (tenantId: number,
    params?: GetMergePreviewParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/merge-preview` });


export const useGetMergePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getMergePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetMergePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/merge-preview`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMergePreview>>> = ({ signal }) => getMergePreview(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMergePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getMergePreview>>>
export type GetMergePreviewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetMergePreview<TData = Awaited<ReturnType<typeof getMergePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetMergePreviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMergePreview>>,
          TError,
          Awaited<ReturnType<typeof getMergePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMergePreview<TData = Awaited<ReturnType<typeof getMergePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetMergePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMergePreview>>,
          TError,
          Awaited<ReturnType<typeof getMergePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMergePreview<TData = Awaited<ReturnType<typeof getMergePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetMergePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a merge of two managed customers would move, join and leave
 */

export function useGetMergePreview<TData = Awaited<ReturnType<typeof getMergePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetMergePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMergePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMergePreviewQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The newest first unless it is asked otherwise. Those of the last 30 days.
 * @summary E-mails and text messages of an organisation
 */
export const getTenantMessages = (
    tenantId: number,
    params?: GetTenantMessagesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<MessagePage>(
      {url: `/tenants/${tenantId}/messages`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantMessagesQueryKey = (tenantId: number,
    params?: GetTenantMessagesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/messages` });


export const useGetTenantMessagesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/messages`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantMessages>>> = ({ signal }) => getTenantMessages(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantMessages>>>
export type GetTenantMessagesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantMessages<TData = Awaited<ReturnType<typeof getTenantMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantMessages>>,
          TError,
          Awaited<ReturnType<typeof getTenantMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantMessages<TData = Awaited<ReturnType<typeof getTenantMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantMessages>>,
          TError,
          Awaited<ReturnType<typeof getTenantMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantMessages<TData = Awaited<ReturnType<typeof getTenantMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary E-mails and text messages of an organisation
 */

export function useGetTenantMessages<TData = Awaited<ReturnType<typeof getTenantMessages>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantMessages>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantMessagesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An e-mail or text message
 */
export const getMessage = (
    messageId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Message>(
      {url: `/messages/${messageId}`, method: 'GET', signal
    },
      options);
    }




export const getGetMessageQueryKey = (messageId: number,) =>
    tenantQueryKey({ messageId }, { url: `/messages/${messageId}` });


export const useGetMessageQueryOptions = <TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(messageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ messageId }, { url: `/messages/${messageId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessage>>> = ({ signal }) => getMessage(messageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: messageId !== null && messageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getMessage>>>
export type GetMessageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 messageId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 messageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessage>>,
          TError,
          Awaited<ReturnType<typeof getMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 messageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An e-mail or text message
 */

export function useGetMessage<TData = Awaited<ReturnType<typeof getMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 messageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessage>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMessageQueryOptions(messageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 `not_resendable` where `mayResend` is false, and `may_arrive_twice` for a text message of which nobody knows, unless the body says so. What people are told of by it is looked at again: who may not know of it any more gets nothing. Too many within an hour: 429 `too_many_mails`.
 * @summary Send a message again
 */
export const resendMessage = (
    messageId: number,
    messageResend: BodyType<MessageResend>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Message>(
      {url: `/messages/${messageId}/resend`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: messageResend, signal
    },
      options);
    }




export const getResendMessageMutationKey = () => ['resendMessage'] as const;

export const getResendMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendMessage>>, TError,ResendMessageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof resendMessage>>, TError,ResendMessageMutationVariables, TContext> => {

const mutationKey = getResendMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendMessage>>, ResendMessageMutationVariables> = (props) => {
          const {messageId,data} = props ?? {};

          return  resendMessage(messageId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendMessageMutationResult = NonNullable<Awaited<ReturnType<typeof resendMessage>>>
    export type ResendMessageMutationBody = BodyType<MessageResend>
    export type ResendMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ResendMessageMutationVariables = {messageId: number;data: BodyType<MessageResend>}

    /**
 * @summary Send a message again
 */
export const useResendMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendMessage>>, TError,ResendMessageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendMessage>>,
        TError,
        ResendMessageMutationVariables,
        TContext
      > => {
      return useMutation(getResendMessageMutationOptions(options), queryClient);
    }
    /**
 * In the organisation's look, or in Waybill's own where it is Waybill that writes.
 * @summary A mail of a kind, made of example facts
 */
export const getMessagePreview = (
    tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<MessagePreview>(
      {url: `/tenants/${tenantId}/message-previews/${type}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetMessagePreviewQueryKey = (tenantId: number,
    type: MailType,
    params?: GetMessagePreviewParams,) =>
    tenantQueryKey({ tenantId,type,params }, { url: `/tenants/${tenantId}/message-previews/${type}` });


export const useGetMessagePreviewQueryOptions = <TData = Awaited<ReturnType<typeof getMessagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,type,params }, { url: `/tenants/${tenantId}/message-previews/${type}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMessagePreview>>> = ({ signal }) => getMessagePreview(tenantId,type,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && type !== null && type !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMessagePreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getMessagePreview>>>
export type GetMessagePreviewQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetMessagePreview<TData = Awaited<ReturnType<typeof getMessagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessagePreview>>,
          TError,
          Awaited<ReturnType<typeof getMessagePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessagePreview<TData = Awaited<ReturnType<typeof getMessagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMessagePreview>>,
          TError,
          Awaited<ReturnType<typeof getMessagePreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMessagePreview<TData = Awaited<ReturnType<typeof getMessagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A mail of a kind, made of example facts
 */

export function useGetMessagePreview<TData = Awaited<ReturnType<typeof getMessagePreview>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    type: MailType,
    params: GetMessagePreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMessagePreview>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMessagePreviewQueryOptions(tenantId,type,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of mails of the request's organisation alone: it tells nothing that the organisation was not told.
 * @summary Whether mail to an address was refused
 */
export const getEmailRefusal = (
    email: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<EmailRefusal>(
      {url: `/email-refusals/${email}`, method: 'GET', signal
    },
      options);
    }




export const getGetEmailRefusalQueryKey = (email: string,) =>
    tenantQueryKey({ email }, { url: `/email-refusals/${email}` });


export const useGetEmailRefusalQueryOptions = <TData = Awaited<ReturnType<typeof getEmailRefusal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ email }, { url: `/email-refusals/${email}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmailRefusal>>> = ({ signal }) => getEmailRefusal(email, requestOptions, signal);





   return  { queryKey, queryFn, enabled: email !== null && email !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmailRefusalQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailRefusal>>>
export type GetEmailRefusalQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetEmailRefusal<TData = Awaited<ReturnType<typeof getEmailRefusal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailRefusal>>,
          TError,
          Awaited<ReturnType<typeof getEmailRefusal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailRefusal<TData = Awaited<ReturnType<typeof getEmailRefusal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailRefusal>>,
          TError,
          Awaited<ReturnType<typeof getEmailRefusal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailRefusal<TData = Awaited<ReturnType<typeof getEmailRefusal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether mail to an address was refused
 */

export function useGetEmailRefusal<TData = Awaited<ReturnType<typeof getEmailRefusal>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailRefusal>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetEmailRefusalQueryOptions(email,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For those who choose one; the internal one is among them. For internal administrators.
 * @summary Every organisation by name
 */
export const getTenants = (
    params?: GetTenantsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantPage>(
      {url: `/tenants`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantsQueryKey = (params?: GetTenantsParams,) =>
    tenantQueryKey({ params }, { url: `/tenants` });


export const useGetTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenants>>> = ({ signal }) => getTenants(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenants>>>
export type GetTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetTenants<TData = Awaited<ReturnType<typeof getTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetTenantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenants>>,
          TError,
          Awaited<ReturnType<typeof getTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenants<TData = Awaited<ReturnType<typeof getTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenants>>,
          TError,
          Awaited<ReturnType<typeof getTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenants<TData = Awaited<ReturnType<typeof getTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every organisation by name
 */

export function useGetTenants<TData = Awaited<ReturnType<typeof getTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For internal administrators. It has the plan, the features and the settings of its kind; its owner is invited by e-mail. A name that another courier has is 422 at `/name`. Too many within an hour: 429 `too_many_mails`.
 * @summary Make an organisation
 */
export const createTenant = (
    newTenant: BodyType<NewTenant>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Organization>(
      {url: `/tenants`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newTenant, signal
    },
      options);
    }




export const getCreateTenantMutationKey = () => ['createTenant'] as const;

export const getCreateTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTenant>>, TError,CreateTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createTenant>>, TError,CreateTenantMutationVariables, TContext> => {

const mutationKey = getCreateTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTenant>>, CreateTenantMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTenant(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTenantMutationResult = NonNullable<Awaited<ReturnType<typeof createTenant>>>
    export type CreateTenantMutationBody = BodyType<NewTenant>
    export type CreateTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateTenantMutationVariables = {data: BodyType<NewTenant>}

    /**
 * @summary Make an organisation
 */
export const useCreateTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTenant>>, TError,CreateTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTenant>>,
        TError,
        CreateTenantMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTenantMutationOptions(options), queryClient);
    }
    /**
 * The newest first unless it is asked otherwise. For internal administrators.
 * @summary The organisations of the installation
 */
export const getPaginatedTenants = (
    params?: GetPaginatedTenantsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrganizationPage>(
      {url: `/tenants/paginated`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedTenantsQueryKey = (params?: GetPaginatedTenantsParams,) =>
    tenantQueryKey({ params }, { url: `/tenants/paginated` });


export const useGetPaginatedTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetPaginatedTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants/paginated`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedTenants>>> = ({ signal }) => getPaginatedTenants(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedTenants>>>
export type GetPaginatedTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetPaginatedTenants<TData = Awaited<ReturnType<typeof getPaginatedTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetPaginatedTenantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedTenants>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedTenants<TData = Awaited<ReturnType<typeof getPaginatedTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetPaginatedTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedTenants>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedTenants<TData = Awaited<ReturnType<typeof getPaginatedTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetPaginatedTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organisations of the installation
 */

export function useGetPaginatedTenants<TData = Awaited<ReturnType<typeof getPaginatedTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetPaginatedTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedTenantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of an organisation that no administrator made: 404. For internal administrators.
 * @summary Who is invited to own an organisation
 */
export const getOwnerInvitation = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Organization>(
      {url: `/tenants/${tenantId}/owner-invitation`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnerInvitationQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/owner-invitation` });


export const useGetOwnerInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getOwnerInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/owner-invitation`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnerInvitation>>> = ({ signal }) => getOwnerInvitation(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnerInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnerInvitation>>>
export type GetOwnerInvitationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOwnerInvitation<TData = Awaited<ReturnType<typeof getOwnerInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnerInvitation>>,
          TError,
          Awaited<ReturnType<typeof getOwnerInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnerInvitation<TData = Awaited<ReturnType<typeof getOwnerInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnerInvitation>>,
          TError,
          Awaited<ReturnType<typeof getOwnerInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnerInvitation<TData = Awaited<ReturnType<typeof getOwnerInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is invited to own an organisation
 */

export function useGetOwnerInvitation<TData = Awaited<ReturnType<typeof getOwnerInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnerInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOwnerInvitationQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * To the same address or another one; the link before stops working. Of an organisation that no administrator made: 404; of one that has its owner: 422 `has_owner`. For internal administrators. Too many within an hour: 429 `too_many_mails`.
 * @summary Invite the owner of an organisation anew
 */
export const inviteOwner = (
    tenantId: number,
    ownerInvitationInput: BodyType<OwnerInvitationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Organization>(
      {url: `/tenants/${tenantId}/owner-invitation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownerInvitationInput, signal
    },
      options);
    }




export const getInviteOwnerMutationKey = () => ['inviteOwner'] as const;

export const getInviteOwnerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteOwner>>, TError,InviteOwnerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteOwner>>, TError,InviteOwnerMutationVariables, TContext> => {

const mutationKey = getInviteOwnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteOwner>>, InviteOwnerMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  inviteOwner(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteOwnerMutationResult = NonNullable<Awaited<ReturnType<typeof inviteOwner>>>
    export type InviteOwnerMutationBody = BodyType<OwnerInvitationInput>
    export type InviteOwnerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type InviteOwnerMutationVariables = {tenantId: number;data: BodyType<OwnerInvitationInput>}

    /**
 * @summary Invite the owner of an organisation anew
 */
export const useInviteOwner = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteOwner>>, TError,InviteOwnerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteOwner>>,
        TError,
        InviteOwnerMutationVariables,
        TContext
      > => {
      return useMutation(getInviteOwnerMutationOptions(options), queryClient);
    }
    /**
 * Of a courier alone, others get 404.
 * @summary What a new courier has done and has to do
 */
export const getFirstSteps = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FirstSteps>(
      {url: `/tenants/${tenantId}/first-steps`, method: 'GET', signal
    },
      options);
    }




export const getGetFirstStepsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/first-steps` });


export const useGetFirstStepsQueryOptions = <TData = Awaited<ReturnType<typeof getFirstSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/first-steps`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFirstSteps>>> = ({ signal }) => getFirstSteps(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFirstStepsQueryResult = NonNullable<Awaited<ReturnType<typeof getFirstSteps>>>
export type GetFirstStepsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetFirstSteps<TData = Awaited<ReturnType<typeof getFirstSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstSteps>>,
          TError,
          Awaited<ReturnType<typeof getFirstSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstSteps<TData = Awaited<ReturnType<typeof getFirstSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstSteps>>,
          TError,
          Awaited<ReturnType<typeof getFirstSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstSteps<TData = Awaited<ReturnType<typeof getFirstSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a new courier has done and has to do
 */

export function useGetFirstSteps<TData = Awaited<ReturnType<typeof getFirstSteps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstSteps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFirstStepsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whether they are put away is remembered for the person in this organisation.
 * @summary Put the first steps away, or say that one is done
 */
export const updateFirstSteps = (
    tenantId: number,
    firstStepsUpdate: BodyType<FirstStepsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FirstSteps>(
      {url: `/tenants/${tenantId}/first-steps`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: firstStepsUpdate, signal
    },
      options);
    }




export const getUpdateFirstStepsMutationKey = () => ['updateFirstSteps'] as const;

export const getUpdateFirstStepsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFirstSteps>>, TError,UpdateFirstStepsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFirstSteps>>, TError,UpdateFirstStepsMutationVariables, TContext> => {

const mutationKey = getUpdateFirstStepsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFirstSteps>>, UpdateFirstStepsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateFirstSteps(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFirstStepsMutationResult = NonNullable<Awaited<ReturnType<typeof updateFirstSteps>>>
    export type UpdateFirstStepsMutationBody = BodyType<FirstStepsUpdate>
    export type UpdateFirstStepsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateFirstStepsMutationVariables = {tenantId: number;data: BodyType<FirstStepsUpdate>}

    /**
 * @summary Put the first steps away, or say that one is done
 */
export const useUpdateFirstSteps = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFirstSteps>>, TError,UpdateFirstStepsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFirstSteps>>,
        TError,
        UpdateFirstStepsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFirstStepsMutationOptions(options), queryClient);
    }
    /**
 * The owner's own, and those that ask the caller; others see none.
 * @summary Requests to become the owner of an organisation
 */
export const getTenantOwnershipRequests = (
    tenantId: number,
    params?: GetTenantOwnershipRequestsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequestPage>(
      {url: `/tenants/${tenantId}/ownership-requests`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantOwnershipRequestsQueryKey = (tenantId: number,
    params?: GetTenantOwnershipRequestsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ownership-requests` });


export const useGetTenantOwnershipRequestsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantOwnershipRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ownership-requests`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantOwnershipRequests>>> = ({ signal }) => getTenantOwnershipRequests(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantOwnershipRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantOwnershipRequests>>>
export type GetTenantOwnershipRequestsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantOwnershipRequests<TData = Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantOwnershipRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOwnershipRequests>>,
          TError,
          Awaited<ReturnType<typeof getTenantOwnershipRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOwnershipRequests<TData = Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantOwnershipRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOwnershipRequests>>,
          TError,
          Awaited<ReturnType<typeof getTenantOwnershipRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOwnershipRequests<TData = Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantOwnershipRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Requests to become the owner of an organisation
 */

export function useGetTenantOwnershipRequests<TData = Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantOwnershipRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwnershipRequests>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantOwnershipRequestsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One at a time: 422 `already_asked`. The person is told by e-mail. Too many within an hour: 429 `too_many_mails`.
 * @summary Ask somebody to become the owner
 */
export const createOwnershipRequest = (
    tenantId: number,
    ownershipRequestInput: BodyType<OwnershipRequestInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequest>(
      {url: `/tenants/${tenantId}/ownership-requests`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownershipRequestInput, signal
    },
      options);
    }




export const getCreateOwnershipRequestMutationKey = () => ['createOwnershipRequest'] as const;

export const getCreateOwnershipRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOwnershipRequest>>, TError,CreateOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createOwnershipRequest>>, TError,CreateOwnershipRequestMutationVariables, TContext> => {

const mutationKey = getCreateOwnershipRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOwnershipRequest>>, CreateOwnershipRequestMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createOwnershipRequest(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOwnershipRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createOwnershipRequest>>>
    export type CreateOwnershipRequestMutationBody = BodyType<OwnershipRequestInput>
    export type CreateOwnershipRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateOwnershipRequestMutationVariables = {tenantId: number;data: BodyType<OwnershipRequestInput>}

    /**
 * @summary Ask somebody to become the owner
 */
export const useCreateOwnershipRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOwnershipRequest>>, TError,CreateOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOwnershipRequest>>,
        TError,
        CreateOwnershipRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOwnershipRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary A request to become the owner
 */
export const getOwnershipRequest = (
    ownershipRequestId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequest>(
      {url: `/ownership-requests/${ownershipRequestId}`, method: 'GET', signal
    },
      options);
    }




export const getGetOwnershipRequestQueryKey = (ownershipRequestId: number,) =>
    tenantQueryKey({ ownershipRequestId }, { url: `/ownership-requests/${ownershipRequestId}` });


export const useGetOwnershipRequestQueryOptions = <TData = Awaited<ReturnType<typeof getOwnershipRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(ownershipRequestId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ ownershipRequestId }, { url: `/ownership-requests/${ownershipRequestId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnershipRequest>>> = ({ signal }) => getOwnershipRequest(ownershipRequestId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: ownershipRequestId !== null && ownershipRequestId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnershipRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnershipRequest>>>
export type GetOwnershipRequestQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOwnershipRequest<TData = Awaited<ReturnType<typeof getOwnershipRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 ownershipRequestId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnershipRequest>>,
          TError,
          Awaited<ReturnType<typeof getOwnershipRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnershipRequest<TData = Awaited<ReturnType<typeof getOwnershipRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 ownershipRequestId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnershipRequest>>,
          TError,
          Awaited<ReturnType<typeof getOwnershipRequest>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnershipRequest<TData = Awaited<ReturnType<typeof getOwnershipRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 ownershipRequestId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A request to become the owner
 */

export function useGetOwnershipRequest<TData = Awaited<ReturnType<typeof getOwnershipRequest>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 ownershipRequestId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnershipRequest>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOwnershipRequestQueryOptions(ownershipRequestId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By the person who is asked, and by nobody in their name. The former owner is Organization Manager from then on. 422 `invalid_transition` once it is answered, `no_longer_owner` when the one who asked does not own the organisation any more.
 * @summary Become the owner
 */
export const acceptOwnershipRequest = (
    ownershipRequestId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequest>(
      {url: `/ownership-requests/${ownershipRequestId}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptOwnershipRequestMutationKey = () => ['acceptOwnershipRequest'] as const;

export const getAcceptOwnershipRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptOwnershipRequest>>, TError,AcceptOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptOwnershipRequest>>, TError,AcceptOwnershipRequestMutationVariables, TContext> => {

const mutationKey = getAcceptOwnershipRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptOwnershipRequest>>, AcceptOwnershipRequestMutationVariables> = (props) => {
          const {ownershipRequestId} = props ?? {};

          return  acceptOwnershipRequest(ownershipRequestId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptOwnershipRequestMutationResult = NonNullable<Awaited<ReturnType<typeof acceptOwnershipRequest>>>

    export type AcceptOwnershipRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptOwnershipRequestMutationVariables = {ownershipRequestId: number}

    /**
 * @summary Become the owner
 */
export const useAcceptOwnershipRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptOwnershipRequest>>, TError,AcceptOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptOwnershipRequest>>,
        TError,
        AcceptOwnershipRequestMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptOwnershipRequestMutationOptions(options), queryClient);
    }
    /**
 * By the person who is asked.
 * @summary Say no to becoming the owner
 */
export const rejectOwnershipRequest = (
    ownershipRequestId: number,
    ownershipRejection: BodyType<OwnershipRejection>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequest>(
      {url: `/ownership-requests/${ownershipRequestId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownershipRejection, signal
    },
      options);
    }




export const getRejectOwnershipRequestMutationKey = () => ['rejectOwnershipRequest'] as const;

export const getRejectOwnershipRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectOwnershipRequest>>, TError,RejectOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectOwnershipRequest>>, TError,RejectOwnershipRequestMutationVariables, TContext> => {

const mutationKey = getRejectOwnershipRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectOwnershipRequest>>, RejectOwnershipRequestMutationVariables> = (props) => {
          const {ownershipRequestId,data} = props ?? {};

          return  rejectOwnershipRequest(ownershipRequestId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectOwnershipRequestMutationResult = NonNullable<Awaited<ReturnType<typeof rejectOwnershipRequest>>>
    export type RejectOwnershipRequestMutationBody = BodyType<OwnershipRejection>
    export type RejectOwnershipRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RejectOwnershipRequestMutationVariables = {ownershipRequestId: number;data: BodyType<OwnershipRejection>}

    /**
 * @summary Say no to becoming the owner
 */
export const useRejectOwnershipRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectOwnershipRequest>>, TError,RejectOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectOwnershipRequest>>,
        TError,
        RejectOwnershipRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRejectOwnershipRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary Take back a request to become the owner
 */
export const revokeOwnershipRequest = (
    ownershipRequestId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OwnershipRequest>(
      {url: `/ownership-requests/${ownershipRequestId}/revoke`, method: 'POST', signal
    },
      options);
    }




export const getRevokeOwnershipRequestMutationKey = () => ['revokeOwnershipRequest'] as const;

export const getRevokeOwnershipRequestMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOwnershipRequest>>, TError,RevokeOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeOwnershipRequest>>, TError,RevokeOwnershipRequestMutationVariables, TContext> => {

const mutationKey = getRevokeOwnershipRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOwnershipRequest>>, RevokeOwnershipRequestMutationVariables> = (props) => {
          const {ownershipRequestId} = props ?? {};

          return  revokeOwnershipRequest(ownershipRequestId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeOwnershipRequestMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOwnershipRequest>>>

    export type RevokeOwnershipRequestMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokeOwnershipRequestMutationVariables = {ownershipRequestId: number}

    /**
 * @summary Take back a request to become the owner
 */
export const useRevokeOwnershipRequest = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOwnershipRequest>>, TError,RevokeOwnershipRequestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOwnershipRequest>>,
        TError,
        RevokeOwnershipRequestMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeOwnershipRequestMutationOptions(options), queryClient);
    }
    /**
 * @summary Who owns an organisation
 */
export const getTenantOwner = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOwner>(
      {url: `/tenants/${tenantId}/owner`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantOwnerQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/owner` });


export const useGetTenantOwnerQueryOptions = <TData = Awaited<ReturnType<typeof getTenantOwner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/owner`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantOwner>>> = ({ signal }) => getTenantOwner(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantOwnerQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantOwner>>>
export type GetTenantOwnerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantOwner<TData = Awaited<ReturnType<typeof getTenantOwner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOwner>>,
          TError,
          Awaited<ReturnType<typeof getTenantOwner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOwner<TData = Awaited<ReturnType<typeof getTenantOwner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantOwner>>,
          TError,
          Awaited<ReturnType<typeof getTenantOwner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantOwner<TData = Awaited<ReturnType<typeof getTenantOwner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who owns an organisation
 */

export function useGetTenantOwner<TData = Awaited<ReturnType<typeof getTenantOwner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantOwner>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantOwnerQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For internal administrators, without asking anybody. A request that waits is withdrawn.
 * @summary Make somebody the owner
 */
export const setTenantOwner = (
    tenantId: number,
    ownershipRequestInput: BodyType<OwnershipRequestInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantOwner>(
      {url: `/tenants/${tenantId}/owner`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: ownershipRequestInput, signal
    },
      options);
    }




export const getSetTenantOwnerMutationKey = () => ['setTenantOwner'] as const;

export const getSetTenantOwnerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantOwner>>, TError,SetTenantOwnerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setTenantOwner>>, TError,SetTenantOwnerMutationVariables, TContext> => {

const mutationKey = getSetTenantOwnerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTenantOwner>>, SetTenantOwnerMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  setTenantOwner(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTenantOwnerMutationResult = NonNullable<Awaited<ReturnType<typeof setTenantOwner>>>
    export type SetTenantOwnerMutationBody = BodyType<OwnershipRequestInput>
    export type SetTenantOwnerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetTenantOwnerMutationVariables = {tenantId: number;data: BodyType<OwnershipRequestInput>}

    /**
 * @summary Make somebody the owner
 */
export const useSetTenantOwner = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantOwner>>, TError,SetTenantOwnerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTenantOwner>>,
        TError,
        SetTenantOwnerMutationVariables,
        TContext
      > => {
      return useMutation(getSetTenantOwnerMutationOptions(options), queryClient);
    }
    /**
 * Of a courier that offers a service and wants to be found, or that is connected with the organisation of the caller, or is this; any other organisation is a 404. Prices are none of it.
 * @summary What a courier shows to strangers
 */
export const getTenantPublicProfile = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PublicProfile>(
      {url: `/tenants/${tenantId}/public-profile`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantPublicProfileQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/public-profile` });


export const useGetTenantPublicProfileQueryOptions = <TData = Awaited<ReturnType<typeof getTenantPublicProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/public-profile`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantPublicProfile>>> = ({ signal }) => getTenantPublicProfile(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantPublicProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantPublicProfile>>>
export type GetTenantPublicProfileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantPublicProfile<TData = Awaited<ReturnType<typeof getTenantPublicProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantPublicProfile>>,
          TError,
          Awaited<ReturnType<typeof getTenantPublicProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantPublicProfile<TData = Awaited<ReturnType<typeof getTenantPublicProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantPublicProfile>>,
          TError,
          Awaited<ReturnType<typeof getTenantPublicProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantPublicProfile<TData = Awaited<ReturnType<typeof getTenantPublicProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a courier shows to strangers
 */

export function useGetTenantPublicProfile<TData = Awaited<ReturnType<typeof getTenantPublicProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantPublicProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantPublicProfileQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The courier settings of an organisation
 */
export const getCourierSettings = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CourierSettings>(
      {url: `/tenants/${tenantId}/courier-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetCourierSettingsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/courier-settings` });


export const useGetCourierSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getCourierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/courier-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourierSettings>>> = ({ signal }) => getCourierSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourierSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getCourierSettings>>>
export type GetCourierSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCourierSettings<TData = Awaited<ReturnType<typeof getCourierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierSettings>>,
          TError,
          Awaited<ReturnType<typeof getCourierSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierSettings<TData = Awaited<ReturnType<typeof getCourierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourierSettings>>,
          TError,
          Awaited<ReturnType<typeof getCourierSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCourierSettings<TData = Awaited<ReturnType<typeof getCourierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The courier settings of an organisation
 */

export function useGetCourierSettings<TData = Awaited<ReturnType<typeof getCourierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCourierSettingsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders that are there keep their price; waiting and cancelling are charged by what is set when they end.
 * @summary Change the courier settings
 */
export const updateCourierSettings = (
    tenantId: number,
    courierSettingsUpdate: BodyType<CourierSettingsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CourierSettings>(
      {url: `/tenants/${tenantId}/courier-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: courierSettingsUpdate, signal
    },
      options);
    }




export const getUpdateCourierSettingsMutationKey = () => ['updateCourierSettings'] as const;

export const getUpdateCourierSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourierSettings>>, TError,UpdateCourierSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCourierSettings>>, TError,UpdateCourierSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateCourierSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCourierSettings>>, UpdateCourierSettingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateCourierSettings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCourierSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateCourierSettings>>>
    export type UpdateCourierSettingsMutationBody = BodyType<CourierSettingsUpdate>
    export type UpdateCourierSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateCourierSettingsMutationVariables = {tenantId: number;data: BodyType<CourierSettingsUpdate>}

    /**
 * @summary Change the courier settings
 */
export const useUpdateCourierSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCourierSettings>>, TError,UpdateCourierSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCourierSettings>>,
        TError,
        UpdateCourierSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCourierSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary The notification settings of an organisation
 */
export const getNotificationSettings = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NotificationSettings>(
      {url: `/tenants/${tenantId}/notification-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetNotificationSettingsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/notification-settings` });


export const useGetNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/notification-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationSettings>>> = ({ signal }) => getNotificationSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationSettings>>>
export type GetNotificationSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The notification settings of an organisation
 */

export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetNotificationSettingsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the notification settings
 */
export const updateNotificationSettings = (
    tenantId: number,
    notificationSettingsUpdate: BodyType<NotificationSettingsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NotificationSettings>(
      {url: `/tenants/${tenantId}/notification-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: notificationSettingsUpdate, signal
    },
      options);
    }




export const getUpdateNotificationSettingsMutationKey = () => ['updateNotificationSettings'] as const;

export const getUpdateNotificationSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateNotificationSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotificationSettings>>, UpdateNotificationSettingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateNotificationSettings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotificationSettings>>>
    export type UpdateNotificationSettingsMutationBody = BodyType<NotificationSettingsUpdate>
    export type UpdateNotificationSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateNotificationSettingsMutationVariables = {tenantId: number;data: BodyType<NotificationSettingsUpdate>}

    /**
 * @summary Change the notification settings
 */
export const useUpdateNotificationSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotificationSettings>>, TError,UpdateNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotificationSettings>>,
        TError,
        UpdateNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNotificationSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary The supplier settings of an organisation
 */
export const getSupplierSettings = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SupplierSettings>(
      {url: `/tenants/${tenantId}/supplier-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetSupplierSettingsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/supplier-settings` });


export const useGetSupplierSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getSupplierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/supplier-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplierSettings>>> = ({ signal }) => getSupplierSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplierSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplierSettings>>>
export type GetSupplierSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSupplierSettings<TData = Awaited<ReturnType<typeof getSupplierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplierSettings>>,
          TError,
          Awaited<ReturnType<typeof getSupplierSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplierSettings<TData = Awaited<ReturnType<typeof getSupplierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplierSettings>>,
          TError,
          Awaited<ReturnType<typeof getSupplierSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplierSettings<TData = Awaited<ReturnType<typeof getSupplierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The supplier settings of an organisation
 */

export function useGetSupplierSettings<TData = Awaited<ReturnType<typeof getSupplierSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplierSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSupplierSettingsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes effect at once: an order that a supplier is just filling in is refused.
 * @summary Change the supplier settings
 */
export const updateSupplierSettings = (
    tenantId: number,
    supplierSettingsUpdate: BodyType<SupplierSettingsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SupplierSettings>(
      {url: `/tenants/${tenantId}/supplier-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: supplierSettingsUpdate, signal
    },
      options);
    }




export const getUpdateSupplierSettingsMutationKey = () => ['updateSupplierSettings'] as const;

export const getUpdateSupplierSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSupplierSettings>>, TError,UpdateSupplierSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSupplierSettings>>, TError,UpdateSupplierSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateSupplierSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSupplierSettings>>, UpdateSupplierSettingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateSupplierSettings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSupplierSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateSupplierSettings>>>
    export type UpdateSupplierSettingsMutationBody = BodyType<SupplierSettingsUpdate>
    export type UpdateSupplierSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateSupplierSettingsMutationVariables = {tenantId: number;data: BodyType<SupplierSettingsUpdate>}

    /**
 * @summary Change the supplier settings
 */
export const useUpdateSupplierSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSupplierSettings>>, TError,UpdateSupplierSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSupplierSettings>>,
        TError,
        UpdateSupplierSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSupplierSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary The marketplace profile of an organisation
 */
export const getMarketplaceProfile = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<MarketplaceProfile>(
      {url: `/tenants/${tenantId}/marketplace-profile`, method: 'GET', signal
    },
      options);
    }




export const getGetMarketplaceProfileQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/marketplace-profile` });


export const useGetMarketplaceProfileQueryOptions = <TData = Awaited<ReturnType<typeof getMarketplaceProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/marketplace-profile`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketplaceProfile>>> = ({ signal }) => getMarketplaceProfile(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketplaceProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketplaceProfile>>>
export type GetMarketplaceProfileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetMarketplaceProfile<TData = Awaited<ReturnType<typeof getMarketplaceProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceProfile>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceProfile<TData = Awaited<ReturnType<typeof getMarketplaceProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketplaceProfile>>,
          TError,
          Awaited<ReturnType<typeof getMarketplaceProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketplaceProfile<TData = Awaited<ReturnType<typeof getMarketplaceProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The marketplace profile of an organisation
 */

export function useGetMarketplaceProfile<TData = Awaited<ReturnType<typeof getMarketplaceProfile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketplaceProfile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMarketplaceProfileQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A service that is not its own is a form error, and so is a picture that is not in its library.
 * @summary Change the marketplace profile
 */
export const updateMarketplaceProfile = (
    tenantId: number,
    marketplaceProfileUpdate: BodyType<MarketplaceProfileUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<MarketplaceProfile>(
      {url: `/tenants/${tenantId}/marketplace-profile`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: marketplaceProfileUpdate, signal
    },
      options);
    }




export const getUpdateMarketplaceProfileMutationKey = () => ['updateMarketplaceProfile'] as const;

export const getUpdateMarketplaceProfileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMarketplaceProfile>>, TError,UpdateMarketplaceProfileMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMarketplaceProfile>>, TError,UpdateMarketplaceProfileMutationVariables, TContext> => {

const mutationKey = getUpdateMarketplaceProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMarketplaceProfile>>, UpdateMarketplaceProfileMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateMarketplaceProfile(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMarketplaceProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateMarketplaceProfile>>>
    export type UpdateMarketplaceProfileMutationBody = BodyType<MarketplaceProfileUpdate>
    export type UpdateMarketplaceProfileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateMarketplaceProfileMutationVariables = {tenantId: number;data: BodyType<MarketplaceProfileUpdate>}

    /**
 * @summary Change the marketplace profile
 */
export const useUpdateMarketplaceProfile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMarketplaceProfile>>, TError,UpdateMarketplaceProfileMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMarketplaceProfile>>,
        TError,
        UpdateMarketplaceProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMarketplaceProfileMutationOptions(options), queryClient);
    }
    /**
 * @summary The webhook endpoints of an organisation
 */
export const getWebhookEndpoints = (
    tenantId: number,
    params?: GetWebhookEndpointsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpointPage>(
      {url: `/tenants/${tenantId}/webhook-endpoints`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetWebhookEndpointsQueryKey = (tenantId: number,
    params?: GetWebhookEndpointsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/webhook-endpoints` });


export const useGetWebhookEndpointsQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetWebhookEndpointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/webhook-endpoints`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookEndpoints>>> = ({ signal }) => getWebhookEndpoints(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookEndpointsQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookEndpoints>>>
export type GetWebhookEndpointsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetWebhookEndpoints<TData = Awaited<ReturnType<typeof getWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetWebhookEndpointsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoints<TData = Awaited<ReturnType<typeof getWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookEndpointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoints<TData = Awaited<ReturnType<typeof getWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookEndpointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The webhook endpoints of an organisation
 */

export function useGetWebhookEndpoints<TData = Awaited<ReturnType<typeof getWebhookEndpoints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookEndpointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetWebhookEndpointsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It is told nothing before its secret was made. An organisation has at most 10: 422 `too_many`.
 * @summary Add a webhook endpoint
 */
export const createWebhookEndpoint = (
    tenantId: number,
    webhookEndpointInput: BodyType<WebhookEndpointInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpoint>(
      {url: `/tenants/${tenantId}/webhook-endpoints`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: webhookEndpointInput, signal
    },
      options);
    }




export const getCreateWebhookEndpointMutationKey = () => ['createWebhookEndpoint'] as const;

export const getCreateWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getCreateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhookEndpoint>>, CreateWebhookEndpointMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createWebhookEndpoint(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhookEndpoint>>>
    export type CreateWebhookEndpointMutationBody = BodyType<WebhookEndpointInput>
    export type CreateWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateWebhookEndpointMutationVariables = {tenantId: number;data: BodyType<WebhookEndpointInput>}

    /**
 * @summary Add a webhook endpoint
 */
export const useCreateWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhookEndpoint>>,
        TError,
        CreateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * @summary A webhook endpoint
 */
export const getWebhookEndpoint = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpoint>(
      {url: `/webhook-endpoints/${webhookEndpointId}`, method: 'GET', signal
    },
      options);
    }




export const getGetWebhookEndpointQueryKey = (webhookEndpointId: number,) =>
    tenantQueryKey({ webhookEndpointId }, { url: `/webhook-endpoints/${webhookEndpointId}` });


export const useGetWebhookEndpointQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(webhookEndpointId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ webhookEndpointId }, { url: `/webhook-endpoints/${webhookEndpointId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookEndpoint>>> = ({ signal }) => getWebhookEndpoint(webhookEndpointId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: webhookEndpointId !== null && webhookEndpointId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookEndpointQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookEndpoint>>>
export type GetWebhookEndpointQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookEndpointId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoint>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookEndpointId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookEndpoint>>,
          TError,
          Awaited<ReturnType<typeof getWebhookEndpoint>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookEndpointId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A webhook endpoint
 */

export function useGetWebhookEndpoint<TData = Awaited<ReturnType<typeof getWebhookEndpoint>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookEndpointId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookEndpoint>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetWebhookEndpointQueryOptions(webhookEndpointId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What waits is sent to the new address.
 * @summary Change a webhook endpoint
 */
export const updateWebhookEndpoint = (
    webhookEndpointId: number,
    webhookEndpointUpdate: BodyType<WebhookEndpointUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpoint>(
      {url: `/webhook-endpoints/${webhookEndpointId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: webhookEndpointUpdate, signal
    },
      options);
    }




export const getUpdateWebhookEndpointMutationKey = () => ['updateWebhookEndpoint'] as const;

export const getUpdateWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getUpdateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWebhookEndpoint>>, UpdateWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId,data} = props ?? {};

          return  updateWebhookEndpoint(webhookEndpointId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof updateWebhookEndpoint>>>
    export type UpdateWebhookEndpointMutationBody = BodyType<WebhookEndpointUpdate>
    export type UpdateWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateWebhookEndpointMutationVariables = {webhookEndpointId: number;data: BodyType<WebhookEndpointUpdate>}

    /**
 * @summary Change a webhook endpoint
 */
export const useUpdateWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWebhookEndpoint>>, TError,UpdateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWebhookEndpoint>>,
        TError,
        UpdateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * Its deliveries go with it; what waits is not sent.
 * @summary Delete a webhook endpoint
 */
export const deleteWebhookEndpoint = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/webhook-endpoints/${webhookEndpointId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteWebhookEndpointMutationKey = () => ['deleteWebhookEndpoint'] as const;

export const getDeleteWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, DeleteWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  deleteWebhookEndpoint(webhookEndpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhookEndpoint>>>

    export type DeleteWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteWebhookEndpointMutationVariables = {webhookEndpointId: number}

    /**
 * @summary Delete a webhook endpoint
 */
export const useDeleteWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhookEndpoint>>,
        TError,
        DeleteWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * It is told what happens from now on. What failed before can be sent again.
 * @summary Turn on a webhook endpoint
 */
export const enableWebhookEndpoint = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpoint>(
      {url: `/webhook-endpoints/${webhookEndpointId}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableWebhookEndpointMutationKey = () => ['enableWebhookEndpoint'] as const;

export const getEnableWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableWebhookEndpoint>>, TError,EnableWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableWebhookEndpoint>>, TError,EnableWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getEnableWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableWebhookEndpoint>>, EnableWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  enableWebhookEndpoint(webhookEndpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof enableWebhookEndpoint>>>

    export type EnableWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableWebhookEndpointMutationVariables = {webhookEndpointId: number}

    /**
 * @summary Turn on a webhook endpoint
 */
export const useEnableWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableWebhookEndpoint>>, TError,EnableWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableWebhookEndpoint>>,
        TError,
        EnableWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getEnableWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * It is told nothing more; what waits has failed, and can be sent again once it is on.
 * @summary Turn off a webhook endpoint
 */
export const disableWebhookEndpoint = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookEndpoint>(
      {url: `/webhook-endpoints/${webhookEndpointId}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableWebhookEndpointMutationKey = () => ['disableWebhookEndpoint'] as const;

export const getDisableWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableWebhookEndpoint>>, TError,DisableWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableWebhookEndpoint>>, TError,DisableWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getDisableWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableWebhookEndpoint>>, DisableWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  disableWebhookEndpoint(webhookEndpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof disableWebhookEndpoint>>>

    export type DisableWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableWebhookEndpointMutationVariables = {webhookEndpointId: number}

    /**
 * @summary Turn off a webhook endpoint
 */
export const useDisableWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableWebhookEndpoint>>, TError,DisableWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableWebhookEndpoint>>,
        TError,
        DisableWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getDisableWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * It is shown this once. For 24 hours what is sent is signed with the secret of before as well. Somebody who acts as another person makes none: 403.
 * @summary Make a secret for a webhook endpoint
 */
export const makeWebhookSecret = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookSecret>(
      {url: `/webhook-endpoints/${webhookEndpointId}/secret`, method: 'PUT', signal
    },
      options);
    }




export const getMakeWebhookSecretMutationKey = () => ['makeWebhookSecret'] as const;

export const getMakeWebhookSecretMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeWebhookSecret>>, TError,MakeWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof makeWebhookSecret>>, TError,MakeWebhookSecretMutationVariables, TContext> => {

const mutationKey = getMakeWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeWebhookSecret>>, MakeWebhookSecretMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  makeWebhookSecret(webhookEndpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MakeWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof makeWebhookSecret>>>

    export type MakeWebhookSecretMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MakeWebhookSecretMutationVariables = {webhookEndpointId: number}

    /**
 * @summary Make a secret for a webhook endpoint
 */
export const useMakeWebhookSecret = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeWebhookSecret>>, TError,MakeWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeWebhookSecret>>,
        TError,
        MakeWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(getMakeWebhookSecretMutationOptions(options), queryClient);
    }
    /**
 * Of type `webhook.test`, to one that is on and has a secret: 422 `not_told` otherwise.
 * @summary Send a test event to a webhook endpoint
 */
export const testWebhookEndpoint = (
    webhookEndpointId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookDelivery>(
      {url: `/webhook-endpoints/${webhookEndpointId}/test`, method: 'POST', signal
    },
      options);
    }




export const getTestWebhookEndpointMutationKey = () => ['testWebhookEndpoint'] as const;

export const getTestWebhookEndpointMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getTestWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhookEndpoint>>, TestWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  testWebhookEndpoint(webhookEndpointId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhookEndpoint>>>

    export type TestWebhookEndpointMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type TestWebhookEndpointMutationVariables = {webhookEndpointId: number}

    /**
 * @summary Send a test event to a webhook endpoint
 */
export const useTestWebhookEndpoint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhookEndpoint>>,
        TError,
        TestWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(getTestWebhookEndpointMutationOptions(options), queryClient);
    }
    /**
 * The newest first unless it is asked otherwise. Those of the last 30 days.
 * @summary The webhook deliveries of an organisation
 */
export const getWebhookDeliveries = (
    tenantId: number,
    params?: GetWebhookDeliveriesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookDeliveryPage>(
      {url: `/tenants/${tenantId}/webhook-deliveries`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetWebhookDeliveriesQueryKey = (tenantId: number,
    params?: GetWebhookDeliveriesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/webhook-deliveries` });


export const useGetWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/webhook-deliveries`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookDeliveries>>> = ({ signal }) => getWebhookDeliveries(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookDeliveries>>>
export type GetWebhookDeliveriesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetWebhookDeliveries<TData = Awaited<ReturnType<typeof getWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetWebhookDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDeliveries<TData = Awaited<ReturnType<typeof getWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDeliveries<TData = Awaited<ReturnType<typeof getWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The webhook deliveries of an organisation
 */

export function useGetWebhookDeliveries<TData = Awaited<ReturnType<typeof getWebhookDeliveries>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetWebhookDeliveriesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Under the same `webhook-id`. At most 10,000 at once: 422 `too_many`; to an endpoint that is off or has no secret 422 `not_told`.
 * @summary Send webhook deliveries of a time again
 */
export const replayWebhookDeliveries = (
    tenantId: number,
    webhookReplay: BodyType<WebhookReplay>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookReplayed>(
      {url: `/tenants/${tenantId}/webhook-deliveries/replay`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: webhookReplay, signal
    },
      options);
    }




export const getReplayWebhookDeliveriesMutationKey = () => ['replayWebhookDeliveries'] as const;

export const getReplayWebhookDeliveriesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDeliveries>>, TError,ReplayWebhookDeliveriesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDeliveries>>, TError,ReplayWebhookDeliveriesMutationVariables, TContext> => {

const mutationKey = getReplayWebhookDeliveriesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replayWebhookDeliveries>>, ReplayWebhookDeliveriesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  replayWebhookDeliveries(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplayWebhookDeliveriesMutationResult = NonNullable<Awaited<ReturnType<typeof replayWebhookDeliveries>>>
    export type ReplayWebhookDeliveriesMutationBody = BodyType<WebhookReplay>
    export type ReplayWebhookDeliveriesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReplayWebhookDeliveriesMutationVariables = {tenantId: number;data: BodyType<WebhookReplay>}

    /**
 * @summary Send webhook deliveries of a time again
 */
export const useReplayWebhookDeliveries = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDeliveries>>, TError,ReplayWebhookDeliveriesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replayWebhookDeliveries>>,
        TError,
        ReplayWebhookDeliveriesMutationVariables,
        TContext
      > => {
      return useMutation(getReplayWebhookDeliveriesMutationOptions(options), queryClient);
    }
    /**
 * @summary A webhook delivery
 */
export const getWebhookDelivery = (
    webhookDeliveryId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookDelivery>(
      {url: `/webhook-deliveries/${webhookDeliveryId}`, method: 'GET', signal
    },
      options);
    }




export const getGetWebhookDeliveryQueryKey = (webhookDeliveryId: number,) =>
    tenantQueryKey({ webhookDeliveryId }, { url: `/webhook-deliveries/${webhookDeliveryId}` });


export const useGetWebhookDeliveryQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ webhookDeliveryId }, { url: `/webhook-deliveries/${webhookDeliveryId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookDelivery>>> = ({ signal }) => getWebhookDelivery(webhookDeliveryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: webhookDeliveryId !== null && webhookDeliveryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookDelivery>>>
export type GetWebhookDeliveryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDelivery>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookDelivery>>,
          TError,
          Awaited<ReturnType<typeof getWebhookDelivery>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A webhook delivery
 */

export function useGetWebhookDelivery<TData = Awaited<ReturnType<typeof getWebhookDelivery>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookDelivery>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetWebhookDeliveryQueryOptions(webhookDeliveryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A webhook delivery as it is sent
 */
export const getWebhookSent = (
    webhookDeliveryId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookSent>(
      {url: `/webhook-deliveries/${webhookDeliveryId}/sent`, method: 'GET', signal
    },
      options);
    }




export const getGetWebhookSentQueryKey = (webhookDeliveryId: number,) =>
    tenantQueryKey({ webhookDeliveryId }, { url: `/webhook-deliveries/${webhookDeliveryId}/sent` });


export const useGetWebhookSentQueryOptions = <TData = Awaited<ReturnType<typeof getWebhookSent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ webhookDeliveryId }, { url: `/webhook-deliveries/${webhookDeliveryId}/sent`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWebhookSent>>> = ({ signal }) => getWebhookSent(webhookDeliveryId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: webhookDeliveryId !== null && webhookDeliveryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWebhookSentQueryResult = NonNullable<Awaited<ReturnType<typeof getWebhookSent>>>
export type GetWebhookSentQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetWebhookSent<TData = Awaited<ReturnType<typeof getWebhookSent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookSent>>,
          TError,
          Awaited<ReturnType<typeof getWebhookSent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookSent<TData = Awaited<ReturnType<typeof getWebhookSent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWebhookSent>>,
          TError,
          Awaited<ReturnType<typeof getWebhookSent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWebhookSent<TData = Awaited<ReturnType<typeof getWebhookSent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A webhook delivery as it is sent
 */

export function useGetWebhookSent<TData = Awaited<ReturnType<typeof getWebhookSent>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 webhookDeliveryId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWebhookSent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetWebhookSentQueryOptions(webhookDeliveryId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Under the same `webhook-id`. One that waits is tried at once; to an endpoint that is off or has no secret 422 `not_told`.
 * @summary Send a webhook delivery again
 */
export const replayWebhookDelivery = (
    webhookDeliveryId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WebhookDelivery>(
      {url: `/webhook-deliveries/${webhookDeliveryId}/replay`, method: 'POST', signal
    },
      options);
    }




export const getReplayWebhookDeliveryMutationKey = () => ['replayWebhookDelivery'] as const;

export const getReplayWebhookDeliveryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDelivery>>, TError,ReplayWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDelivery>>, TError,ReplayWebhookDeliveryMutationVariables, TContext> => {

const mutationKey = getReplayWebhookDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replayWebhookDelivery>>, ReplayWebhookDeliveryMutationVariables> = (props) => {
          const {webhookDeliveryId} = props ?? {};

          return  replayWebhookDelivery(webhookDeliveryId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplayWebhookDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof replayWebhookDelivery>>>

    export type ReplayWebhookDeliveryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReplayWebhookDeliveryMutationVariables = {webhookDeliveryId: number}

    /**
 * @summary Send a webhook delivery again
 */
export const useReplayWebhookDelivery = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replayWebhookDelivery>>, TError,ReplayWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replayWebhookDelivery>>,
        TError,
        ReplayWebhookDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getReplayWebhookDeliveryMutationOptions(options), queryClient);
    }
