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
  BadRequestResponse,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetPaginatedInvitationsParams,
  Invitation,
  InvitationAcceptance,
  InvitationChoices,
  InvitationInput,
  InvitationLink,
  InvitationLook,
  InvitationPage,
  InvitationUid,
  NotFoundResponse,
  SharedInvitation,
  TokenPair,
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


export const useGetPaginatedInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invitations-paginated`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedInvitations>>> = ({ signal }) => getPaginatedInvitations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedInvitations>>>
export type GetPaginatedInvitationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
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
export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
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
export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invitations of an organisation
 */

export function useGetPaginatedInvitations<TData = Awaited<ReturnType<typeof getPaginatedInvitations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetPaginatedInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedInvitations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedInvitationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Mails the link. A customer is invited by a courier and takes `customers.create` as well, a supplier by a customer and `suppliers.create`: else 403. Roles that the caller does not hold: 422 on `/roles`. Somebody who belongs to the organisation already, or whom an invitation waits for: 422 on `/forInitialUserEmail`.
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


export const useGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invitationId }, { url: `/invitations/${invitationId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(invitationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationId !== null && invitationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 invitationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 invitationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invitation
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
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

export const getRevokeInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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

    export type RevokeInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type RevokeInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Revoke an invitation
 */
export const useRevokeInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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
 * Mails a fresh link, which works for 30 days; the former is of no use any more.
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

export const getResendInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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

    export type ResendInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type ResendInvitationMutationVariables = {invitationId: number}

    /**
 * @summary Send again an invitation
 */
export const useResendInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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

export const getShareInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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

    export type ShareInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type ShareInvitationMutationVariables = {invitationId: number}

    /**
 * @summary The link of an invitation, to pass on
 */
export const useShareInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
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

export const getLinkInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type LinkInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type LinkInvitationMutationVariables = {data: BodyType<InvitationLink>}

    /**
 * @summary Accept the invitation of a customer or supplier with the account that one has
 */
export const useLinkInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

export const getAcceptInvitationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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
    export type AcceptInvitationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptInvitationMutationVariables = {invitationId: number;data: BodyType<InvitationAcceptance>}

    /**
 * @summary Accept the invitation of a colleague with the account that one has
 */
export const useAcceptInvitation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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


export const useGetInvitationTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invitationUid }, { url: `/invitations/u/${invitationUid}/tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationTenants>>> = ({ signal }) => getInvitationTenants(invitationUid, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invitationUid !== null && invitationUid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitationTenants>>>
export type GetInvitationTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 invitationUid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTenants>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTenants>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary For whom one can accept an invitation
 */

export function useGetInvitationTenants<TData = Awaited<ReturnType<typeof getInvitationTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 invitationUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvitationTenantsQueryOptions(invitationUid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Account and acceptance come into being together, once: with the roles of a colleague, or with an organisation that is linked as customer or supplier. Somebody who has an account accepts with that: 422 on `/email`.
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
