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
  AccountEnding,
  BadRequestResponse,
  BulkAssign,
  BulkOrderResults,
  CurrentTenant,
  DeleteUserParams,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetSwitchableTenantsParams,
  GetUserTenantPermissionsParams,
  InProgressOrders,
  NotFoundResponse,
  Photo,
  PhotoUpload,
  TableLayout,
  TenantPage,
  TenantSummaries,
  TimezoneChange,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User,
  UserPermissions,
  UserUpdate
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
 * @summary Change one's own profile
 */
export const updateUser = (
    userId: number,
    userUpdate: BodyType<UserUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UserUpdate>(
      {url: `/users/${userId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: userUpdate, signal
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
    export type UpdateUserMutationBody = BodyType<UserUpdate>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateUserMutationVariables = {userId: number;data: BodyType<UserUpdate>}

    /**
 * @summary Change one's own profile
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
 * Ends every sign-in, membership and role, frees the e-mail address, and removes name, phone and photo. What was written in timelines and the audit keeps the name. 422 while something has to be done first: see `getAccountEnding`.
 * @summary Delete one's own account
 */
export const deleteUser = (
    userId: number,
    params: DeleteUserParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}`, method: 'DELETE',
        params, signal
    },
      options);
    }




export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {userId,params} = props ?? {};

          return  deleteUser(userId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>

    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type DeleteUserMutationVariables = {userId: number;params: DeleteUserParams}

    /**
 * @summary Delete one's own account
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    /**
 * @summary What becomes of it when one deletes one's account
 */
export const getAccountEnding = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountEnding>(
      {url: `/users/${userId}/account-ending`, method: 'GET', signal
    },
      options);
    }




export const getGetAccountEndingQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/account-ending` });


export const useGetAccountEndingQueryOptions = <TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/account-ending`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountEnding>>> = ({ signal }) => getAccountEnding(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountEndingQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountEnding>>>
export type GetAccountEndingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountEnding>>,
          TError,
          Awaited<ReturnType<typeof getAccountEnding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountEnding>>,
          TError,
          Awaited<ReturnType<typeof getAccountEnding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What becomes of it when one deletes one's account
 */

export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountEndingQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the place of the one before. 422 on `/content` for what is no picture.
 * @summary Set one's photo
 */
export const setUserPhoto = (
    userId: number,
    photoUpload: BodyType<PhotoUpload>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Photo>(
      {url: `/users/${userId}/photo`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoUpload, signal
    },
      options);
    }




export const getSetUserPhotoMutationKey = () => ['setUserPhoto'] as const;

export const getSetUserPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserPhoto>>, TError,SetUserPhotoMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setUserPhoto>>, TError,SetUserPhotoMutationVariables, TContext> => {

const mutationKey = getSetUserPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUserPhoto>>, SetUserPhotoMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setUserPhoto(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUserPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof setUserPhoto>>>
    export type SetUserPhotoMutationBody = BodyType<PhotoUpload>
    export type SetUserPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetUserPhotoMutationVariables = {userId: number;data: BodyType<PhotoUpload>}

    /**
 * @summary Set one's photo
 */
export const useSetUserPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserPhoto>>, TError,SetUserPhotoMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUserPhoto>>,
        TError,
        SetUserPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getSetUserPhotoMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove one's photo
 */
export const removeUserPhoto = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/photo`, method: 'DELETE', signal
    },
      options);
    }




export const getRemoveUserPhotoMutationKey = () => ['removeUserPhoto'] as const;

export const getRemoveUserPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeUserPhoto>>, TError,RemoveUserPhotoMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof removeUserPhoto>>, TError,RemoveUserPhotoMutationVariables, TContext> => {

const mutationKey = getRemoveUserPhotoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeUserPhoto>>, RemoveUserPhotoMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  removeUserPhoto(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveUserPhotoMutationResult = NonNullable<Awaited<ReturnType<typeof removeUserPhoto>>>

    export type RemoveUserPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>
    export type RemoveUserPhotoMutationVariables = {userId: number}

    /**
 * @summary Remove one's photo
 */
export const useRemoveUserPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeUserPhoto>>, TError,RemoveUserPhotoMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeUserPhoto>>,
        TError,
        RemoveUserPhotoMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveUserPhotoMutationOptions(options), queryClient);
    }
    /**
 * @summary Set one's time zone
 */
export const setUserTimezone = (
    userId: number,
    timezoneChange: BodyType<TimezoneChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/timezone`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: timezoneChange, signal
    },
      options);
    }




export const getSetUserTimezoneMutationKey = () => ['setUserTimezone'] as const;

export const getSetUserTimezoneMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserTimezone>>, TError,SetUserTimezoneMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setUserTimezone>>, TError,SetUserTimezoneMutationVariables, TContext> => {

const mutationKey = getSetUserTimezoneMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUserTimezone>>, SetUserTimezoneMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setUserTimezone(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUserTimezoneMutationResult = NonNullable<Awaited<ReturnType<typeof setUserTimezone>>>
    export type SetUserTimezoneMutationBody = BodyType<TimezoneChange>
    export type SetUserTimezoneMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetUserTimezoneMutationVariables = {userId: number;data: BodyType<TimezoneChange>}

    /**
 * @summary Set one's time zone
 */
export const useSetUserTimezone = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserTimezone>>, TError,SetUserTimezoneMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUserTimezone>>,
        TError,
        SetUserTimezoneMutationVariables,
        TContext
      > => {
      return useMutation(getSetUserTimezoneMutationOptions(options), queryClient);
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
