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
  ArchiveConsequences,
  BadRequestResponse,
  BulkAssign,
  BulkOrderResults,
  CurrentTenant,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetSwitchableTenantsParams,
  GetUserTenantPermissionsParams,
  InProgressOrders,
  NotFoundResponse,
  SuperAdmin,
  TableLayout,
  TenantPage,
  TenantSummaries,
  TenantUser,
  TenantsWithRoles,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User,
  UserChange,
  UserIds,
  UserPermissions,
  UserUpdate,
  UsersArchive,
  UsersArchived
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
 * @summary The tenant a person last worked in
 */
export const getCurrentTenant = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<CurrentTenant>(
      {url: `/users/${userId}/current-tenant`, method: 'GET', signal
    },
      options);
    }




export const getGetCurrentTenantQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/current-tenant` });


export const useGetCurrentTenantQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/current-tenant`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentTenant>>> = ({ signal }) => getCurrentTenant(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentTenantQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentTenant>>>
export type GetCurrentTenantQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentTenant>>,
          TError,
          Awaited<ReturnType<typeof getCurrentTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentTenant>>,
          TError,
          Awaited<ReturnType<typeof getCurrentTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenant a person last worked in
 */

export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCurrentTenantQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Oneself, or a colleague.
 * @summary A person
 */
export const getUser = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<User>(
      {url: `/users/${userId}`, method: 'GET', signal
    },
      options);
    }




export const getGetUserQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}` });


export const useGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A person
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What is left out stays. One changes one's own profile, and of a colleague the name, the phone, the photo and the time zone. Units are everybody's own: 422 on `/unitPreference`. Nothing can be changed of administrators, of those who belong to another organisation as well, and of those who are archived: 403 `not_changeable`.
 * @summary Change a person
 */
export const updateUser = (
    userId: number,
    userChange: BodyType<UserChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UserUpdate>(
      {url: `/users/${userId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userChange, signal
    },
      options);
    }




export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  updateUser(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserChange>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateUserMutationVariables = {userId: number;data: BodyType<UserChange>}

    /**
 * @summary Change a person
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    /**
 * @summary What a person may do in a tenant
 */
export const getUserTenantPermissions = (
    userId: number,
    params: GetUserTenantPermissionsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UserPermissions>(
      {url: `/users/${userId}/permissions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserTenantPermissionsQueryKey = (userId: number,
    params?: GetUserTenantPermissionsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/permissions` });


export const useGetUserTenantPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/permissions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenantPermissions>>> = ({ signal }) => getUserTenantPermissions(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenantPermissions>>>
export type GetUserTenantPermissionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantPermissions>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantPermissions>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a person may do in a tenant
 */

export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserTenantPermissionsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For internal administrators these are all tenants.
 * @summary The tenants that a person may switch to
 */
export const getSwitchableTenants = (
    userId: number,
    params?: GetSwitchableTenantsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantPage>(
      {url: `/users/${userId}/switchable-tenants`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSwitchableTenantsQueryKey = (userId: number,
    params?: GetSwitchableTenantsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/switchable-tenants` });


export const useGetSwitchableTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/switchable-tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwitchableTenants>>> = ({ signal }) => getSwitchableTenants(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwitchableTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getSwitchableTenants>>>
export type GetSwitchableTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params: undefined |  GetSwitchableTenantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwitchableTenants>>,
          TError,
          Awaited<ReturnType<typeof getSwitchableTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwitchableTenants>>,
          TError,
          Awaited<ReturnType<typeof getSwitchableTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenants that a person may switch to
 */

export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSwitchableTenantsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The tenants that a person belongs to
 */
export const getUserTenants = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantSummaries>(
      {url: `/users/${userId}/tenants`, method: 'GET', signal
    },
      options);
    }




export const getGetUserTenantsQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/tenants` });


export const useGetUserTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenants>>> = ({ signal }) => getUserTenants(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenants>>>
export type GetUserTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenants>>,
          TError,
          Awaited<ReturnType<typeof getUserTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenants>>,
          TError,
          Awaited<ReturnType<typeof getUserTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenants that a person belongs to
 */

export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserTenantsQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Archived ones as well.
 * @summary A person of the organisation one works in, with their roles there
 */
export const getUserWithRoles = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantUser>(
      {url: `/users/${userId}/with-roles`, method: 'GET', signal
    },
      options);
    }




export const getGetUserWithRolesQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/with-roles` });


export const useGetUserWithRolesQueryOptions = <TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/with-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserWithRoles>>> = ({ signal }) => getUserWithRoles(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserWithRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getUserWithRoles>>>
export type GetUserWithRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A person of the organisation one works in, with their roles there
 */

export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserWithRolesQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a colleague this one alone: where else somebody works is their own business.
 * @summary The organisations of a person, with the roles there
 */
export const getUserTenantsWithRoles = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TenantsWithRoles>(
      {url: `/users/${userId}/tenants-with-roles`, method: 'GET', signal
    },
      options);
    }




export const getGetUserTenantsWithRolesQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/tenants-with-roles` });


export const useGetUserTenantsWithRolesQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/tenants-with-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenantsWithRoles>>> = ({ signal }) => getUserTenantsWithRoles(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantsWithRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenantsWithRoles>>>
export type GetUserTenantsWithRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organisations of a person, with the roles there
 */

export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserTenantsWithRolesQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Said before it is done: the open orders and the vehicles that each of them has, and whether the account ends.
 * @summary What becomes of it when people are archived
 */
export const getArchiveConsequences = (
    userIds: BodyType<UserIds>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ArchiveConsequences>(
      {url: `/users/archive-consequences`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userIds, signal
    },
      options);
    }




export const getGetArchiveConsequencesMutationKey = () => ['getArchiveConsequences'] as const;

export const getGetArchiveConsequencesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getArchiveConsequences>>, TError,GetArchiveConsequencesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getArchiveConsequences>>, TError,GetArchiveConsequencesMutationVariables, TContext> => {

const mutationKey = getGetArchiveConsequencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getArchiveConsequences>>, GetArchiveConsequencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getArchiveConsequences(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetArchiveConsequencesMutationResult = NonNullable<Awaited<ReturnType<typeof getArchiveConsequences>>>
    export type GetArchiveConsequencesMutationBody = BodyType<UserIds>
    export type GetArchiveConsequencesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetArchiveConsequencesMutationVariables = {data: BodyType<UserIds>}

    /**
 * @summary What becomes of it when people are archived
 */
export const useGetArchiveConsequences = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getArchiveConsequences>>, TError,GetArchiveConsequencesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getArchiveConsequences>>,
        TError,
        GetArchiveConsequencesMutationVariables,
        TContext
      > => {
      return useMutation(getGetArchiveConsequencesMutationOptions(options), queryClient);
    }
    /**
 * All of them or none. They are signed out of this organisation at once and hold nothing here until they are restored; the account ends where this is its only organisation. Oneself, the owner and administrators stay: 422 `not_archivable`.
 * @summary Archive people
 */
export const archiveUsers = (
    usersArchive: BodyType<UsersArchive>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UsersArchived>(
      {url: `/users/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: usersArchive, signal
    },
      options);
    }




export const getArchiveUsersMutationKey = () => ['archiveUsers'] as const;

export const getArchiveUsersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveUsers>>, TError,ArchiveUsersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveUsers>>, TError,ArchiveUsersMutationVariables, TContext> => {

const mutationKey = getArchiveUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveUsers>>, ArchiveUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveUsersMutationResult = NonNullable<Awaited<ReturnType<typeof archiveUsers>>>
    export type ArchiveUsersMutationBody = BodyType<UsersArchive>
    export type ArchiveUsersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveUsersMutationVariables = {data: BodyType<UsersArchive>}

    /**
 * @summary Archive people
 */
export const useArchiveUsers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveUsers>>, TError,ArchiveUsersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveUsers>>,
        TError,
        ArchiveUsersMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveUsersMutationOptions(options), queryClient);
    }
    /**
 * All of them or none, with the roles that they held. One that the caller may not grant any more: 422 on `/userIds`.
 * @summary Restore archived people
 */
export const restoreUsers = (
    userIds: BodyType<UserIds>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: userIds, signal
    },
      options);
    }




export const getRestoreUsersMutationKey = () => ['restoreUsers'] as const;

export const getRestoreUsersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreUsers>>, TError,RestoreUsersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreUsers>>, TError,RestoreUsersMutationVariables, TContext> => {

const mutationKey = getRestoreUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreUsers>>, RestoreUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreUsersMutationResult = NonNullable<Awaited<ReturnType<typeof restoreUsers>>>
    export type RestoreUsersMutationBody = BodyType<UserIds>
    export type RestoreUsersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreUsersMutationVariables = {data: BodyType<UserIds>}

    /**
 * @summary Restore archived people
 */
export const useRestoreUsers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreUsers>>, TError,RestoreUsersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreUsers>>,
        TError,
        RestoreUsersMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreUsersMutationOptions(options), queryClient);
    }
    /**
 * Orders of the request's tenant that are assigned, picked up or dropped off, the soonest promise first and what only waits to be completed last; a driver sees only his own.
 * @summary What a driver has in hand
 */
export const getUserInProgressDeliveryOrders = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InProgressOrders>(
      {url: `/users/${userId}/in-progress-delivery-orders`, method: 'GET', signal
    },
      options);
    }




export const getGetUserInProgressDeliveryOrdersQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/in-progress-delivery-orders` });


export const useGetUserInProgressDeliveryOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/in-progress-delivery-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>> = ({ signal }) => getUserInProgressDeliveryOrders(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInProgressDeliveryOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>>
export type GetUserInProgressDeliveryOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a driver has in hand
 */

export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserInProgressDeliveryOrdersQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each order by itself; the answer says of each whether it was assigned and why not.
 * @summary Assign orders to a driver
 */
export const assignDeliveryOrders = (
    userId: number,
    bulkAssign: BodyType<BulkAssign>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BulkOrderResults>(
      {url: `/users/${userId}/delivery-orders/bulk`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bulkAssign, signal
    },
      options);
    }




export const getAssignDeliveryOrdersMutationKey = () => ['assignDeliveryOrders'] as const;

export const getAssignDeliveryOrdersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignDeliveryOrders>>, TError,AssignDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof assignDeliveryOrders>>, TError,AssignDeliveryOrdersMutationVariables, TContext> => {

const mutationKey = getAssignDeliveryOrdersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignDeliveryOrders>>, AssignDeliveryOrdersMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  assignDeliveryOrders(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignDeliveryOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof assignDeliveryOrders>>>
    export type AssignDeliveryOrdersMutationBody = BodyType<BulkAssign>
    export type AssignDeliveryOrdersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AssignDeliveryOrdersMutationVariables = {userId: number;data: BodyType<BulkAssign>}

    /**
 * @summary Assign orders to a driver
 */
export const useAssignDeliveryOrders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignDeliveryOrders>>, TError,AssignDeliveryOrdersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignDeliveryOrders>>,
        TError,
        AssignDeliveryOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getAssignDeliveryOrdersMutationOptions(options), queryClient);
    }
    /**
 * The default layout when none was saved.
 * @summary How a person likes a table
 */
export const getTableLayout = (
    userId: number,
    tableId: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TableLayout>(
      {url: `/users/${userId}/table-layouts/${tableId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTableLayoutQueryKey = (userId: number,
    tableId: string,) =>
    tenantQueryKey({ userId,tableId }, { url: `/users/${userId}/table-layouts/${tableId}` });


export const useGetTableLayoutQueryOptions = <TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,tableId }, { url: `/users/${userId}/table-layouts/${tableId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTableLayout>>> = ({ signal }) => getTableLayout(userId,tableId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined && tableId !== null && tableId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTableLayoutQueryResult = NonNullable<Awaited<ReturnType<typeof getTableLayout>>>
export type GetTableLayoutQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    tableId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTableLayout>>,
          TError,
          Awaited<ReturnType<typeof getTableLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTableLayout>>,
          TError,
          Awaited<ReturnType<typeof getTableLayout>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a person likes a table
 */

export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTableLayoutQueryOptions(userId,tableId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Remember how a person likes a table
 */
export const saveTableLayout = (
    userId: number,
    tableId: string,
    tableLayout: BodyType<TableLayout>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TableLayout>(
      {url: `/users/${userId}/table-layouts/${tableId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tableLayout, signal
    },
      options);
    }




export const getSaveTableLayoutMutationKey = () => ['saveTableLayout'] as const;

export const getSaveTableLayoutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTableLayout>>, TError,SaveTableLayoutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof saveTableLayout>>, TError,SaveTableLayoutMutationVariables, TContext> => {

const mutationKey = getSaveTableLayoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveTableLayout>>, SaveTableLayoutMutationVariables> = (props) => {
          const {userId,tableId,data} = props ?? {};

          return  saveTableLayout(userId,tableId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveTableLayoutMutationResult = NonNullable<Awaited<ReturnType<typeof saveTableLayout>>>
    export type SaveTableLayoutMutationBody = BodyType<TableLayout>
    export type SaveTableLayoutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SaveTableLayoutMutationVariables = {userId: number;tableId: string;data: BodyType<TableLayout>}

    /**
 * @summary Remember how a person likes a table
 */
export const useSaveTableLayout = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTableLayout>>, TError,SaveTableLayoutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveTableLayout>>,
        TError,
        SaveTableLayoutMutationVariables,
        TContext
      > => {
      return useMutation(getSaveTableLayoutMutationOptions(options), queryClient);
    }
    /**
 * For internal administrators, of others than themselves. Nobody goes on acting as a person who has become one.
 * @summary Make a person an administrator of Waybill, or take that away
 */
export const setSuperAdmin = (
    userId: number,
    superAdmin: BodyType<SuperAdmin>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<User>(
      {url: `/users/${userId}/super-admin`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: superAdmin, signal
    },
      options);
    }




export const getSetSuperAdminMutationKey = () => ['setSuperAdmin'] as const;

export const getSetSuperAdminMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSuperAdmin>>, TError,SetSuperAdminMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setSuperAdmin>>, TError,SetSuperAdminMutationVariables, TContext> => {

const mutationKey = getSetSuperAdminMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSuperAdmin>>, SetSuperAdminMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setSuperAdmin(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSuperAdminMutationResult = NonNullable<Awaited<ReturnType<typeof setSuperAdmin>>>
    export type SetSuperAdminMutationBody = BodyType<SuperAdmin>
    export type SetSuperAdminMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetSuperAdminMutationVariables = {userId: number;data: BodyType<SuperAdmin>}

    /**
 * @summary Make a person an administrator of Waybill, or take that away
 */
export const useSetSuperAdmin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSuperAdmin>>, TError,SetSuperAdminMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSuperAdmin>>,
        TError,
        SetSuperAdminMutationVariables,
        TContext
      > => {
      return useMutation(getSetSuperAdminMutationOptions(options), queryClient);
    }
    /**
 * Of the organisation one works in. The link works for 7 days. One who has chosen a password: 422.
 * @summary Mail a new colleague the link to choose a password again
 */
export const sendPasswordLink = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/send-password-link`, method: 'POST', signal
    },
      options);
    }




export const getSendPasswordLinkMutationKey = () => ['sendPasswordLink'] as const;

export const getSendPasswordLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPasswordLink>>, TError,SendPasswordLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPasswordLink>>, TError,SendPasswordLinkMutationVariables, TContext> => {

const mutationKey = getSendPasswordLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPasswordLink>>, SendPasswordLinkMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  sendPasswordLink(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendPasswordLinkMutationResult = NonNullable<Awaited<ReturnType<typeof sendPasswordLink>>>

    export type SendPasswordLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type SendPasswordLinkMutationVariables = {userId: number}

    /**
 * @summary Mail a new colleague the link to choose a password again
 */
export const useSendPasswordLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPasswordLink>>, TError,SendPasswordLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPasswordLink>>,
        TError,
        SendPasswordLinkMutationVariables,
        TContext
      > => {
      return useMutation(getSendPasswordLinkMutationOptions(options), queryClient);
    }
