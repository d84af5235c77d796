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
  AcceptedInvitation,
  AccountCreation,
  Application,
  ApplicationApproval,
  ApplicationInput,
  ApplicationPage,
  ApplicationRejection,
  BadRequestResponse,
  Contact,
  ContactInput,
  ContactPage,
  ContactUpdate,
  Customer,
  CustomerImportResult,
  CustomerPage,
  CustomerPersonPage,
  CustomerProfile,
  CustomerUpdate,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetCustomerContactsParams,
  GetCustomerPeopleParams,
  GetManagedCustomerOnboardingsParams,
  GetPaginatedCustomersParams,
  GetPaginatedInvitationsParams,
  GetPaginatedSuppliersParams,
  GetPaginatedVendorsParams,
  GetPartnersParams,
  GetPotentialPartnersParams,
  GetPotentialVendorsParams,
  GetReceivedCourierApplicationsParams,
  GetReceivedCustomerApplicationsParams,
  GetReceivedPartnershipsParams,
  GetSentCourierApplicationsParams,
  GetSentCustomerApplicationsParams,
  GetSentPartnershipsParams,
  GetTenantSuppliersParams,
  GetTenantVendorsParams,
  IdList,
  ImportCustomersParams,
  Invitation,
  InvitationAcceptance,
  InvitationChoices,
  InvitationInput,
  InvitationLink,
  InvitationLook,
  InvitationPage,
  InvitationUid,
  Location,
  LocationInput,
  LocationUpdate,
  ManagedCustomerOnboarding,
  ManagedCustomerOnboardingInput,
  ManagedCustomerOnboardingPage,
  NewCustomer,
  NotFoundResponse,
  OwnershipRejection,
  Partner,
  PartnerPage,
  Partnership,
  PartnershipAcceptance,
  PartnershipDecline,
  PartnershipInput,
  PartnershipPage,
  PotentialPartnerPage,
  PotentialVendorPage,
  SchedulerVariant,
  SharedInvitation,
  Supplier,
  SupplierPage,
  SupplierUpdate,
  TenantPage,
  TokenPair,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Vendor,
  VendorPage,
  VendorTerms,
  VendorUpdate
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
 * @summary The invitations of an organisation
 */
export const getPaginatedInvitations = (
    tenantId: number,
    params?: GetPaginatedInvitationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvitationPage>(
      {url: `/tenants/${tenantId}/invitations-paginated`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedInvitationsQueryKey = (tenantId: number,
    params?: GetPaginatedInvitationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invitations-paginated` });


export const useGetPaginatedInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invitations-paginated`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedInvitations>>> = ({ signal }) => getPaginatedInvitations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedInvitations>>>
export type GetPaginatedInvitationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedInvitations>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedInvitations>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedInvitations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invitations of an organisation
 */

export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedInvitationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Mails the link. A customer is invited by a courier and takes `customers.create` as well, a supplier by a customer and `suppliers.create`: else 403. Roles that the caller does not hold: 422 on `/roles`. Somebody who belongs to the organisation already, or whom an invitation waits for: 422 on `/forInitialUserEmail`. Too many within an hour: 429 `too_many_mails`.
 * @summary Add an invitation
 */
export const createInvitation = (
    tenantId: number,
    invitationInput: BodyType<InvitationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Invitation>(
      {url: `/tenants/${tenantId}/invitations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationInput, signal
    },
      options);
    }




export const getCreateInvitationMutationKey = () => ['createInvitation'] as const;

export const getCreateInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext> => {

const mutationKey = getCreateInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvitation>>, CreateInvitationMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createInvitation(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof createInvitation>>>
    export type CreateInvitationMutationBody = BodyType<InvitationInput>
    export type CreateInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateInvitationMutationVariables = {tenantId: number;data: BodyType<InvitationInput>}

    /**
 * @summary Add an invitation
 */
export const useCreateInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvitation>>, TError,CreateInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvitation>>,
        TError,
        CreateInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary An invitation
 */
export const getInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Invitation>(
      {url: `/invitations/${invitationId}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationQueryKey = (invitationId: number,) =>
    tenantQueryKey({ invitationId }, { url: `/invitations/${invitationId}` });


export const useGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invitationId }, { url: `/invitations/${invitationId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(invitationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationId !== null && invitationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invitation
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvitationQueryOptions(invitationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its link is of no use any more.
 * @summary Revoke an invitation
 */
export const revokeInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Invitation>(
      {url: `/invitations/${invitationId}`, method: 'DELETE', signal
    },
      options);
    }




export const getRevokeInvitationMutationKey = () => ['revokeInvitation'] as const;

export const getRevokeInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext> => {

const mutationKey = getRevokeInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeInvitation>>, RevokeInvitationMutationVariables> = (props) => {
          const {invitationId} = props ?? {};

          return  revokeInvitation(invitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof revokeInvitation>>>

    export type RevokeInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokeInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Revoke an invitation
 */
export const useRevokeInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeInvitation>>, TError,RevokeInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeInvitation>>,
        TError,
        RevokeInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeInvitationMutationOptions(options), queryClient);
    }
    /**
 * Mails a fresh link, which works for 30 days; the former is of no use any more. Too many within an hour: 429 `too_many_mails`.
 * @summary Send again an invitation
 */
export const resendInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Invitation>(
      {url: `/invitations/${invitationId}/resend`, method: 'POST', signal
    },
      options);
    }




export const getResendInvitationMutationKey = () => ['resendInvitation'] as const;

export const getResendInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext> => {

const mutationKey = getResendInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendInvitation>>, ResendInvitationMutationVariables> = (props) => {
          const {invitationId} = props ?? {};

          return  resendInvitation(invitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof resendInvitation>>>

    export type ResendInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ResendInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Send again an invitation
 */
export const useResendInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendInvitation>>, TError,ResendInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendInvitation>>,
        TError,
        ResendInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getResendInvitationMutationOptions(options), queryClient);
    }
    /**
 * It works until the invitation ends or is sent again. The audit keeps who asked for it. It proves no e-mail address: people who have no account yet make one by the link of the mail.
 * @summary The link of an invitation, to pass on
 */
export const shareInvitation = (
    invitationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SharedInvitation>(
      {url: `/invitations/${invitationId}/share`, method: 'POST', signal
    },
      options);
    }




export const getShareInvitationMutationKey = () => ['shareInvitation'] as const;

export const getShareInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareInvitation>>, TError,ShareInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof shareInvitation>>, TError,ShareInvitationMutationVariables, TContext> => {

const mutationKey = getShareInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shareInvitation>>, ShareInvitationMutationVariables> = (props) => {
          const {invitationId} = props ?? {};

          return  shareInvitation(invitationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShareInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof shareInvitation>>>

    export type ShareInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ShareInvitationMutationVariables = {invitationId: number}

    /**
 * @summary The link of an invitation, to pass on
 */
export const useShareInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shareInvitation>>, TError,ShareInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shareInvitation>>,
        TError,
        ShareInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getShareInvitationMutationOptions(options), queryClient);
    }
    /**
 * For an organisation of one's own (`tenantId`), or one that is made with it (`organization`). It is linked with the inviting one and the caller works in it then; where it is linked already the invitation ends and nothing else happens. One for which the caller may not accept, or that invites itself: 422 on `/tenantId`.
 * @summary Accept the invitation of a customer or supplier with the account that one has
 */
export const linkInvitation = (
    invitationLink: BodyType<InvitationLink>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AcceptedInvitation>(
      {url: `/invitations/link`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationLink, signal
    },
      options);
    }




export const getLinkInvitationMutationKey = () => ['linkInvitation'] as const;

export const getLinkInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkInvitation>>, TError,LinkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof linkInvitation>>, TError,LinkInvitationMutationVariables, TContext> => {

const mutationKey = getLinkInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkInvitation>>, LinkInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  linkInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof linkInvitation>>>
    export type LinkInvitationMutationBody = BodyType<InvitationLink>
    export type LinkInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type LinkInvitationMutationVariables = {data: BodyType<InvitationLink>}

    /**
 * @summary Accept the invitation of a customer or supplier with the account that one has
 */
export const useLinkInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkInvitation>>, TError,LinkInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkInvitation>>,
        TError,
        LinkInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getLinkInvitationMutationOptions(options), queryClient);
    }
    /**
 * The account belongs to the organisation then and works in it. With another e-mail address than that of the invitation it takes a code (`POST /send-verification-code`): 422 on `/code` without the right one.
 * @summary Accept the invitation of a colleague with the account that one has
 */
export const acceptInvitation = (
    invitationId: number,
    invitationAcceptance: BodyType<InvitationAcceptance>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AcceptedInvitation>(
      {url: `/invitations/${invitationId}/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationAcceptance, signal
    },
      options);
    }




export const getAcceptInvitationMutationKey = () => ['acceptInvitation'] as const;

export const getAcceptInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitation>>, AcceptInvitationMutationVariables> = (props) => {
          const {invitationId,data} = props ?? {};

          return  acceptInvitation(invitationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitation>>>
    export type AcceptInvitationMutationBody = BodyType<InvitationAcceptance>
    export type AcceptInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptInvitationMutationVariables = {invitationId: number;data: BodyType<InvitationAcceptance>}

    /**
 * @summary Accept the invitation of a colleague with the account that one has
 */
export const useAcceptInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitation>>, TError,AcceptInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitation>>,
        TError,
        AcceptInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationMutationOptions(options), queryClient);
    }
    /**
 * Changes nothing, however often it is called. One that is unknown, over, or whose inviter may not invite any more: the same 404.
 * @summary An invitation by its link
 */
export const getInvitationByUid = (
    invitationUid: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvitationLook>(
      {url: `/invitations/u/${invitationUid}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationByUidQueryKey = (invitationUid: string,) =>
    tenantQueryKey({ invitationUid }, { url: `/invitations/u/${invitationUid}` });


export const useGetInvitationByUidQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationByUid>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invitationUid }, { url: `/invitations/u/${invitationUid}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationByUid>>> = ({ signal }) => getInvitationByUid(invitationUid, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationUid !== null && invitationUid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationByUidQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitationByUid>>>
export type GetInvitationByUidQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvitationByUid<TData = Awaited<ReturnType<typeof getInvitationByUid>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationByUid>>,
          TError,
          Awaited<ReturnType<typeof getInvitationByUid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationByUid<TData = Awaited<ReturnType<typeof getInvitationByUid>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationByUid>>,
          TError,
          Awaited<ReturnType<typeof getInvitationByUid>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationByUid<TData = Awaited<ReturnType<typeof getInvitationByUid>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invitation by its link
 */

export function useGetInvitationByUid<TData = Awaited<ReturnType<typeof getInvitationByUid>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationByUid>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvitationByUidQueryOptions(invitationUid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The organisations of the caller but the inviting one, at most 200. None for that of a colleague.
 * @summary For whom one can accept an invitation
 */
export const getInvitationTenants = (
    invitationUid: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvitationChoices>(
      {url: `/invitations/u/${invitationUid}/tenants`, method: 'GET', signal
    },
      options);
    }




export const getGetInvitationTenantsQueryKey = (invitationUid: string,) =>
    tenantQueryKey({ invitationUid }, { url: `/invitations/u/${invitationUid}/tenants` });


export const useGetInvitationTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invitationUid }, { url: `/invitations/u/${invitationUid}/tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationTenants>>> = ({ signal }) => getInvitationTenants(invitationUid, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationUid !== null && invitationUid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitationTenants>>>
export type GetInvitationTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTenants>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTenants>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary For whom one can accept an invitation
 */

export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvitationTenantsQueryOptions(invitationUid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Account and acceptance come into being together, once: with the roles of a colleague, or with an organisation that is linked as customer or supplier. Somebody who has an account accepts with that: 422 on `/email`. A customer or supplier may register with another address than the invited one by a code that was mailed to that: 422 on `/code` without the right one.
 * @summary Accept an invitation by making an account
 */
export const acceptInvitationAsGuest = (
    accountCreation: BodyType<AccountCreation>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TokenPair>(
      {url: `/invitations/u/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountCreation, signal
    },
      options);
    }




export const getAcceptInvitationAsGuestMutationKey = () => ['acceptInvitationAsGuest'] as const;

export const getAcceptInvitationAsGuestMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitationAsGuest>>, TError,AcceptInvitationAsGuestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvitationAsGuest>>, TError,AcceptInvitationAsGuestMutationVariables, TContext> => {

const mutationKey = getAcceptInvitationAsGuestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvitationAsGuest>>, AcceptInvitationAsGuestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvitationAsGuest(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInvitationAsGuestMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvitationAsGuest>>>
    export type AcceptInvitationAsGuestMutationBody = BodyType<AccountCreation>
    export type AcceptInvitationAsGuestMutationError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptInvitationAsGuestMutationVariables = {data: BodyType<AccountCreation>}

    /**
 * @summary Accept an invitation by making an account
 */
export const useAcceptInvitationAsGuest = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvitationAsGuest>>, TError,AcceptInvitationAsGuestMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvitationAsGuest>>,
        TError,
        AcceptInvitationAsGuestMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInvitationAsGuestMutationOptions(options), queryClient);
    }
    /**
 * @summary Reject an invitation
 */
export const rejectInvitation = (
    invitationUid: BodyType<InvitationUid>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/invitations/u/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationUid, signal
    },
      options);
    }




export const getRejectInvitationMutationKey = () => ['rejectInvitation'] as const;

export const getRejectInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext> => {

const mutationKey = getRejectInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectInvitation>>, RejectInvitationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rejectInvitation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof rejectInvitation>>>
    export type RejectInvitationMutationBody = BodyType<InvitationUid>
    export type RejectInvitationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RejectInvitationMutationVariables = {data: BodyType<InvitationUid>}

    /**
 * @summary Reject an invitation
 */
export const useRejectInvitation = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectInvitation>>, TError,RejectInvitationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectInvitation>>,
        TError,
        RejectInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRejectInvitationMutationOptions(options), queryClient);
    }
    /**
 * For a person who has a former link. It answers the same whether there is anything to mail.
 * @summary Mail an invitation's present link to its own address
 */
export const sendInvitationLink = (
    invitationUid: BodyType<InvitationUid>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/invitations/u/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationUid, signal
    },
      options);
    }




export const getSendInvitationLinkMutationKey = () => ['sendInvitationLink'] as const;

export const getSendInvitationLinkMutationOptions = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitationLink>>, TError,SendInvitationLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvitationLink>>, TError,SendInvitationLinkMutationVariables, TContext> => {

const mutationKey = getSendInvitationLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvitationLink>>, SendInvitationLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendInvitationLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvitationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvitationLink>>>
    export type SendInvitationLinkMutationBody = BodyType<InvitationUid>
    export type SendInvitationLinkMutationError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendInvitationLinkMutationVariables = {data: BodyType<InvitationUid>}

    /**
 * @summary Mail an invitation's present link to its own address
 */
export const useSendInvitationLink = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvitationLink>>, TError,SendInvitationLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvitationLink>>,
        TError,
        SendInvitationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvitationLinkMutationOptions(options), queryClient);
    }
    /**
 * @summary Applications to become the customer of a courier
 */
export const getSentCourierApplications = (
    tenantId: number,
    params?: GetSentCourierApplicationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApplicationPage>(
      {url: `/tenants/${tenantId}/courier-applications/sent`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSentCourierApplicationsQueryKey = (tenantId: number,
    params?: GetSentCourierApplicationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/courier-applications/sent` });


export const useGetSentCourierApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof getSentCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetSentCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/courier-applications/sent`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSentCourierApplications>>> = ({ signal }) => getSentCourierApplications(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSentCourierApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof getSentCourierApplications>>>
export type GetSentCourierApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSentCourierApplications<TData = Awaited<ReturnType<typeof getSentCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetSentCourierApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentCourierApplications>>,
          TError,
          Awaited<ReturnType<typeof getSentCourierApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentCourierApplications<TData = Awaited<ReturnType<typeof getSentCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentCourierApplications>>,
          TError,
          Awaited<ReturnType<typeof getSentCourierApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentCourierApplications<TData = Awaited<ReturnType<typeof getSentCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications to become the customer of a courier
 */

export function useGetSentCourierApplications<TData = Awaited<ReturnType<typeof getSentCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSentCourierApplicationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Applications of couriers that delivered before
 */
export const getReceivedCourierApplications = (
    tenantId: number,
    params?: GetReceivedCourierApplicationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApplicationPage>(
      {url: `/tenants/${tenantId}/courier-applications/received`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReceivedCourierApplicationsQueryKey = (tenantId: number,
    params?: GetReceivedCourierApplicationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/courier-applications/received` });


export const useGetReceivedCourierApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReceivedCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/courier-applications/received`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedCourierApplications>>> = ({ signal }) => getReceivedCourierApplications(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceivedCourierApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof getReceivedCourierApplications>>>
export type GetReceivedCourierApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReceivedCourierApplications<TData = Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReceivedCourierApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedCourierApplications>>,
          TError,
          Awaited<ReturnType<typeof getReceivedCourierApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedCourierApplications<TData = Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedCourierApplications>>,
          TError,
          Awaited<ReturnType<typeof getReceivedCourierApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedCourierApplications<TData = Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications of couriers that delivered before
 */

export function useGetReceivedCourierApplications<TData = Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCourierApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCourierApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReceivedCourierApplicationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Applications to deliver for a former customer again
 */
export const getSentCustomerApplications = (
    tenantId: number,
    params?: GetSentCustomerApplicationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApplicationPage>(
      {url: `/tenants/${tenantId}/customer-applications/sent`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSentCustomerApplicationsQueryKey = (tenantId: number,
    params?: GetSentCustomerApplicationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/customer-applications/sent` });


export const useGetSentCustomerApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof getSentCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetSentCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/customer-applications/sent`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSentCustomerApplications>>> = ({ signal }) => getSentCustomerApplications(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSentCustomerApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof getSentCustomerApplications>>>
export type GetSentCustomerApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSentCustomerApplications<TData = Awaited<ReturnType<typeof getSentCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetSentCustomerApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentCustomerApplications>>,
          TError,
          Awaited<ReturnType<typeof getSentCustomerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentCustomerApplications<TData = Awaited<ReturnType<typeof getSentCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentCustomerApplications>>,
          TError,
          Awaited<ReturnType<typeof getSentCustomerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentCustomerApplications<TData = Awaited<ReturnType<typeof getSentCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications to deliver for a former customer again
 */

export function useGetSentCustomerApplications<TData = Awaited<ReturnType<typeof getSentCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSentCustomerApplicationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Applications to become a customer
 */
export const getReceivedCustomerApplications = (
    tenantId: number,
    params?: GetReceivedCustomerApplicationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ApplicationPage>(
      {url: `/tenants/${tenantId}/customer-applications/received`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReceivedCustomerApplicationsQueryKey = (tenantId: number,
    params?: GetReceivedCustomerApplicationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/customer-applications/received` });


export const useGetReceivedCustomerApplicationsQueryOptions = <TData = Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReceivedCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/customer-applications/received`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedCustomerApplications>>> = ({ signal }) => getReceivedCustomerApplications(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceivedCustomerApplicationsQueryResult = NonNullable<Awaited<ReturnType<typeof getReceivedCustomerApplications>>>
export type GetReceivedCustomerApplicationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReceivedCustomerApplications<TData = Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReceivedCustomerApplicationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedCustomerApplications>>,
          TError,
          Awaited<ReturnType<typeof getReceivedCustomerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedCustomerApplications<TData = Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedCustomerApplications>>,
          TError,
          Awaited<ReturnType<typeof getReceivedCustomerApplications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedCustomerApplications<TData = Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications to become a customer
 */

export function useGetReceivedCustomerApplications<TData = Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedCustomerApplicationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedCustomerApplications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReceivedCustomerApplicationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By a customer, to a courier that offers a service; any other is a 404. 422 `already_connected`, `already_applied` where the organisation's own application waits, `applied_to_you` where the other's does.
 * @summary Apply to a courier
 */
export const createVendorApplication = (
    tenantId: number,
    vendorId: number,
    applicationInput: BodyType<ApplicationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/applications`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: applicationInput, signal
    },
      options);
    }




export const getCreateVendorApplicationMutationKey = () => ['createVendorApplication'] as const;

export const getCreateVendorApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVendorApplication>>, TError,CreateVendorApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createVendorApplication>>, TError,CreateVendorApplicationMutationVariables, TContext> => {

const mutationKey = getCreateVendorApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVendorApplication>>, CreateVendorApplicationMutationVariables> = (props) => {
          const {tenantId,vendorId,data} = props ?? {};

          return  createVendorApplication(tenantId,vendorId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVendorApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof createVendorApplication>>>
    export type CreateVendorApplicationMutationBody = BodyType<ApplicationInput>
    export type CreateVendorApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateVendorApplicationMutationVariables = {tenantId: number;vendorId: number;data: BodyType<ApplicationInput>}

    /**
 * @summary Apply to a courier
 */
export const useCreateVendorApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVendorApplication>>, TError,CreateVendorApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVendorApplication>>,
        TError,
        CreateVendorApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVendorApplicationMutationOptions(options), queryClient);
    }
    /**
 * By the courier, to deliver for it again; one whose connection has not ended is a 422 `already_connected`. Otherwise as for a vendor.
 * @summary Apply to a former customer
 */
export const createCustomerApplication = (
    tenantId: number,
    customerId: number,
    applicationInput: BodyType<ApplicationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/tenants/${tenantId}/customers/${customerId}/applications`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: applicationInput, signal
    },
      options);
    }




export const getCreateCustomerApplicationMutationKey = () => ['createCustomerApplication'] as const;

export const getCreateCustomerApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerApplication>>, TError,CreateCustomerApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerApplication>>, TError,CreateCustomerApplicationMutationVariables, TContext> => {

const mutationKey = getCreateCustomerApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerApplication>>, CreateCustomerApplicationMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  createCustomerApplication(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerApplication>>>
    export type CreateCustomerApplicationMutationBody = BodyType<ApplicationInput>
    export type CreateCustomerApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateCustomerApplicationMutationVariables = {tenantId: number;customerId: number;data: BodyType<ApplicationInput>}

    /**
 * @summary Apply to a former customer
 */
export const useCreateCustomerApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerApplication>>, TError,CreateCustomerApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerApplication>>,
        TError,
        CreateCustomerApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerApplicationMutationOptions(options), queryClient);
    }
    /**
 * @summary An application
 */
export const getApplication = (
    applicationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/applications/${applicationId}`, method: 'GET', signal
    },
      options);
    }




export const getGetApplicationQueryKey = (applicationId: number,) =>
    tenantQueryKey({ applicationId }, { url: `/applications/${applicationId}` });


export const useGetApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(applicationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ applicationId }, { url: `/applications/${applicationId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getApplication>>> = ({ signal }) => getApplication(applicationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: applicationId !== null && applicationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getApplication>>>
export type GetApplicationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 applicationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 applicationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getApplication>>,
          TError,
          Awaited<ReturnType<typeof getApplication>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 applicationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An application
 */

export function useGetApplication<TData = Awaited<ReturnType<typeof getApplication>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 applicationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getApplication>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetApplicationQueryOptions(applicationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By the organisation that it was sent to. The two are connected, and the customer may order the services that are chosen. 422 `applicant_ended` where the applicant is no more.
 * @summary Approve an application
 */
export const approveApplication = (
    applicationId: number,
    applicationApproval?: BodyType<ApplicationApproval>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/applications/${applicationId}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: applicationApproval, signal
    },
      options);
    }




export const getApproveApplicationMutationKey = () => ['approveApplication'] as const;

export const getApproveApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveApplication>>, TError,ApproveApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof approveApplication>>, TError,ApproveApplicationMutationVariables, TContext> => {

const mutationKey = getApproveApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveApplication>>, ApproveApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  approveApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof approveApplication>>>
    export type ApproveApplicationMutationBody = BodyType<ApplicationApproval> | undefined
    export type ApproveApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ApproveApplicationMutationVariables = {applicationId: number;data?: BodyType<ApplicationApproval>}

    /**
 * @summary Approve an application
 */
export const useApproveApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveApplication>>, TError,ApproveApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveApplication>>,
        TError,
        ApproveApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getApproveApplicationMutationOptions(options), queryClient);
    }
    /**
 * By the organisation that it was sent to. Another application may follow.
 * @summary Reject an application
 */
export const rejectApplication = (
    applicationId: number,
    applicationRejection?: BodyType<ApplicationRejection>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/applications/${applicationId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: applicationRejection, signal
    },
      options);
    }




export const getRejectApplicationMutationKey = () => ['rejectApplication'] as const;

export const getRejectApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext> => {

const mutationKey = getRejectApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectApplication>>, RejectApplicationMutationVariables> = (props) => {
          const {applicationId,data} = props ?? {};

          return  rejectApplication(applicationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof rejectApplication>>>
    export type RejectApplicationMutationBody = BodyType<ApplicationRejection> | undefined
    export type RejectApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RejectApplicationMutationVariables = {applicationId: number;data?: BodyType<ApplicationRejection>}

    /**
 * @summary Reject an application
 */
export const useRejectApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectApplication>>, TError,RejectApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectApplication>>,
        TError,
        RejectApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getRejectApplicationMutationOptions(options), queryClient);
    }
    /**
 * By the organisation that applied.
 * @summary Revoke an application
 */
export const revokeApplication = (
    applicationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Application>(
      {url: `/applications/${applicationId}/revoke`, method: 'POST', signal
    },
      options);
    }




export const getRevokeApplicationMutationKey = () => ['revokeApplication'] as const;

export const getRevokeApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApplication>>, TError,RevokeApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeApplication>>, TError,RevokeApplicationMutationVariables, TContext> => {

const mutationKey = getRevokeApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeApplication>>, RevokeApplicationMutationVariables> = (props) => {
          const {applicationId} = props ?? {};

          return  revokeApplication(applicationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof revokeApplication>>>

    export type RevokeApplicationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokeApplicationMutationVariables = {applicationId: number}

    /**
 * @summary Revoke an application
 */
export const useRevokeApplication = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeApplication>>, TError,RevokeApplicationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeApplication>>,
        TError,
        RevokeApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeApplicationMutationOptions(options), queryClient);
    }
    /**
 * Those that offer a service, want to be found and do not deliver for it yet. Of a place (`filter.near`) those whose area it lies in, the nearest first unless they are sorted by name; sorting by `distance` without a place is a 400.
 * @summary Couriers that an organisation may apply to
 */
export const getPotentialVendors = (
    tenantId: number,
    params?: GetPotentialVendorsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PotentialVendorPage>(
      {url: `/tenants/${tenantId}/potential-vendors`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPotentialVendorsQueryKey = (tenantId: number,
    params?: GetPotentialVendorsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/potential-vendors` });


export const useGetPotentialVendorsQueryOptions = <TData = Awaited<ReturnType<typeof getPotentialVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPotentialVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/potential-vendors`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPotentialVendors>>> = ({ signal }) => getPotentialVendors(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPotentialVendorsQueryResult = NonNullable<Awaited<ReturnType<typeof getPotentialVendors>>>
export type GetPotentialVendorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPotentialVendors<TData = Awaited<ReturnType<typeof getPotentialVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPotentialVendorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPotentialVendors>>,
          TError,
          Awaited<ReturnType<typeof getPotentialVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPotentialVendors<TData = Awaited<ReturnType<typeof getPotentialVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPotentialVendors>>,
          TError,
          Awaited<ReturnType<typeof getPotentialVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPotentialVendors<TData = Awaited<ReturnType<typeof getPotentialVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Couriers that an organisation may apply to
 */

export function useGetPotentialVendors<TData = Awaited<ReturnType<typeof getPotentialVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPotentialVendorsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The customers of an organisation
 */
export const getPaginatedCustomers = (
    tenantId: number,
    params?: GetPaginatedCustomersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CustomerPage>(
      {url: `/tenants/${tenantId}/paginated-customers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedCustomersQueryKey = (tenantId: number,
    params?: GetPaginatedCustomersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-customers` });


export const useGetPaginatedCustomersQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-customers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedCustomers>>> = ({ signal }) => getPaginatedCustomers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedCustomers>>>
export type GetPaginatedCustomersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedCustomers<TData = Awaited<ReturnType<typeof getPaginatedCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedCustomers>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedCustomers<TData = Awaited<ReturnType<typeof getPaginatedCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedCustomers>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedCustomers<TData = Awaited<ReturnType<typeof getPaginatedCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The customers of an organisation
 */

export function useGetPaginatedCustomers<TData = Awaited<ReturnType<typeof getPaginatedCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedCustomersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A customer
 */
export const getCustomer = (
    tenantId: number,
    customerId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Customer>(
      {url: `/tenants/${tenantId}/customers/${customerId}`, method: 'GET', signal
    },
      options);
    }




export const getGetCustomerQueryKey = (tenantId: number,
    customerId: number,) =>
    tenantQueryKey({ tenantId,customerId }, { url: `/tenants/${tenantId}/customers/${customerId}` });


export const useGetCustomerQueryOptions = <TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId }, { url: `/tenants/${tenantId}/customers/${customerId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomer>>> = ({ signal }) => getCustomer(tenantId,customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomer>>>
export type GetCustomerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomer>>,
          TError,
          Awaited<ReturnType<typeof getCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A customer
 */

export function useGetCustomer<TData = Awaited<ReturnType<typeof getCustomer>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomer>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerQueryOptions(tenantId,customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its billing profile, and what the organisation says of it. The customer is told that its terms changed.
 * @summary Change a customer
 */
export const updateCustomer = (
    tenantId: number,
    customerId: number,
    customerUpdate: BodyType<CustomerUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Customer>(
      {url: `/tenants/${tenantId}/customers/${customerId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: customerUpdate, signal
    },
      options);
    }




export const getUpdateCustomerMutationKey = () => ['updateCustomer'] as const;

export const getUpdateCustomerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomer>>, UpdateCustomerMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  updateCustomer(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomer>>>
    export type UpdateCustomerMutationBody = BodyType<CustomerUpdate>
    export type UpdateCustomerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateCustomerMutationVariables = {tenantId: number;customerId: number;data: BodyType<CustomerUpdate>}

    /**
 * @summary Change a customer
 */
export const useUpdateCustomer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomer>>, TError,UpdateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomer>>,
        TError,
        UpdateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerMutationOptions(options), queryClient);
    }
    /**
 * As the customer keeps them; of one that is not connected any more 404.
 * @summary Whom one asks for at a customer
 */
export const getCustomerContacts = (
    tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ContactPage>(
      {url: `/tenants/${tenantId}/customers/${customerId}/contacts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCustomerContactsQueryKey = (tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams,) =>
    tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/contacts` });


export const useGetCustomerContactsQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/contacts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerContacts>>> = ({ signal }) => getCustomerContacts(tenantId,customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerContactsQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerContacts>>>
export type GetCustomerContactsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCustomerContacts<TData = Awaited<ReturnType<typeof getCustomerContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: undefined |  GetCustomerContactsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerContacts>>,
          TError,
          Awaited<ReturnType<typeof getCustomerContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerContacts<TData = Awaited<ReturnType<typeof getCustomerContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerContacts>>,
          TError,
          Awaited<ReturnType<typeof getCustomerContacts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerContacts<TData = Awaited<ReturnType<typeof getCustomerContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whom one asks for at a customer
 */

export function useGetCustomerContacts<TData = Awaited<ReturnType<typeof getCustomerContacts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerContactsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContacts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerContactsQueryOptions(tenantId,customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its courier, in its name. Of one with people of its own 422 `not_managed`, of one that is not connected 404; so with all that is changed here.
 * @summary Add a contact to a managed customer
 */
export const createCustomerContact = (
    tenantId: number,
    customerId: number,
    contactInput: BodyType<ContactInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenants/${tenantId}/customers/${customerId}/contacts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: contactInput, signal
    },
      options);
    }




export const getCreateCustomerContactMutationKey = () => ['createCustomerContact'] as const;

export const getCreateCustomerContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerContact>>, TError,CreateCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerContact>>, TError,CreateCustomerContactMutationVariables, TContext> => {

const mutationKey = getCreateCustomerContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerContact>>, CreateCustomerContactMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  createCustomerContact(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerContactMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerContact>>>
    export type CreateCustomerContactMutationBody = BodyType<ContactInput>
    export type CreateCustomerContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateCustomerContactMutationVariables = {tenantId: number;customerId: number;data: BodyType<ContactInput>}

    /**
 * @summary Add a contact to a managed customer
 */
export const useCreateCustomerContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerContact>>, TError,CreateCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerContact>>,
        TError,
        CreateCustomerContactMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerContactMutationOptions(options), queryClient);
    }
    /**
 * As the customer keeps it; of one that is not connected any more 404.
 * @summary A contact of a customer
 */
export const getCustomerContact = (
    tenantId: number,
    customerId: number,
    contactId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenants/${tenantId}/customers/${customerId}/contacts/${contactId}`, method: 'GET', signal
    },
      options);
    }




export const getGetCustomerContactQueryKey = (tenantId: number,
    customerId: number,
    contactId: number,) =>
    tenantQueryKey({ tenantId,customerId,contactId }, { url: `/tenants/${tenantId}/customers/${customerId}/contacts/${contactId}` });


export const useGetCustomerContactQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number,
    contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId,contactId }, { url: `/tenants/${tenantId}/customers/${customerId}/contacts/${contactId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerContact>>> = ({ signal }) => getCustomerContact(tenantId,customerId,contactId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined && contactId !== null && contactId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerContactQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerContact>>>
export type GetCustomerContactQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCustomerContact<TData = Awaited<ReturnType<typeof getCustomerContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    contactId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerContact>>,
          TError,
          Awaited<ReturnType<typeof getCustomerContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerContact<TData = Awaited<ReturnType<typeof getCustomerContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerContact>>,
          TError,
          Awaited<ReturnType<typeof getCustomerContact>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerContact<TData = Awaited<ReturnType<typeof getCustomerContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A contact of a customer
 */

export function useGetCustomerContact<TData = Awaited<ReturnType<typeof getCustomerContact>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    contactId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerContact>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerContactQueryOptions(tenantId,customerId,contactId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a contact of a managed customer
 */
export const updateCustomerContact = (
    tenantId: number,
    customerId: number,
    contactId: number,
    contactUpdate: BodyType<ContactUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Contact>(
      {url: `/tenants/${tenantId}/customers/${customerId}/contacts/${contactId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: contactUpdate, signal
    },
      options);
    }




export const getUpdateCustomerContactMutationKey = () => ['updateCustomerContact'] as const;

export const getUpdateCustomerContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerContact>>, TError,UpdateCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomerContact>>, TError,UpdateCustomerContactMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomerContact>>, UpdateCustomerContactMutationVariables> = (props) => {
          const {tenantId,customerId,contactId,data} = props ?? {};

          return  updateCustomerContact(tenantId,customerId,contactId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerContactMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomerContact>>>
    export type UpdateCustomerContactMutationBody = BodyType<ContactUpdate>
    export type UpdateCustomerContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateCustomerContactMutationVariables = {tenantId: number;customerId: number;contactId: number;data: BodyType<ContactUpdate>}

    /**
 * @summary Change a contact of a managed customer
 */
export const useUpdateCustomerContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerContact>>, TError,UpdateCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomerContact>>,
        TError,
        UpdateCustomerContactMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerContactMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a contact of a managed customer
 */
export const deleteCustomerContact = (
    tenantId: number,
    customerId: number,
    contactId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/contacts/${contactId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteCustomerContactMutationKey = () => ['deleteCustomerContact'] as const;

export const getDeleteCustomerContactMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerContact>>, TError,DeleteCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerContact>>, TError,DeleteCustomerContactMutationVariables, TContext> => {

const mutationKey = getDeleteCustomerContactMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCustomerContact>>, DeleteCustomerContactMutationVariables> = (props) => {
          const {tenantId,customerId,contactId} = props ?? {};

          return  deleteCustomerContact(tenantId,customerId,contactId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCustomerContactMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCustomerContact>>>

    export type DeleteCustomerContactMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteCustomerContactMutationVariables = {tenantId: number;customerId: number;contactId: number}

    /**
 * @summary Delete a contact of a managed customer
 */
export const useDeleteCustomerContact = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCustomerContact>>, TError,DeleteCustomerContactMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCustomerContact>>,
        TError,
        DeleteCustomerContactMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCustomerContactMutationOptions(options), queryClient);
    }
    /**
 * By its courier, in its name. Of one with people of its own 422 `not_managed`, of one that is not connected 404; so with all that is changed here. It is read as every location of a customer is.
 * @summary Add a location to the address book of a managed customer
 */
export const createCustomerLocation = (
    tenantId: number,
    customerId: number,
    locationInput: BodyType<LocationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Location>(
      {url: `/tenants/${tenantId}/customers/${customerId}/locations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: locationInput, signal
    },
      options);
    }




export const getCreateCustomerLocationMutationKey = () => ['createCustomerLocation'] as const;

export const getCreateCustomerLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerLocation>>, TError,CreateCustomerLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomerLocation>>, TError,CreateCustomerLocationMutationVariables, TContext> => {

const mutationKey = getCreateCustomerLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomerLocation>>, CreateCustomerLocationMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  createCustomerLocation(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomerLocation>>>
    export type CreateCustomerLocationMutationBody = BodyType<LocationInput>
    export type CreateCustomerLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateCustomerLocationMutationVariables = {tenantId: number;customerId: number;data: BodyType<LocationInput>}

    /**
 * @summary Add a location to the address book of a managed customer
 */
export const useCreateCustomerLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomerLocation>>, TError,CreateCustomerLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomerLocation>>,
        TError,
        CreateCustomerLocationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerLocationMutationOptions(options), queryClient);
    }
    /**
 * @summary Change a location of a managed customer
 */
export const updateCustomerLocation = (
    tenantId: number,
    customerId: number,
    locationId: number,
    locationUpdate: BodyType<LocationUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Location>(
      {url: `/tenants/${tenantId}/customers/${customerId}/locations/${locationId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: locationUpdate, signal
    },
      options);
    }




export const getUpdateCustomerLocationMutationKey = () => ['updateCustomerLocation'] as const;

export const getUpdateCustomerLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerLocation>>, TError,UpdateCustomerLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomerLocation>>, TError,UpdateCustomerLocationMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomerLocation>>, UpdateCustomerLocationMutationVariables> = (props) => {
          const {tenantId,customerId,locationId,data} = props ?? {};

          return  updateCustomerLocation(tenantId,customerId,locationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomerLocation>>>
    export type UpdateCustomerLocationMutationBody = BodyType<LocationUpdate>
    export type UpdateCustomerLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateCustomerLocationMutationVariables = {tenantId: number;customerId: number;locationId: number;data: BodyType<LocationUpdate>}

    /**
 * @summary Change a location of a managed customer
 */
export const useUpdateCustomerLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerLocation>>, TError,UpdateCustomerLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomerLocation>>,
        TError,
        UpdateCustomerLocationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerLocationMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive locations of a managed customer
 */
export const archiveCustomerLocations = (
    tenantId: number,
    customerId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/locations/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveCustomerLocationsMutationKey = () => ['archiveCustomerLocations'] as const;

export const getArchiveCustomerLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveCustomerLocations>>, TError,ArchiveCustomerLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveCustomerLocations>>, TError,ArchiveCustomerLocationsMutationVariables, TContext> => {

const mutationKey = getArchiveCustomerLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveCustomerLocations>>, ArchiveCustomerLocationsMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  archiveCustomerLocations(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveCustomerLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof archiveCustomerLocations>>>
    export type ArchiveCustomerLocationsMutationBody = BodyType<IdList>
    export type ArchiveCustomerLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveCustomerLocationsMutationVariables = {tenantId: number;customerId: number;data: BodyType<IdList>}

    /**
 * @summary Archive locations of a managed customer
 */
export const useArchiveCustomerLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveCustomerLocations>>, TError,ArchiveCustomerLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveCustomerLocations>>,
        TError,
        ArchiveCustomerLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveCustomerLocationsMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived locations of a managed customer
 */
export const restoreCustomerLocations = (
    tenantId: number,
    customerId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/locations/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreCustomerLocationsMutationKey = () => ['restoreCustomerLocations'] as const;

export const getRestoreCustomerLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCustomerLocations>>, TError,RestoreCustomerLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreCustomerLocations>>, TError,RestoreCustomerLocationsMutationVariables, TContext> => {

const mutationKey = getRestoreCustomerLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreCustomerLocations>>, RestoreCustomerLocationsMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  restoreCustomerLocations(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreCustomerLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof restoreCustomerLocations>>>
    export type RestoreCustomerLocationsMutationBody = BodyType<IdList>
    export type RestoreCustomerLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreCustomerLocationsMutationVariables = {tenantId: number;customerId: number;data: BodyType<IdList>}

    /**
 * @summary Restore archived locations of a managed customer
 */
export const useRestoreCustomerLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreCustomerLocations>>, TError,RestoreCustomerLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreCustomerLocations>>,
        TError,
        RestoreCustomerLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreCustomerLocationsMutationOptions(options), queryClient);
    }
    /**
 * Nobody for one that is managed; of one that is not connected any more 404.
 * @summary Who works at a customer
 */
export const getCustomerPeople = (
    tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CustomerPersonPage>(
      {url: `/tenants/${tenantId}/customers/${customerId}/people`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCustomerPeopleQueryKey = (tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams,) =>
    tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/people` });


export const useGetCustomerPeopleQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/people`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerPeople>>> = ({ signal }) => getCustomerPeople(tenantId,customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerPeopleQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerPeople>>>
export type GetCustomerPeopleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCustomerPeople<TData = Awaited<ReturnType<typeof getCustomerPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: undefined |  GetCustomerPeopleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerPeople>>,
          TError,
          Awaited<ReturnType<typeof getCustomerPeople>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerPeople<TData = Awaited<ReturnType<typeof getCustomerPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerPeople>>,
          TError,
          Awaited<ReturnType<typeof getCustomerPeople>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerPeople<TData = Awaited<ReturnType<typeof getCustomerPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who works at a customer
 */

export function useGetCustomerPeople<TData = Awaited<ReturnType<typeof getCustomerPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params?: GetCustomerPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerPeopleQueryOptions(tenantId,customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All that connects the two, for both. Orders and history stay readable; nothing new can be ordered. The audit of both sides has it. 404 where nothing connects them any more; 403 where it is something to the organisation (`connectedAs`) that the caller may not end.
 * @summary End the connection with an organisation
 */
export const endLink = (
    tenantId: number,
    partnerTenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/links/${partnerTenantId}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndLinkMutationKey = () => ['endLink'] as const;

export const getEndLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endLink>>, TError,EndLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endLink>>, TError,EndLinkMutationVariables, TContext> => {

const mutationKey = getEndLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endLink>>, EndLinkMutationVariables> = (props) => {
          const {tenantId,partnerTenantId} = props ?? {};

          return  endLink(tenantId,partnerTenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndLinkMutationResult = NonNullable<Awaited<ReturnType<typeof endLink>>>

    export type EndLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndLinkMutationVariables = {tenantId: number;partnerTenantId: number}

    /**
 * @summary End the connection with an organisation
 */
export const useEndLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endLink>>, TError,EndLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endLink>>,
        TError,
        EndLinkMutationVariables,
        TContext
      > => {
      return useMutation(getEndLinkMutationOptions(options), queryClient);
    }
    /**
 * A customer, vendor or supplier of the organisation.
 * @summary Mark an organisation as a favourite
 */
export const addFavoriteTenant = (
    tenantId: number,
    favoriteTenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/favorite-tenants/${favoriteTenantId}`, method: 'PUT', signal
    },
      options);
    }




export const getAddFavoriteTenantMutationKey = () => ['addFavoriteTenant'] as const;

export const getAddFavoriteTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavoriteTenant>>, TError,AddFavoriteTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavoriteTenant>>, TError,AddFavoriteTenantMutationVariables, TContext> => {

const mutationKey = getAddFavoriteTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavoriteTenant>>, AddFavoriteTenantMutationVariables> = (props) => {
          const {tenantId,favoriteTenantId} = props ?? {};

          return  addFavoriteTenant(tenantId,favoriteTenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFavoriteTenantMutationResult = NonNullable<Awaited<ReturnType<typeof addFavoriteTenant>>>

    export type AddFavoriteTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AddFavoriteTenantMutationVariables = {tenantId: number;favoriteTenantId: number}

    /**
 * @summary Mark an organisation as a favourite
 */
export const useAddFavoriteTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavoriteTenant>>, TError,AddFavoriteTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavoriteTenant>>,
        TError,
        AddFavoriteTenantMutationVariables,
        TContext
      > => {
      return useMutation(getAddFavoriteTenantMutationOptions(options), queryClient);
    }
    /**
 * @summary Take the mark of a favourite away
 */
export const removeFavoriteTenant = (
    tenantId: number,
    favoriteTenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/favorite-tenants/${favoriteTenantId}`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveFavoriteTenantMutationKey = () => ['removeFavoriteTenant'] as const;

export const getRemoveFavoriteTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteTenant>>, TError,RemoveFavoriteTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteTenant>>, TError,RemoveFavoriteTenantMutationVariables, TContext> => {

const mutationKey = getRemoveFavoriteTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavoriteTenant>>, RemoveFavoriteTenantMutationVariables> = (props) => {
          const {tenantId,favoriteTenantId} = props ?? {};

          return  removeFavoriteTenant(tenantId,favoriteTenantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFavoriteTenantMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavoriteTenant>>>

    export type RemoveFavoriteTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RemoveFavoriteTenantMutationVariables = {tenantId: number;favoriteTenantId: number}

    /**
 * @summary Take the mark of a favourite away
 */
export const useRemoveFavoriteTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteTenant>>, TError,RemoveFavoriteTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavoriteTenant>>,
        TError,
        RemoveFavoriteTenantMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFavoriteTenantMutationOptions(options), queryClient);
    }
    /**
 * @summary Which order entry an organisation gets
 */
export const getSchedulerVariant = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SchedulerVariant>(
      {url: `/tenants/${tenantId}/scheduler-variant`, method: 'GET', signal
    },
      options);
    }




export const getGetSchedulerVariantQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/scheduler-variant` });


export const useGetSchedulerVariantQueryOptions = <TData = Awaited<ReturnType<typeof getSchedulerVariant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/scheduler-variant`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSchedulerVariant>>> = ({ signal }) => getSchedulerVariant(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSchedulerVariantQueryResult = NonNullable<Awaited<ReturnType<typeof getSchedulerVariant>>>
export type GetSchedulerVariantQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSchedulerVariant<TData = Awaited<ReturnType<typeof getSchedulerVariant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSchedulerVariant>>,
          TError,
          Awaited<ReturnType<typeof getSchedulerVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSchedulerVariant<TData = Awaited<ReturnType<typeof getSchedulerVariant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSchedulerVariant>>,
          TError,
          Awaited<ReturnType<typeof getSchedulerVariant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSchedulerVariant<TData = Awaited<ReturnType<typeof getSchedulerVariant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which order entry an organisation gets
 */

export function useGetSchedulerVariant<TData = Awaited<ReturnType<typeof getSchedulerVariant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSchedulerVariant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSchedulerVariantQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One row for each location; rows of the same name, or customer number, are one customer. A new one is managed by the courier: it has no people, and the terms that its rows say first. One that was merged means what it became a part of. Locations are read as `POST …/locations/import` reads them. Nothing is made twice: a customer that is there keeps its terms and gets what it has not, and one that has people of its own gets nothing. A row that says something else of its customer than an earlier one is refused. Of anybody but a courier: 403. A part is one transaction.
 * @summary Import customers with their contacts and locations from a CSV file
 */
export const importCustomers = (
    tenantId: number,
    importCustomersBody: BodyType<string>,
    params: ImportCustomersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CustomerImportResult>(
      {url: `/tenants/${tenantId}/customers/import`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: importCustomersBody,
        params, signal
    },
      options);
    }




export const getImportCustomersMutationKey = () => ['importCustomers'] as const;

export const getImportCustomersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCustomers>>, TError,ImportCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof importCustomers>>, TError,ImportCustomersMutationVariables, TContext> => {

const mutationKey = getImportCustomersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCustomers>>, ImportCustomersMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  importCustomers(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCustomersMutationResult = NonNullable<Awaited<ReturnType<typeof importCustomers>>>
    export type ImportCustomersMutationBody = BodyType<string>
    export type ImportCustomersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ImportCustomersMutationVariables = {tenantId: number;data: BodyType<string>;params: ImportCustomersParams}

    /**
 * @summary Import customers with their contacts and locations from a CSV file
 */
export const useImportCustomers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCustomers>>, TError,ImportCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCustomers>>,
        TError,
        ImportCustomersMutationVariables,
        TContext
      > => {
      return useMutation(getImportCustomersMutationOptions(options), queryClient);
    }
    /**
 * To a person, to whom the link is mailed, or to an organisation. One at a time: 422 `already_offered`. Of a customer with people of its own 422 `not_managed`, of one that the courier does not deliver for 404. Too many within an hour: 429 `too_many_mails`.
 * @summary Offer to hand over a managed customer
 */
export const createOnboarding = (
    customerId: number,
    managedCustomerOnboardingInput: BodyType<ManagedCustomerOnboardingInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboarding>(
      {url: `/tenants/${customerId}/onboarding`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: managedCustomerOnboardingInput, signal
    },
      options);
    }




export const getCreateOnboardingMutationKey = () => ['createOnboarding'] as const;

export const getCreateOnboardingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOnboarding>>, TError,CreateOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createOnboarding>>, TError,CreateOnboardingMutationVariables, TContext> => {

const mutationKey = getCreateOnboardingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOnboarding>>, CreateOnboardingMutationVariables> = (props) => {
          const {customerId,data} = props ?? {};

          return  createOnboarding(customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOnboardingMutationResult = NonNullable<Awaited<ReturnType<typeof createOnboarding>>>
    export type CreateOnboardingMutationBody = BodyType<ManagedCustomerOnboardingInput>
    export type CreateOnboardingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateOnboardingMutationVariables = {customerId: number;data: BodyType<ManagedCustomerOnboardingInput>}

    /**
 * @summary Offer to hand over a managed customer
 */
export const useCreateOnboarding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOnboarding>>, TError,CreateOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOnboarding>>,
        TError,
        CreateOnboardingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOnboardingMutationOptions(options), queryClient);
    }
    /**
 * What the organisation offered is read with `customers.read`, what was offered to it with `owner.audit-onboarding-requests`.
 * @summary The ownership transfer requests of an organisation
 */
export const getManagedCustomerOnboardings = (
    tenantId: number,
    params?: GetManagedCustomerOnboardingsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboardingPage>(
      {url: `/tenants/${tenantId}/managed-customer-onboardings`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetManagedCustomerOnboardingsQueryKey = (tenantId: number,
    params?: GetManagedCustomerOnboardingsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/managed-customer-onboardings` });


export const useGetManagedCustomerOnboardingsQueryOptions = <TData = Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetManagedCustomerOnboardingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/managed-customer-onboardings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>> = ({ signal }) => getManagedCustomerOnboardings(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedCustomerOnboardingsQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>>
export type GetManagedCustomerOnboardingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetManagedCustomerOnboardings<TData = Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetManagedCustomerOnboardingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedCustomerOnboardings>>,
          TError,
          Awaited<ReturnType<typeof getManagedCustomerOnboardings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedCustomerOnboardings<TData = Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetManagedCustomerOnboardingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedCustomerOnboardings>>,
          TError,
          Awaited<ReturnType<typeof getManagedCustomerOnboardings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedCustomerOnboardings<TData = Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetManagedCustomerOnboardingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ownership transfer requests of an organisation
 */

export function useGetManagedCustomerOnboardings<TData = Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetManagedCustomerOnboardingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboardings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetManagedCustomerOnboardingsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An ownership transfer request
 */
export const getManagedCustomerOnboarding = (
    managedCustomerOnboardingId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboarding>(
      {url: `/managed-customer-onboardings/${managedCustomerOnboardingId}`, method: 'GET', signal
    },
      options);
    }




export const getGetManagedCustomerOnboardingQueryKey = (managedCustomerOnboardingId: number,) =>
    tenantQueryKey({ managedCustomerOnboardingId }, { url: `/managed-customer-onboardings/${managedCustomerOnboardingId}` });


export const useGetManagedCustomerOnboardingQueryOptions = <TData = Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(managedCustomerOnboardingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ managedCustomerOnboardingId }, { url: `/managed-customer-onboardings/${managedCustomerOnboardingId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>> = ({ signal }) => getManagedCustomerOnboarding(managedCustomerOnboardingId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: managedCustomerOnboardingId !== null && managedCustomerOnboardingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetManagedCustomerOnboardingQueryResult = NonNullable<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>>
export type GetManagedCustomerOnboardingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetManagedCustomerOnboarding<TData = Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 managedCustomerOnboardingId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedCustomerOnboarding>>,
          TError,
          Awaited<ReturnType<typeof getManagedCustomerOnboarding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedCustomerOnboarding<TData = Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 managedCustomerOnboardingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getManagedCustomerOnboarding>>,
          TError,
          Awaited<ReturnType<typeof getManagedCustomerOnboarding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetManagedCustomerOnboarding<TData = Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 managedCustomerOnboardingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An ownership transfer request
 */

export function useGetManagedCustomerOnboarding<TData = Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 managedCustomerOnboardingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getManagedCustomerOnboarding>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetManagedCustomerOnboardingQueryOptions(managedCustomerOnboardingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By the organisation that it was offered to, whose owner becomes the owner of the customer. A person accepts by the link of the mail. 422 `no_longer_managed` where the courier cannot hand it over any more, `no_owner` where nobody could become its owner.
 * @summary Accept an ownership transfer request
 */
export const acceptManagedCustomerOnboarding = (
    managedCustomerOnboardingId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboarding>(
      {url: `/managed-customer-onboardings/${managedCustomerOnboardingId}/accept`, method: 'POST', signal
    },
      options);
    }




export const getAcceptManagedCustomerOnboardingMutationKey = () => ['acceptManagedCustomerOnboarding'] as const;

export const getAcceptManagedCustomerOnboardingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>, TError,AcceptManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>, TError,AcceptManagedCustomerOnboardingMutationVariables, TContext> => {

const mutationKey = getAcceptManagedCustomerOnboardingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>, AcceptManagedCustomerOnboardingMutationVariables> = (props) => {
          const {managedCustomerOnboardingId} = props ?? {};

          return  acceptManagedCustomerOnboarding(managedCustomerOnboardingId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptManagedCustomerOnboardingMutationResult = NonNullable<Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>>

    export type AcceptManagedCustomerOnboardingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptManagedCustomerOnboardingMutationVariables = {managedCustomerOnboardingId: number}

    /**
 * @summary Accept an ownership transfer request
 */
export const useAcceptManagedCustomerOnboarding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>, TError,AcceptManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptManagedCustomerOnboarding>>,
        TError,
        AcceptManagedCustomerOnboardingMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptManagedCustomerOnboardingMutationOptions(options), queryClient);
    }
    /**
 * By the organisation that it was offered to.
 * @summary Reject an ownership transfer request
 */
export const rejectManagedCustomerOnboarding = (
    managedCustomerOnboardingId: number,
    ownershipRejection?: BodyType<OwnershipRejection>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboarding>(
      {url: `/managed-customer-onboardings/${managedCustomerOnboardingId}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownershipRejection, signal
    },
      options);
    }




export const getRejectManagedCustomerOnboardingMutationKey = () => ['rejectManagedCustomerOnboarding'] as const;

export const getRejectManagedCustomerOnboardingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>, TError,RejectManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>, TError,RejectManagedCustomerOnboardingMutationVariables, TContext> => {

const mutationKey = getRejectManagedCustomerOnboardingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>, RejectManagedCustomerOnboardingMutationVariables> = (props) => {
          const {managedCustomerOnboardingId,data} = props ?? {};

          return  rejectManagedCustomerOnboarding(managedCustomerOnboardingId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectManagedCustomerOnboardingMutationResult = NonNullable<Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>>
    export type RejectManagedCustomerOnboardingMutationBody = BodyType<OwnershipRejection> | undefined
    export type RejectManagedCustomerOnboardingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RejectManagedCustomerOnboardingMutationVariables = {managedCustomerOnboardingId: number;data?: BodyType<OwnershipRejection>}

    /**
 * @summary Reject an ownership transfer request
 */
export const useRejectManagedCustomerOnboarding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>, TError,RejectManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectManagedCustomerOnboarding>>,
        TError,
        RejectManagedCustomerOnboardingMutationVariables,
        TContext
      > => {
      return useMutation(getRejectManagedCustomerOnboardingMutationOptions(options), queryClient);
    }
    /**
 * By the courier that offered it. The link of the mail is of no use any more.
 * @summary Revoke an ownership transfer request
 */
export const revokeManagedCustomerOnboarding = (
    managedCustomerOnboardingId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ManagedCustomerOnboarding>(
      {url: `/managed-customer-onboardings/${managedCustomerOnboardingId}/revoke`, method: 'POST', signal
    },
      options);
    }




export const getRevokeManagedCustomerOnboardingMutationKey = () => ['revokeManagedCustomerOnboarding'] as const;

export const getRevokeManagedCustomerOnboardingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>, TError,RevokeManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>, TError,RevokeManagedCustomerOnboardingMutationVariables, TContext> => {

const mutationKey = getRevokeManagedCustomerOnboardingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>, RevokeManagedCustomerOnboardingMutationVariables> = (props) => {
          const {managedCustomerOnboardingId} = props ?? {};

          return  revokeManagedCustomerOnboarding(managedCustomerOnboardingId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeManagedCustomerOnboardingMutationResult = NonNullable<Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>>

    export type RevokeManagedCustomerOnboardingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokeManagedCustomerOnboardingMutationVariables = {managedCustomerOnboardingId: number}

    /**
 * @summary Revoke an ownership transfer request
 */
export const useRevokeManagedCustomerOnboarding = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>, TError,RevokeManagedCustomerOnboardingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeManagedCustomerOnboarding>>,
        TError,
        RevokeManagedCustomerOnboardingMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeManagedCustomerOnboardingMutationOptions(options), queryClient);
    }
    /**
 * An organisation without people, which is linked with the courier; of anybody else 403. It lies in the time zone of the courier.
 * @summary Add a customer that the courier manages
 */
export const createCustomer = (
    tenantId: number,
    newCustomer: BodyType<NewCustomer>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Customer>(
      {url: `/tenants/${tenantId}/customers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newCustomer, signal
    },
      options);
    }




export const getCreateCustomerMutationKey = () => ['createCustomer'] as const;

export const getCreateCustomerMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext> => {

const mutationKey = getCreateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomer>>, CreateCustomerMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createCustomer(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomer>>>
    export type CreateCustomerMutationBody = BodyType<NewCustomer>
    export type CreateCustomerMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateCustomerMutationVariables = {tenantId: number;data: BodyType<NewCustomer>}

    /**
 * @summary Add a customer that the courier manages
 */
export const useCreateCustomer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomer>>, TError,CreateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomer>>,
        TError,
        CreateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomerMutationOptions(options), queryClient);
    }
    /**
 * By its courier, in its name. Of one with people of its own 422 `not_managed`.
 * @summary Change what a managed customer says of itself
 */
export const updateCustomerProfile = (
    tenantId: number,
    customerId: number,
    customerProfile: BodyType<CustomerProfile>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Customer>(
      {url: `/tenants/${tenantId}/customers/${customerId}/profile`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: customerProfile, signal
    },
      options);
    }




export const getUpdateCustomerProfileMutationKey = () => ['updateCustomerProfile'] as const;

export const getUpdateCustomerProfileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext> => {

const mutationKey = getUpdateCustomerProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCustomerProfile>>, UpdateCustomerProfileMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  updateCustomerProfile(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCustomerProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateCustomerProfile>>>
    export type UpdateCustomerProfileMutationBody = BodyType<CustomerProfile>
    export type UpdateCustomerProfileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateCustomerProfileMutationVariables = {tenantId: number;customerId: number;data: BodyType<CustomerProfile>}

    /**
 * @summary Change what a managed customer says of itself
 */
export const useUpdateCustomerProfile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCustomerProfile>>, TError,UpdateCustomerProfileMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCustomerProfile>>,
        TError,
        UpdateCustomerProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCustomerProfileMutationOptions(options), queryClient);
    }
    /**
 * @summary The couriers with which an organisation has, or had, a broker partnership
 */
export const getPartners = (
    tenantId: number,
    params?: GetPartnersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PartnerPage>(
      {url: `/tenants/${tenantId}/partners`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPartnersQueryKey = (tenantId: number,
    params?: GetPartnersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partners` });


export const useGetPartnersQueryOptions = <TData = Awaited<ReturnType<typeof getPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partners`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartners>>> = ({ signal }) => getPartners(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof getPartners>>>
export type GetPartnersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPartners<TData = Awaited<ReturnType<typeof getPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartners>>,
          TError,
          Awaited<ReturnType<typeof getPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartners<TData = Awaited<ReturnType<typeof getPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartners>>,
          TError,
          Awaited<ReturnType<typeof getPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartners<TData = Awaited<ReturnType<typeof getPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The couriers with which an organisation has, or had, a broker partnership
 */

export function useGetPartners<TData = Awaited<ReturnType<typeof getPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPartnersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By a courier, to a courier that offers a service; of anybody else 403, to any other 404. 422 `own_offer`, `already_partners`, `already_offered` where the organisation's own offer waits, `offered_to_you` where the other's does: of two offers that cross the second is refused, and answers nothing.
 * @summary Offer a courier a broker partnership
 */
export const createPartnership = (
    tenantId: number,
    partnershipInput: BodyType<PartnershipInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partnership>(
      {url: `/tenants/${tenantId}/partners`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: partnershipInput, signal
    },
      options);
    }




export const getCreatePartnershipMutationKey = () => ['createPartnership'] as const;

export const getCreatePartnershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnership>>, TError,CreatePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnership>>, TError,CreatePartnershipMutationVariables, TContext> => {

const mutationKey = getCreatePartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnership>>, CreatePartnershipMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createPartnership(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnershipMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnership>>>
    export type CreatePartnershipMutationBody = BodyType<PartnershipInput>
    export type CreatePartnershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreatePartnershipMutationVariables = {tenantId: number;data: BodyType<PartnershipInput>}

    /**
 * @summary Offer a courier a broker partnership
 */
export const useCreatePartnership = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnership>>, TError,CreatePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnership>>,
        TError,
        CreatePartnershipMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnershipMutationOptions(options), queryClient);
    }
    /**
 * @summary A partner
 */
export const getPartner = (
    tenantId: number,
    partnerId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partner>(
      {url: `/tenants/${tenantId}/partners/${partnerId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPartnerQueryKey = (tenantId: number,
    partnerId: number,) =>
    tenantQueryKey({ tenantId,partnerId }, { url: `/tenants/${tenantId}/partners/${partnerId}` });


export const useGetPartnerQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    partnerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,partnerId }, { url: `/tenants/${tenantId}/partners/${partnerId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(tenantId,partnerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && partnerId !== null && partnerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    partnerId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    partnerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    partnerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A partner
 */

export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    partnerId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPartnerQueryOptions(tenantId,partnerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those that offer a service and are no partner now. Of anybody but a courier: 403.
 * @summary Couriers that one may offer a broker partnership
 */
export const getPotentialPartners = (
    tenantId: number,
    params?: GetPotentialPartnersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PotentialPartnerPage>(
      {url: `/tenants/${tenantId}/potential-partners`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPotentialPartnersQueryKey = (tenantId: number,
    params?: GetPotentialPartnersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/potential-partners` });


export const useGetPotentialPartnersQueryOptions = <TData = Awaited<ReturnType<typeof getPotentialPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPotentialPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/potential-partners`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPotentialPartners>>> = ({ signal }) => getPotentialPartners(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPotentialPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof getPotentialPartners>>>
export type GetPotentialPartnersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPotentialPartners<TData = Awaited<ReturnType<typeof getPotentialPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPotentialPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPotentialPartners>>,
          TError,
          Awaited<ReturnType<typeof getPotentialPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPotentialPartners<TData = Awaited<ReturnType<typeof getPotentialPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPotentialPartners>>,
          TError,
          Awaited<ReturnType<typeof getPotentialPartners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPotentialPartners<TData = Awaited<ReturnType<typeof getPotentialPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Couriers that one may offer a broker partnership
 */

export function useGetPotentialPartners<TData = Awaited<ReturnType<typeof getPotentialPartners>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPotentialPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPotentialPartners>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPotentialPartnersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Broker partnerships that an organisation has offered
 */
export const getSentPartnerships = (
    tenantId: number,
    params?: GetSentPartnershipsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PartnershipPage>(
      {url: `/tenants/${tenantId}/partnerships/sent`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSentPartnershipsQueryKey = (tenantId: number,
    params?: GetSentPartnershipsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partnerships/sent` });


export const useGetSentPartnershipsQueryOptions = <TData = Awaited<ReturnType<typeof getSentPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetSentPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partnerships/sent`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSentPartnerships>>> = ({ signal }) => getSentPartnerships(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSentPartnershipsQueryResult = NonNullable<Awaited<ReturnType<typeof getSentPartnerships>>>
export type GetSentPartnershipsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSentPartnerships<TData = Awaited<ReturnType<typeof getSentPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetSentPartnershipsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentPartnerships>>,
          TError,
          Awaited<ReturnType<typeof getSentPartnerships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentPartnerships<TData = Awaited<ReturnType<typeof getSentPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSentPartnerships>>,
          TError,
          Awaited<ReturnType<typeof getSentPartnerships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSentPartnerships<TData = Awaited<ReturnType<typeof getSentPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Broker partnerships that an organisation has offered
 */

export function useGetSentPartnerships<TData = Awaited<ReturnType<typeof getSentPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSentPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSentPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSentPartnershipsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Broker partnerships that an organisation is offered
 */
export const getReceivedPartnerships = (
    tenantId: number,
    params?: GetReceivedPartnershipsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PartnershipPage>(
      {url: `/tenants/${tenantId}/partnerships/received`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReceivedPartnershipsQueryKey = (tenantId: number,
    params?: GetReceivedPartnershipsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partnerships/received` });


export const useGetReceivedPartnershipsQueryOptions = <TData = Awaited<ReturnType<typeof getReceivedPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReceivedPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partnerships/received`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedPartnerships>>> = ({ signal }) => getReceivedPartnerships(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceivedPartnershipsQueryResult = NonNullable<Awaited<ReturnType<typeof getReceivedPartnerships>>>
export type GetReceivedPartnershipsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReceivedPartnerships<TData = Awaited<ReturnType<typeof getReceivedPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReceivedPartnershipsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedPartnerships>>,
          TError,
          Awaited<ReturnType<typeof getReceivedPartnerships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedPartnerships<TData = Awaited<ReturnType<typeof getReceivedPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedPartnerships>>,
          TError,
          Awaited<ReturnType<typeof getReceivedPartnerships>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedPartnerships<TData = Awaited<ReturnType<typeof getReceivedPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Broker partnerships that an organisation is offered
 */

export function useGetReceivedPartnerships<TData = Awaited<ReturnType<typeof getReceivedPartnerships>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedPartnershipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedPartnerships>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReceivedPartnershipsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A partnership
 */
export const getPartnership = (
    partnershipId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partnership>(
      {url: `/partnerships/${partnershipId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPartnershipQueryKey = (partnershipId: number,) =>
    tenantQueryKey({ partnershipId }, { url: `/partnerships/${partnershipId}` });


export const useGetPartnershipQueryOptions = <TData = Awaited<ReturnType<typeof getPartnership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(partnershipId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ partnershipId }, { url: `/partnerships/${partnershipId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnership>>> = ({ signal }) => getPartnership(partnershipId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: partnershipId !== null && partnershipId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnershipQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnership>>>
export type GetPartnershipQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPartnership<TData = Awaited<ReturnType<typeof getPartnership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 partnershipId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnership>>,
          TError,
          Awaited<ReturnType<typeof getPartnership>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnership<TData = Awaited<ReturnType<typeof getPartnership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 partnershipId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnership>>,
          TError,
          Awaited<ReturnType<typeof getPartnership>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnership<TData = Awaited<ReturnType<typeof getPartnership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 partnershipId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A partnership
 */

export function useGetPartnership<TData = Awaited<ReturnType<typeof getPartnership>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 partnershipId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnership>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPartnershipQueryOptions(partnershipId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By the courier that it was offered to. Each may hand orders on to the other then, by what the other opens to it. 422 `offerer_ended` where the offerer is no more, `offer_void` where the person who offered may not do so any more.
 * @summary Accept a partnership
 */
export const acceptPartnership = (
    partnershipId: number,
    partnershipAcceptance?: BodyType<PartnershipAcceptance>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partnership>(
      {url: `/partnerships/${partnershipId}/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: partnershipAcceptance, signal
    },
      options);
    }




export const getAcceptPartnershipMutationKey = () => ['acceptPartnership'] as const;

export const getAcceptPartnershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptPartnership>>, TError,AcceptPartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptPartnership>>, TError,AcceptPartnershipMutationVariables, TContext> => {

const mutationKey = getAcceptPartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptPartnership>>, AcceptPartnershipMutationVariables> = (props) => {
          const {partnershipId,data} = props ?? {};

          return  acceptPartnership(partnershipId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptPartnershipMutationResult = NonNullable<Awaited<ReturnType<typeof acceptPartnership>>>
    export type AcceptPartnershipMutationBody = BodyType<PartnershipAcceptance> | undefined
    export type AcceptPartnershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptPartnershipMutationVariables = {partnershipId: number;data?: BodyType<PartnershipAcceptance>}

    /**
 * @summary Accept a partnership
 */
export const useAcceptPartnership = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptPartnership>>, TError,AcceptPartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptPartnership>>,
        TError,
        AcceptPartnershipMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptPartnershipMutationOptions(options), queryClient);
    }
    /**
 * By the courier that it was offered to. Another offer may follow.
 * @summary Decline a partnership
 */
export const declinePartnership = (
    partnershipId: number,
    partnershipDecline?: BodyType<PartnershipDecline>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partnership>(
      {url: `/partnerships/${partnershipId}/decline`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: partnershipDecline, signal
    },
      options);
    }




export const getDeclinePartnershipMutationKey = () => ['declinePartnership'] as const;

export const getDeclinePartnershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePartnership>>, TError,DeclinePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof declinePartnership>>, TError,DeclinePartnershipMutationVariables, TContext> => {

const mutationKey = getDeclinePartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declinePartnership>>, DeclinePartnershipMutationVariables> = (props) => {
          const {partnershipId,data} = props ?? {};

          return  declinePartnership(partnershipId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclinePartnershipMutationResult = NonNullable<Awaited<ReturnType<typeof declinePartnership>>>
    export type DeclinePartnershipMutationBody = BodyType<PartnershipDecline> | undefined
    export type DeclinePartnershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeclinePartnershipMutationVariables = {partnershipId: number;data?: BodyType<PartnershipDecline>}

    /**
 * @summary Decline a partnership
 */
export const useDeclinePartnership = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declinePartnership>>, TError,DeclinePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declinePartnership>>,
        TError,
        DeclinePartnershipMutationVariables,
        TContext
      > => {
      return useMutation(getDeclinePartnershipMutationOptions(options), queryClient);
    }
    /**
 * By the courier that offered it.
 * @summary Revoke a partnership
 */
export const revokePartnership = (
    partnershipId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Partnership>(
      {url: `/partnerships/${partnershipId}/revoke`, method: 'POST', signal
    },
      options);
    }




export const getRevokePartnershipMutationKey = () => ['revokePartnership'] as const;

export const getRevokePartnershipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePartnership>>, TError,RevokePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof revokePartnership>>, TError,RevokePartnershipMutationVariables, TContext> => {

const mutationKey = getRevokePartnershipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokePartnership>>, RevokePartnershipMutationVariables> = (props) => {
          const {partnershipId} = props ?? {};

          return  revokePartnership(partnershipId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokePartnershipMutationResult = NonNullable<Awaited<ReturnType<typeof revokePartnership>>>

    export type RevokePartnershipMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RevokePartnershipMutationVariables = {partnershipId: number}

    /**
 * @summary Revoke a partnership
 */
export const useRevokePartnership = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePartnership>>, TError,RevokePartnershipMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokePartnership>>,
        TError,
        RevokePartnershipMutationVariables,
        TContext
      > => {
      return useMutation(getRevokePartnershipMutationOptions(options), queryClient);
    }
    /**
 * @summary Those that send to an organisation
 */
export const getTenantSuppliers = (
    tenantId: number,
    params?: GetTenantSuppliersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantPage>(
      {url: `/tenants/${tenantId}/suppliers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantSuppliersQueryKey = (tenantId: number,
    params?: GetTenantSuppliersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/suppliers` });


export const useGetTenantSuppliersQueryOptions = <TData = Awaited<ReturnType<typeof getTenantSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/suppliers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantSuppliers>>> = ({ signal }) => getTenantSuppliers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantSuppliersQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantSuppliers>>>
export type GetTenantSuppliersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantSuppliers<TData = Awaited<ReturnType<typeof getTenantSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantSuppliersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantSuppliers>>,
          TError,
          Awaited<ReturnType<typeof getTenantSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantSuppliers<TData = Awaited<ReturnType<typeof getTenantSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantSuppliers>>,
          TError,
          Awaited<ReturnType<typeof getTenantSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantSuppliers<TData = Awaited<ReturnType<typeof getTenantSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Those that send to an organisation
 */

export function useGetTenantSuppliers<TData = Awaited<ReturnType<typeof getTenantSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantSuppliersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The suppliers of an organisation
 */
export const getPaginatedSuppliers = (
    tenantId: number,
    params?: GetPaginatedSuppliersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SupplierPage>(
      {url: `/tenants/${tenantId}/paginated-suppliers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedSuppliersQueryKey = (tenantId: number,
    params?: GetPaginatedSuppliersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-suppliers` });


export const useGetPaginatedSuppliersQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-suppliers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedSuppliers>>> = ({ signal }) => getPaginatedSuppliers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedSuppliersQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedSuppliers>>>
export type GetPaginatedSuppliersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedSuppliers<TData = Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedSuppliersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedSuppliers>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedSuppliers<TData = Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedSuppliers>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedSuppliers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedSuppliers<TData = Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The suppliers of an organisation
 */

export function useGetPaginatedSuppliers<TData = Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedSuppliersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedSuppliers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedSuppliersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A supplier
 */
export const getSupplier = (
    tenantId: number,
    supplierId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Supplier>(
      {url: `/tenants/${tenantId}/suppliers/${supplierId}`, method: 'GET', signal
    },
      options);
    }




export const getGetSupplierQueryKey = (tenantId: number,
    supplierId: number,) =>
    tenantQueryKey({ tenantId,supplierId }, { url: `/tenants/${tenantId}/suppliers/${supplierId}` });


export const useGetSupplierQueryOptions = <TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    supplierId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,supplierId }, { url: `/tenants/${tenantId}/suppliers/${supplierId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSupplier>>> = ({ signal }) => getSupplier(tenantId,supplierId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && supplierId !== null && supplierId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSupplierQueryResult = NonNullable<Awaited<ReturnType<typeof getSupplier>>>
export type GetSupplierQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    supplierId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplier>>,
          TError,
          Awaited<ReturnType<typeof getSupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    supplierId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSupplier>>,
          TError,
          Awaited<ReturnType<typeof getSupplier>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    supplierId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A supplier
 */

export function useGetSupplier<TData = Awaited<ReturnType<typeof getSupplier>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    supplierId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSupplier>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSupplierQueryOptions(tenantId,supplierId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Whether it may place orders, and notes on it.
 * @summary Change a supplier
 */
export const updateSupplier = (
    tenantId: number,
    supplierId: number,
    supplierUpdate: BodyType<SupplierUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Supplier>(
      {url: `/tenants/${tenantId}/suppliers/${supplierId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: supplierUpdate, signal
    },
      options);
    }




export const getUpdateSupplierMutationKey = () => ['updateSupplier'] as const;

export const getUpdateSupplierMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSupplier>>, TError,UpdateSupplierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSupplier>>, TError,UpdateSupplierMutationVariables, TContext> => {

const mutationKey = getUpdateSupplierMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSupplier>>, UpdateSupplierMutationVariables> = (props) => {
          const {tenantId,supplierId,data} = props ?? {};

          return  updateSupplier(tenantId,supplierId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSupplierMutationResult = NonNullable<Awaited<ReturnType<typeof updateSupplier>>>
    export type UpdateSupplierMutationBody = BodyType<SupplierUpdate>
    export type UpdateSupplierMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateSupplierMutationVariables = {tenantId: number;supplierId: number;data: BodyType<SupplierUpdate>}

    /**
 * @summary Change a supplier
 */
export const useUpdateSupplier = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSupplier>>, TError,UpdateSupplierMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSupplier>>,
        TError,
        UpdateSupplierMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSupplierMutationOptions(options), queryClient);
    }
    /**
 * @summary The couriers that an organisation may order from
 */
export const getTenantVendors = (
    tenantId: number,
    params?: GetTenantVendorsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantPage>(
      {url: `/tenants/${tenantId}/vendors`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantVendorsQueryKey = (tenantId: number,
    params?: GetTenantVendorsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/vendors` });


export const useGetTenantVendorsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/vendors`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantVendors>>> = ({ signal }) => getTenantVendors(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantVendorsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantVendors>>>
export type GetTenantVendorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantVendors<TData = Awaited<ReturnType<typeof getTenantVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantVendorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantVendors>>,
          TError,
          Awaited<ReturnType<typeof getTenantVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantVendors<TData = Awaited<ReturnType<typeof getTenantVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantVendors>>,
          TError,
          Awaited<ReturnType<typeof getTenantVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantVendors<TData = Awaited<ReturnType<typeof getTenantVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The couriers that an organisation may order from
 */

export function useGetTenantVendors<TData = Awaited<ReturnType<typeof getTenantVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantVendorsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The vendors of an organisation
 */
export const getPaginatedVendors = (
    tenantId: number,
    params?: GetPaginatedVendorsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VendorPage>(
      {url: `/tenants/${tenantId}/paginated-vendors`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedVendorsQueryKey = (tenantId: number,
    params?: GetPaginatedVendorsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-vendors` });


export const useGetPaginatedVendorsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-vendors`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedVendors>>> = ({ signal }) => getPaginatedVendors(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedVendorsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedVendors>>>
export type GetPaginatedVendorsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedVendors<TData = Awaited<ReturnType<typeof getPaginatedVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedVendorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedVendors>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedVendors<TData = Awaited<ReturnType<typeof getPaginatedVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedVendors>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedVendors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedVendors<TData = Awaited<ReturnType<typeof getPaginatedVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The vendors of an organisation
 */

export function useGetPaginatedVendors<TData = Awaited<ReturnType<typeof getPaginatedVendors>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedVendors>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedVendorsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A vendor
 */
export const getVendor = (
    tenantId: number,
    vendorId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Vendor>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}`, method: 'GET', signal
    },
      options);
    }




export const getGetVendorQueryKey = (tenantId: number,
    vendorId: number,) =>
    tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}` });


export const useGetVendorQueryOptions = <TData = Awaited<ReturnType<typeof getVendor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendor>>> = ({ signal }) => getVendor(tenantId,vendorId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorQueryResult = NonNullable<Awaited<ReturnType<typeof getVendor>>>
export type GetVendorQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendor<TData = Awaited<ReturnType<typeof getVendor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendor>>,
          TError,
          Awaited<ReturnType<typeof getVendor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendor<TData = Awaited<ReturnType<typeof getVendor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendor>>,
          TError,
          Awaited<ReturnType<typeof getVendor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendor<TData = Awaited<ReturnType<typeof getVendor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A vendor
 */

export function useGetVendor<TData = Awaited<ReturnType<typeof getVendor>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendor>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorQueryOptions(tenantId,vendorId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the organisation says of it: a name and number of its own, notes, whether it is preferred.
 * @summary Change a vendor
 */
export const updateVendor = (
    tenantId: number,
    vendorId: number,
    vendorUpdate: BodyType<VendorUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Vendor>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: vendorUpdate, signal
    },
      options);
    }




export const getUpdateVendorMutationKey = () => ['updateVendor'] as const;

export const getUpdateVendorMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVendor>>, TError,UpdateVendorMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVendor>>, TError,UpdateVendorMutationVariables, TContext> => {

const mutationKey = getUpdateVendorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVendor>>, UpdateVendorMutationVariables> = (props) => {
          const {tenantId,vendorId,data} = props ?? {};

          return  updateVendor(tenantId,vendorId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVendorMutationResult = NonNullable<Awaited<ReturnType<typeof updateVendor>>>
    export type UpdateVendorMutationBody = BodyType<VendorUpdate>
    export type UpdateVendorMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateVendorMutationVariables = {tenantId: number;vendorId: number;data: BodyType<VendorUpdate>}

    /**
 * @summary Change a vendor
 */
export const useUpdateVendor = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVendor>>, TError,UpdateVendorMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVendor>>,
        TError,
        UpdateVendorMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVendorMutationOptions(options), queryClient);
    }
    /**
 * The billing profile that the courier keeps of it, the services that are open to it, and what cancelling and waiting cost. Of one that is not connected any more 404.
 * @summary On what terms a courier delivers for an organisation
 */
export const getVendorTerms = (
    tenantId: number,
    vendorId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VendorTerms>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/terms`, method: 'GET', signal
    },
      options);
    }




export const getGetVendorTermsQueryKey = (tenantId: number,
    vendorId: number,) =>
    tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/terms` });


export const useGetVendorTermsQueryOptions = <TData = Awaited<ReturnType<typeof getVendorTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/terms`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorTerms>>> = ({ signal }) => getVendorTerms(tenantId,vendorId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorTerms>>>
export type GetVendorTermsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorTerms<TData = Awaited<ReturnType<typeof getVendorTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorTerms>>,
          TError,
          Awaited<ReturnType<typeof getVendorTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorTerms<TData = Awaited<ReturnType<typeof getVendorTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorTerms>>,
          TError,
          Awaited<ReturnType<typeof getVendorTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorTerms<TData = Awaited<ReturnType<typeof getVendorTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary On what terms a courier delivers for an organisation
 */

export function useGetVendorTerms<TData = Awaited<ReturnType<typeof getVendorTerms>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorTerms>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorTermsQueryOptions(tenantId,vendorId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






