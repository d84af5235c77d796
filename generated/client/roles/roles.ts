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
  DefaultRoles,
  DoneResponse,
  ExternalOrganizationPage,
  ExternalPersonPage,
  ForbiddenResponse,
  FormErrorResponse,
  GetExternalOrganizationsParams,
  GetExternalPeopleParams,
  GetOwnPermissionReasonsParams,
  GetPeopleAccessParams,
  GetPermissionReasonsParams,
  GetRoleGrantsParams,
  GetTenantRolesParams,
  NotFoundResponse,
  PermissionReasons,
  PersonAccessPage,
  Role,
  RoleGrant,
  RoleGrantInput,
  RoleGrantPage,
  RoleHolders,
  RoleInput,
  RolePage,
  RoleToGrant,
  RoleUpdate,
  RolesOfPerson,
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
 * The organization's own; the default roles have a list of theirs.
 * @summary The roles of an organisation
 */
export const getTenantRoles = (
    tenantId: number,
    params?: GetTenantRolesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RolePage>(
      {url: `/tenants/${tenantId}/roles`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantRolesQueryKey = (tenantId: number,
    params?: GetTenantRolesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/roles` });


export const useGetTenantRolesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantRoles>>> = ({ signal }) => getTenantRoles(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantRoles>>>
export type GetTenantRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantRoles<TData = Awaited<ReturnType<typeof getTenantRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantRolesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRoles>>,
          TError,
          Awaited<ReturnType<typeof getTenantRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRoles<TData = Awaited<ReturnType<typeof getTenantRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantRoles>>,
          TError,
          Awaited<ReturnType<typeof getTenantRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantRoles<TData = Awaited<ReturnType<typeof getTenantRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The roles of an organisation
 */

export function useGetTenantRoles<TData = Awaited<ReturnType<typeof getTenantRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantRolesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantRolesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What one may not do oneself cannot be put into it: 422 at `/permissions`.
 * @summary Add a role
 */
export const createRole = (
    tenantId: number,
    roleInput: BodyType<RoleInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Role>(
      {url: `/tenants/${tenantId}/roles`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleInput, signal
    },
      options);
    }




export const getCreateRoleMutationKey = () => ['createRole'] as const;

export const getCreateRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext> => {

const mutationKey = getCreateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRole>>, CreateRoleMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createRole(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof createRole>>>
    export type CreateRoleMutationBody = BodyType<RoleInput>
    export type CreateRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateRoleMutationVariables = {tenantId: number;data: BodyType<RoleInput>}

    /**
 * @summary Add a role
 */
export const useCreateRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRole>>,
        TError,
        CreateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRoleMutationOptions(options), queryClient);
    }
    /**
 * Without that of administrators, which no organization grants.
 * @summary The default roles
 */
export const getDefaultRoles = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DefaultRoles>(
      {url: `/tenants/${tenantId}/default-roles`, method: 'GET', signal
    },
      options);
    }




export const getGetDefaultRolesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/default-roles` });


export const useGetDefaultRolesQueryOptions = <TData = Awaited<ReturnType<typeof getDefaultRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/default-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDefaultRoles>>> = ({ signal }) => getDefaultRoles(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDefaultRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getDefaultRoles>>>
export type GetDefaultRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDefaultRoles<TData = Awaited<ReturnType<typeof getDefaultRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDefaultRoles>>,
          TError,
          Awaited<ReturnType<typeof getDefaultRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultRoles<TData = Awaited<ReturnType<typeof getDefaultRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDefaultRoles>>,
          TError,
          Awaited<ReturnType<typeof getDefaultRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDefaultRoles<TData = Awaited<ReturnType<typeof getDefaultRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The default roles
 */

export function useGetDefaultRoles<TData = Awaited<ReturnType<typeof getDefaultRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDefaultRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDefaultRolesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By its number a default role as well.
 * @summary A role
 */
export const getRole = (
    roleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Role>(
      {url: `/roles/${roleId}`, method: 'GET', signal
    },
      options);
    }




export const getGetRoleQueryKey = (roleId: number,) =>
    tenantQueryKey({ roleId }, { url: `/roles/${roleId}` });


export const useGetRoleQueryOptions = <TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ roleId }, { url: `/roles/${roleId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRole>>> = ({ signal }) => getRole(roleId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roleId !== null && roleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoleQueryResult = NonNullable<Awaited<ReturnType<typeof getRole>>>
export type GetRoleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRole>>,
          TError,
          Awaited<ReturnType<typeof getRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRole>>,
          TError,
          Awaited<ReturnType<typeof getRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A role
 */

export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRoleQueryOptions(roleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everybody who holds it is concerned at once. What one may not do oneself cannot be added: 422 at `/permissions`. A default role stays as it is: 422 `default_role`.
 * @summary Change a role
 */
export const updateRole = (
    roleId: number,
    roleUpdate: BodyType<RoleUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Role>(
      {url: `/roles/${roleId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: roleUpdate, signal
    },
      options);
    }




export const getUpdateRoleMutationKey = () => ['updateRole'] as const;

export const getUpdateRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext> => {

const mutationKey = getUpdateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRole>>, UpdateRoleMutationVariables> = (props) => {
          const {roleId,data} = props ?? {};

          return  updateRole(roleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRole>>>
    export type UpdateRoleMutationBody = BodyType<RoleUpdate>
    export type UpdateRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateRoleMutationVariables = {roleId: number;data: BodyType<RoleUpdate>}

    /**
 * @summary Change a role
 */
export const useUpdateRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRole>>,
        TError,
        UpdateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRoleMutationOptions(options), queryClient);
    }
    /**
 * One that somebody holds stays: 422 `in_use`. So does a default role: 422 `default_role`.
 * @summary Delete a role
 */
export const deleteRole = (
    roleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/roles/${roleId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteRoleMutationKey = () => ['deleteRole'] as const;

export const getDeleteRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext> => {

const mutationKey = getDeleteRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRole>>, DeleteRoleMutationVariables> = (props) => {
          const {roleId} = props ?? {};

          return  deleteRole(roleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRoleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRole>>>

    export type DeleteRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteRoleMutationVariables = {roleId: number}

    /**
 * @summary Delete a role
 */
export const useDeleteRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRole>>,
        TError,
        DeleteRoleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRoleMutationOptions(options), queryClient);
    }
    /**
 * What is needed to say, before a role is changed, for how many people something changes.
 * @summary How many hold a role
 */
export const getRoleHolders = (
    roleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RoleHolders>(
      {url: `/roles/${roleId}/holders`, method: 'GET', signal
    },
      options);
    }




export const getGetRoleHoldersQueryKey = (roleId: number,) =>
    tenantQueryKey({ roleId }, { url: `/roles/${roleId}/holders` });


export const useGetRoleHoldersQueryOptions = <TData = Awaited<ReturnType<typeof getRoleHolders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ roleId }, { url: `/roles/${roleId}/holders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoleHolders>>> = ({ signal }) => getRoleHolders(roleId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: roleId !== null && roleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoleHoldersQueryResult = NonNullable<Awaited<ReturnType<typeof getRoleHolders>>>
export type GetRoleHoldersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRoleHolders<TData = Awaited<ReturnType<typeof getRoleHolders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoleHolders>>,
          TError,
          Awaited<ReturnType<typeof getRoleHolders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoleHolders<TData = Awaited<ReturnType<typeof getRoleHolders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoleHolders>>,
          TError,
          Awaited<ReturnType<typeof getRoleHolders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoleHolders<TData = Awaited<ReturnType<typeof getRoleHolders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many hold a role
 */

export function useGetRoleHolders<TData = Awaited<ReturnType<typeof getRoleHolders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 roleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleHolders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRoleHoldersQueryOptions(roleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With those that have ended. External roles are among them: of people of linked organizations, and of such organizations.
 * @summary Who was given which role
 */
export const getRoleGrants = (
    tenantId: number,
    params?: GetRoleGrantsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RoleGrantPage>(
      {url: `/tenants/${tenantId}/role-grants`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRoleGrantsQueryKey = (tenantId: number,
    params?: GetRoleGrantsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/role-grants` });


export const useGetRoleGrantsQueryOptions = <TData = Awaited<ReturnType<typeof getRoleGrants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetRoleGrantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/role-grants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRoleGrants>>> = ({ signal }) => getRoleGrants(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoleGrantsQueryResult = NonNullable<Awaited<ReturnType<typeof getRoleGrants>>>
export type GetRoleGrantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRoleGrants<TData = Awaited<ReturnType<typeof getRoleGrants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetRoleGrantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoleGrants>>,
          TError,
          Awaited<ReturnType<typeof getRoleGrants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoleGrants<TData = Awaited<ReturnType<typeof getRoleGrants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRoleGrantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRoleGrants>>,
          TError,
          Awaited<ReturnType<typeof getRoleGrants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRoleGrants<TData = Awaited<ReturnType<typeof getRoleGrants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRoleGrantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who was given which role
 */

export function useGetRoleGrants<TData = Awaited<ReturnType<typeof getRoleGrants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRoleGrantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRoleGrants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRoleGrantsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What one may not do oneself one cannot grant. Ownership has an act of its own. The four external roles are given to people of an organization with a live link of any kind, or to that organization and so to all who belong to it at the time, and to nobody else; nothing else is given to these. Somebody who does not belong to that organization is not found by their e-mail, whether there is such a person or not: 422 at `/email`. One's own people are given no external role.
 * @summary Give a person, or a linked organization, a role
 */
export const createRoleGrant = (
    tenantId: number,
    roleGrantInput: BodyType<RoleGrantInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RoleGrant>(
      {url: `/tenants/${tenantId}/role-grants`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleGrantInput, signal
    },
      options);
    }




export const getCreateRoleGrantMutationKey = () => ['createRoleGrant'] as const;

export const getCreateRoleGrantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRoleGrant>>, TError,CreateRoleGrantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createRoleGrant>>, TError,CreateRoleGrantMutationVariables, TContext> => {

const mutationKey = getCreateRoleGrantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRoleGrant>>, CreateRoleGrantMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createRoleGrant(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleGrantMutationResult = NonNullable<Awaited<ReturnType<typeof createRoleGrant>>>
    export type CreateRoleGrantMutationBody = BodyType<RoleGrantInput>
    export type CreateRoleGrantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateRoleGrantMutationVariables = {tenantId: number;data: BodyType<RoleGrantInput>}

    /**
 * @summary Give a person, or a linked organization, a role
 */
export const useCreateRoleGrant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRoleGrant>>, TError,CreateRoleGrantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRoleGrant>>,
        TError,
        CreateRoleGrantMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRoleGrantMutationOptions(options), queryClient);
    }
    /**
 * The last role of a person of one's own stays: 422 `last_role`. Neither is ownership taken so: 422 `not_granted`. External roles end at once, and by themselves with the last live link, and when the person leaves that organization.
 * @summary Take a role away
 */
export const endRoleGrant = (
    tenantId: number,
    roleGrantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/role-grants/${roleGrantId}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndRoleGrantMutationKey = () => ['endRoleGrant'] as const;

export const getEndRoleGrantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endRoleGrant>>, TError,EndRoleGrantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endRoleGrant>>, TError,EndRoleGrantMutationVariables, TContext> => {

const mutationKey = getEndRoleGrantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endRoleGrant>>, EndRoleGrantMutationVariables> = (props) => {
          const {tenantId,roleGrantId} = props ?? {};

          return  endRoleGrant(tenantId,roleGrantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndRoleGrantMutationResult = NonNullable<Awaited<ReturnType<typeof endRoleGrant>>>

    export type EndRoleGrantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndRoleGrantMutationVariables = {tenantId: number;roleGrantId: number}

    /**
 * @summary Take a role away
 */
export const useEndRoleGrant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endRoleGrant>>, TError,EndRoleGrantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endRoleGrant>>,
        TError,
        EndRoleGrantMutationVariables,
        TContext
      > => {
      return useMutation(getEndRoleGrantMutationOptions(options), queryClient);
    }
    /**
 * As `createRoleGrant`.
 * @summary Give this person a role
 */
export const grantUserRole = (
    tenantId: number,
    userId: number,
    roleToGrant: BodyType<RoleToGrant>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RoleGrant>(
      {url: `/tenants/${tenantId}/users/${userId}/roles`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleToGrant, signal
    },
      options);
    }




export const getGrantUserRoleMutationKey = () => ['grantUserRole'] as const;

export const getGrantUserRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantUserRole>>, TError,GrantUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof grantUserRole>>, TError,GrantUserRoleMutationVariables, TContext> => {

const mutationKey = getGrantUserRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantUserRole>>, GrantUserRoleMutationVariables> = (props) => {
          const {tenantId,userId,data} = props ?? {};

          return  grantUserRole(tenantId,userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantUserRoleMutationResult = NonNullable<Awaited<ReturnType<typeof grantUserRole>>>
    export type GrantUserRoleMutationBody = BodyType<RoleToGrant>
    export type GrantUserRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GrantUserRoleMutationVariables = {tenantId: number;userId: number;data: BodyType<RoleToGrant>}

    /**
 * @summary Give this person a role
 */
export const useGrantUserRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantUserRole>>, TError,GrantUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantUserRole>>,
        TError,
        GrantUserRoleMutationVariables,
        TContext
      > => {
      return useMutation(getGrantUserRoleMutationOptions(options), queryClient);
    }
    /**
 * As `endRoleGrant`. A role that the person does not have: 404.
 * @summary Take a role from this person
 */
export const endUserRole = (
    tenantId: number,
    userId: number,
    roleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/users/${userId}/roles/${roleId}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndUserRoleMutationKey = () => ['endUserRole'] as const;

export const getEndUserRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserRole>>, TError,EndUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserRole>>, TError,EndUserRoleMutationVariables, TContext> => {

const mutationKey = getEndUserRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserRole>>, EndUserRoleMutationVariables> = (props) => {
          const {tenantId,userId,roleId} = props ?? {};

          return  endUserRole(tenantId,userId,roleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndUserRoleMutationResult = NonNullable<Awaited<ReturnType<typeof endUserRole>>>

    export type EndUserRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndUserRoleMutationVariables = {tenantId: number;userId: number;roleId: number}

    /**
 * @summary Take a role from this person
 */
export const useEndUserRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserRole>>, TError,EndUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserRole>>,
        TError,
        EndUserRoleMutationVariables,
        TContext
      > => {
      return useMutation(getEndUserRoleMutationOptions(options), queryClient);
    }
    /**
 * In the request's organization: what is missing is given, what is too much is taken away, all of it or nothing.
 * @summary Say all the roles of a person
 */
export const setUserRoles = (
    userId: number,
    rolesOfPerson: BodyType<RolesOfPerson>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/roles`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: rolesOfPerson, signal
    },
      options);
    }




export const getSetUserRolesMutationKey = () => ['setUserRoles'] as const;

export const getSetUserRolesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserRoles>>, TError,SetUserRolesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setUserRoles>>, TError,SetUserRolesMutationVariables, TContext> => {

const mutationKey = getSetUserRolesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUserRoles>>, SetUserRolesMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setUserRoles(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUserRolesMutationResult = NonNullable<Awaited<ReturnType<typeof setUserRoles>>>
    export type SetUserRolesMutationBody = BodyType<RolesOfPerson>
    export type SetUserRolesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetUserRolesMutationVariables = {userId: number;data: BodyType<RolesOfPerson>}

    /**
 * @summary Say all the roles of a person
 */
export const useSetUserRoles = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserRoles>>, TError,SetUserRolesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUserRoles>>,
        TError,
        SetUserRolesMutationVariables,
        TContext
      > => {
      return useMutation(getSetUserRolesMutationOptions(options), queryClient);
    }
    /**
 * People of linked organizations who were given a role, or whose organization was, as of now.
 * @summary Who has external roles here
 */
export const getExternalPeople = (
    tenantId: number,
    params?: GetExternalPeopleParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ExternalPersonPage>(
      {url: `/tenants/${tenantId}/external-people`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetExternalPeopleQueryKey = (tenantId: number,
    params?: GetExternalPeopleParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/external-people` });


export const useGetExternalPeopleQueryOptions = <TData = Awaited<ReturnType<typeof getExternalPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetExternalPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/external-people`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExternalPeople>>> = ({ signal }) => getExternalPeople(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExternalPeopleQueryResult = NonNullable<Awaited<ReturnType<typeof getExternalPeople>>>
export type GetExternalPeopleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetExternalPeople<TData = Awaited<ReturnType<typeof getExternalPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetExternalPeopleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExternalPeople>>,
          TError,
          Awaited<ReturnType<typeof getExternalPeople>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExternalPeople<TData = Awaited<ReturnType<typeof getExternalPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExternalPeople>>,
          TError,
          Awaited<ReturnType<typeof getExternalPeople>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExternalPeople<TData = Awaited<ReturnType<typeof getExternalPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who has external roles here
 */

export function useGetExternalPeople<TData = Awaited<ReturnType<typeof getExternalPeople>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalPeople>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetExternalPeopleQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every organization with a live link: those that have a role here or whose people have, and those that could be given one.
 * @summary Linked organizations with their external roles
 */
export const getExternalOrganizations = (
    tenantId: number,
    params?: GetExternalOrganizationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ExternalOrganizationPage>(
      {url: `/tenants/${tenantId}/external-organizations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetExternalOrganizationsQueryKey = (tenantId: number,
    params?: GetExternalOrganizationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/external-organizations` });


export const useGetExternalOrganizationsQueryOptions = <TData = Awaited<ReturnType<typeof getExternalOrganizations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetExternalOrganizationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/external-organizations`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExternalOrganizations>>> = ({ signal }) => getExternalOrganizations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExternalOrganizationsQueryResult = NonNullable<Awaited<ReturnType<typeof getExternalOrganizations>>>
export type GetExternalOrganizationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetExternalOrganizations<TData = Awaited<ReturnType<typeof getExternalOrganizations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetExternalOrganizationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExternalOrganizations>>,
          TError,
          Awaited<ReturnType<typeof getExternalOrganizations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExternalOrganizations<TData = Awaited<ReturnType<typeof getExternalOrganizations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalOrganizationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExternalOrganizations>>,
          TError,
          Awaited<ReturnType<typeof getExternalOrganizations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExternalOrganizations<TData = Awaited<ReturnType<typeof getExternalOrganizations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalOrganizationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Linked organizations with their external roles
 */

export function useGetExternalOrganizations<TData = Awaited<ReturnType<typeof getExternalOrganizations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetExternalOrganizationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExternalOrganizations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetExternalOrganizationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The people of an organization, without the archived ones, and external people, with their roles and what these allow.
 * @summary Who can do what
 */
export const getPeopleAccess = (
    tenantId: number,
    params?: GetPeopleAccessParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PersonAccessPage>(
      {url: `/tenants/${tenantId}/people-access`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPeopleAccessQueryKey = (tenantId: number,
    params?: GetPeopleAccessParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/people-access` });


export const useGetPeopleAccessQueryOptions = <TData = Awaited<ReturnType<typeof getPeopleAccess>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPeopleAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/people-access`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPeopleAccess>>> = ({ signal }) => getPeopleAccess(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPeopleAccessQueryResult = NonNullable<Awaited<ReturnType<typeof getPeopleAccess>>>
export type GetPeopleAccessQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPeopleAccess<TData = Awaited<ReturnType<typeof getPeopleAccess>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPeopleAccessParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPeopleAccess>>,
          TError,
          Awaited<ReturnType<typeof getPeopleAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPeopleAccess<TData = Awaited<ReturnType<typeof getPeopleAccess>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPeopleAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPeopleAccess>>,
          TError,
          Awaited<ReturnType<typeof getPeopleAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPeopleAccess<TData = Awaited<ReturnType<typeof getPeopleAccess>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPeopleAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who can do what
 */

export function useGetPeopleAccess<TData = Awaited<ReturnType<typeof getPeopleAccess>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPeopleAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPeopleAccess>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPeopleAccessQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Which of their roles give it, since when and by whom, or which roles would and who can give these; and what decides beside roles.
 * @summary Why a person can, or cannot, do something
 */
export const getPermissionReasons = (
    tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PermissionReasons>(
      {url: `/tenants/${tenantId}/users/${userId}/permission-reasons`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPermissionReasonsQueryKey = (tenantId: number,
    userId: number,
    params?: GetPermissionReasonsParams,) =>
    tenantQueryKey({ tenantId,userId,params }, { url: `/tenants/${tenantId}/users/${userId}/permission-reasons` });


export const useGetPermissionReasonsQueryOptions = <TData = Awaited<ReturnType<typeof getPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,userId,params }, { url: `/tenants/${tenantId}/users/${userId}/permission-reasons`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPermissionReasons>>> = ({ signal }) => getPermissionReasons(tenantId,userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPermissionReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof getPermissionReasons>>>
export type GetPermissionReasonsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPermissionReasons<TData = Awaited<ReturnType<typeof getPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermissionReasons>>,
          TError,
          Awaited<ReturnType<typeof getPermissionReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermissionReasons<TData = Awaited<ReturnType<typeof getPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermissionReasons>>,
          TError,
          Awaited<ReturnType<typeof getPermissionReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermissionReasons<TData = Awaited<ReturnType<typeof getPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Why a person can, or cannot, do something
 */

export function useGetPermissionReasons<TData = Awaited<ReturnType<typeof getPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number,
    params: GetPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPermissionReasonsQueryOptions(tenantId,userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the request's organization; as `getPermissionReasons`.
 * @summary Why one can, or cannot, do something oneself
 */
export const getOwnPermissionReasons = (
    params: GetOwnPermissionReasonsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PermissionReasons>(
      {url: `/permissions/reasons`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOwnPermissionReasonsQueryKey = (params?: GetOwnPermissionReasonsParams,) =>
    tenantQueryKey({ params }, { url: `/permissions/reasons` });


export const useGetOwnPermissionReasonsQueryOptions = <TData = Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(params: GetOwnPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/permissions/reasons`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnPermissionReasons>>> = ({ signal }) => getOwnPermissionReasons(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOwnPermissionReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnPermissionReasons>>>
export type GetOwnPermissionReasonsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetOwnPermissionReasons<TData = Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 params: GetOwnPermissionReasonsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnPermissionReasons>>,
          TError,
          Awaited<ReturnType<typeof getOwnPermissionReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnPermissionReasons<TData = Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 params: GetOwnPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnPermissionReasons>>,
          TError,
          Awaited<ReturnType<typeof getOwnPermissionReasons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnPermissionReasons<TData = Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 params: GetOwnPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Why one can, or cannot, do something oneself
 */

export function useGetOwnPermissionReasons<TData = Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 params: GetOwnPermissionReasonsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnPermissionReasons>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOwnPermissionReasonsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






