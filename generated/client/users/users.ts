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
  Absence,
  AbsenceInput,
  AbsencePage,
  AbsenceUpdate,
  AccountEnding,
  ArchiveConsequences,
  BadRequestResponse,
  BulkAssign,
  BulkOrderResults,
  CurrentTenant,
  DeleteUserParams,
  DeliveryOrderPage,
  DoneResponse,
  Driver,
  DriverActPage,
  DriverPage,
  DriverVehicles,
  DriverVehiclesUpdate,
  ForbiddenResponse,
  FormErrorResponse,
  GetNotificationsParams,
  GetSwitchableTenantsParams,
  GetTenantAbsencesParams,
  GetTenantDriversParams,
  GetUserActsParams,
  GetUserAssignedOrdersParams,
  GetUserTenantPermissionsParams,
  Id,
  InProgressOrders,
  NotFoundResponse,
  NoticeDevices,
  NotificationPage,
  NotificationsRefreshed,
  NotificationsSeen,
  PersonalNotificationSettings,
  Photo,
  PhotoUpload,
  PushState,
  PushSubscription,
  SuperAdmin,
  TableLayout,
  TenantPage,
  TenantSummaries,
  TenantUser,
  TenantsWithRoles,
  TimezoneChange,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnreadCount,
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


export const useGetCurrentTenantQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/current-tenant`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentTenant>>> = ({ signal }) => getCurrentTenant(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentTenantQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentTenant>>>
export type GetCurrentTenantQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentTenant>>,
          TError,
          Awaited<ReturnType<typeof getCurrentTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentTenant>>,
          TError,
          Awaited<ReturnType<typeof getCurrentTenant>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentTenant>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenant a person last worked in
 */

export function useGetCurrentTenant<TData = Awaited<ReturnType<typeof getCurrentTenant>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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


export const useGetUserQueryOptions = <TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUser>>> = ({ signal }) => getUser(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserQueryResult = NonNullable<Awaited<ReturnType<typeof getUser>>>
export type GetUserQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUser>>,
          TError,
          Awaited<ReturnType<typeof getUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUser>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A person
 */

export function useGetUser<TData = Awaited<ReturnType<typeof getUser>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteUserMutationVariables = {userId: number;params: DeleteUserParams}

    /**
 * @summary Delete one's own account
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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


export const useGetAccountEndingQueryOptions = <TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/account-ending`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountEnding>>> = ({ signal }) => getAccountEnding(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountEndingQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountEnding>>>
export type GetAccountEndingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountEnding>>,
          TError,
          Awaited<ReturnType<typeof getAccountEnding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountEnding>>,
          TError,
          Awaited<ReturnType<typeof getAccountEnding>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountEnding>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What becomes of it when one deletes one's account
 */

export function useGetAccountEnding<TData = Awaited<ReturnType<typeof getAccountEnding>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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

export const getRemoveUserPhotoMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

    export type RemoveUserPhotoMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RemoveUserPhotoMutationVariables = {userId: number}

    /**
 * @summary Remove one's photo
 */
export const useRemoveUserPhoto = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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


export const useGetUserTenantPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/permissions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenantPermissions>>> = ({ signal }) => getUserTenantPermissions(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenantPermissions>>>
export type GetUserTenantPermissionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a person may do in a tenant
 */

export function useGetUserTenantPermissions<TData = Awaited<ReturnType<typeof getUserTenantPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserTenantPermissionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserTenantPermissionsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Their own, and those in which they have external roles. For internal administrators these are all tenants.
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


export const useGetSwitchableTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/switchable-tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwitchableTenants>>> = ({ signal }) => getSwitchableTenants(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwitchableTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getSwitchableTenants>>>
export type GetSwitchableTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenants that a person may switch to
 */

export function useGetSwitchableTenants<TData = Awaited<ReturnType<typeof getSwitchableTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetSwitchableTenantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwitchableTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSwitchableTenantsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Their own first, then those in which they have external roles.
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


export const useGetUserTenantsQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/tenants`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenants>>> = ({ signal }) => getUserTenants(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenants>>>
export type GetUserTenantsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenants>>,
          TError,
          Awaited<ReturnType<typeof getUserTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenants>>,
          TError,
          Awaited<ReturnType<typeof getUserTenants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenants>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tenants that a person belongs to
 */

export function useGetUserTenants<TData = Awaited<ReturnType<typeof getUserTenants>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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


export const useGetUserWithRolesQueryOptions = <TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/with-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserWithRoles>>> = ({ signal }) => getUserWithRoles(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserWithRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getUserWithRoles>>>
export type GetUserWithRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A person of the organisation one works in, with their roles there
 */

export function useGetUserWithRoles<TData = Awaited<ReturnType<typeof getUserWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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


export const useGetUserTenantsWithRolesQueryOptions = <TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/tenants-with-roles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserTenantsWithRoles>>> = ({ signal }) => getUserTenantsWithRoles(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserTenantsWithRolesQueryResult = NonNullable<Awaited<ReturnType<typeof getUserTenantsWithRoles>>>
export type GetUserTenantsWithRolesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>,
          TError,
          Awaited<ReturnType<typeof getUserTenantsWithRoles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The organisations of a person, with the roles there
 */

export function useGetUserTenantsWithRoles<TData = Awaited<ReturnType<typeof getUserTenantsWithRoles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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


export const useGetUserInProgressDeliveryOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/in-progress-delivery-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>> = ({ signal }) => getUserInProgressDeliveryOrders(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserInProgressDeliveryOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>>
export type GetUserInProgressDeliveryOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a driver has in hand
 */

export function useGetUserInProgressDeliveryOrders<TData = Awaited<ReturnType<typeof getUserInProgressDeliveryOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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


export const useGetTableLayoutQueryOptions = <TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,tableId }, { url: `/users/${userId}/table-layouts/${tableId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTableLayout>>> = ({ signal }) => getTableLayout(userId,tableId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined && tableId !== null && tableId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTableLayoutQueryResult = NonNullable<Awaited<ReturnType<typeof getTableLayout>>>
export type GetTableLayoutQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    tableId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTableLayout>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a person likes a table
 */

export function useGetTableLayout<TData = Awaited<ReturnType<typeof getTableLayout>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
 * Of the organisation one works in. The link works for 7 days. One who has chosen a password: 422. Too many within an hour: 429 `too_many_mails`.
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

export const getSendPasswordLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
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

    export type SendPasswordLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendPasswordLinkMutationVariables = {userId: number}

    /**
 * @summary Mail a new colleague the link to choose a password again
 */
export const useSendPasswordLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPasswordLink>>, TError,SendPasswordLinkMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPasswordLink>>,
        TError,
        SendPasswordLinkMutationVariables,
        TContext
      > => {
      return useMutation(getSendPasswordLinkMutationOptions(options), queryClient);
    }
    /**
 * Without the archived ones.
 * @summary Who drives
 */
export const getTenantDrivers = (
    tenantId: number,
    params?: GetTenantDriversParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPage>(
      {url: `/tenants/${tenantId}/drivers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantDriversQueryKey = (tenantId: number,
    params?: GetTenantDriversParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/drivers` });


export const useGetTenantDriversQueryOptions = <TData = Awaited<ReturnType<typeof getTenantDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/drivers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantDrivers>>> = ({ signal }) => getTenantDrivers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantDriversQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantDrivers>>>
export type GetTenantDriversQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantDrivers<TData = Awaited<ReturnType<typeof getTenantDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantDriversParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDrivers>>,
          TError,
          Awaited<ReturnType<typeof getTenantDrivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDrivers<TData = Awaited<ReturnType<typeof getTenantDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDrivers>>,
          TError,
          Awaited<ReturnType<typeof getTenantDrivers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDrivers<TData = Awaited<ReturnType<typeof getTenantDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who drives
 */

export function useGetTenantDrivers<TData = Awaited<ReturnType<typeof getTenantDrivers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantDriversParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDrivers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantDriversQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Somebody who does not drive, or is archived: 404.
 * @summary A driver
 */
export const getTenantDriver = (
    tenantId: number,
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Driver>(
      {url: `/tenants/${tenantId}/drivers/${userId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantDriverQueryKey = (tenantId: number,
    userId: number,) =>
    tenantQueryKey({ tenantId,userId }, { url: `/tenants/${tenantId}/drivers/${userId}` });


export const useGetTenantDriverQueryOptions = <TData = Awaited<ReturnType<typeof getTenantDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,userId }, { url: `/tenants/${tenantId}/drivers/${userId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantDriver>>> = ({ signal }) => getTenantDriver(tenantId,userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantDriverQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantDriver>>>
export type GetTenantDriverQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantDriver<TData = Awaited<ReturnType<typeof getTenantDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDriver>>,
          TError,
          Awaited<ReturnType<typeof getTenantDriver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDriver<TData = Awaited<ReturnType<typeof getTenantDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantDriver>>,
          TError,
          Awaited<ReturnType<typeof getTenantDriver>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantDriver<TData = Awaited<ReturnType<typeof getTenantDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A driver
 */

export function useGetTenantDriver<TData = Awaited<ReturnType<typeof getTenantDriver>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantDriver>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantDriverQueryOptions(tenantId,userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All that the request's organisation has assigned: the open ones first, the soonest of them before the others, then what is closed, the latest first. A driver sees only their own.
 * @summary The orders of a driver
 */
export const getUserAssignedOrders = (
    userId: number,
    params?: GetUserAssignedOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DeliveryOrderPage>(
      {url: `/users/${userId}/assigned-orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserAssignedOrdersQueryKey = (userId: number,
    params?: GetUserAssignedOrdersParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/assigned-orders` });


export const useGetUserAssignedOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getUserAssignedOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params?: GetUserAssignedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/assigned-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserAssignedOrders>>> = ({ signal }) => getUserAssignedOrders(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserAssignedOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getUserAssignedOrders>>>
export type GetUserAssignedOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserAssignedOrders<TData = Awaited<ReturnType<typeof getUserAssignedOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: undefined |  GetUserAssignedOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAssignedOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserAssignedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAssignedOrders<TData = Awaited<ReturnType<typeof getUserAssignedOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserAssignedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAssignedOrders>>,
          TError,
          Awaited<ReturnType<typeof getUserAssignedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAssignedOrders<TData = Awaited<ReturnType<typeof getUserAssignedOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserAssignedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders of a driver
 */

export function useGetUserAssignedOrders<TData = Awaited<ReturnType<typeof getUserAssignedOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserAssignedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAssignedOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserAssignedOrdersQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Entries of the timelines of the request's organisation that this driver made, by the time at which they happened. A driver sees only their own.
 * @summary What a driver did on a day
 */
export const getUserActs = (
    userId: number,
    params?: GetUserActsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverActPage>(
      {url: `/users/${userId}/acts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserActsQueryKey = (userId: number,
    params?: GetUserActsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/acts` });


export const useGetUserActsQueryOptions = <TData = Awaited<ReturnType<typeof getUserActs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params?: GetUserActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/acts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserActs>>> = ({ signal }) => getUserActs(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserActsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserActs>>>
export type GetUserActsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUserActs<TData = Awaited<ReturnType<typeof getUserActs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: undefined |  GetUserActsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserActs>>,
          TError,
          Awaited<ReturnType<typeof getUserActs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserActs<TData = Awaited<ReturnType<typeof getUserActs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserActs>>,
          TError,
          Awaited<ReturnType<typeof getUserActs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserActs<TData = Awaited<ReturnType<typeof getUserActs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a driver did on a day
 */

export function useGetUserActs<TData = Awaited<ReturnType<typeof getUserActs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetUserActsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserActs>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserActsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All of it or nothing. One that another driver has is asked about first: 422 `vehicle_taken`.
 * @summary Say all the vehicles of a driver
 */
export const setUserVehicles = (
    userId: number,
    driverVehiclesUpdate: BodyType<DriverVehiclesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverVehicles>(
      {url: `/users/${userId}/vehicles`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: driverVehiclesUpdate, signal
    },
      options);
    }




export const getSetUserVehiclesMutationKey = () => ['setUserVehicles'] as const;

export const getSetUserVehiclesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserVehicles>>, TError,SetUserVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setUserVehicles>>, TError,SetUserVehiclesMutationVariables, TContext> => {

const mutationKey = getSetUserVehiclesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUserVehicles>>, SetUserVehiclesMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setUserVehicles(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUserVehiclesMutationResult = NonNullable<Awaited<ReturnType<typeof setUserVehicles>>>
    export type SetUserVehiclesMutationBody = BodyType<DriverVehiclesUpdate>
    export type SetUserVehiclesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetUserVehiclesMutationVariables = {userId: number;data: BodyType<DriverVehiclesUpdate>}

    /**
 * @summary Say all the vehicles of a driver
 */
export const useSetUserVehicles = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUserVehicles>>, TError,SetUserVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUserVehicles>>,
        TError,
        SetUserVehiclesMutationVariables,
        TContext
      > => {
      return useMutation(getSetUserVehiclesMutationOptions(options), queryClient);
    }
    /**
 * A driver who may not read people sees their own.
 * @summary The days off of an organisation
 */
export const getTenantAbsences = (
    tenantId: number,
    params?: GetTenantAbsencesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AbsencePage>(
      {url: `/tenants/${tenantId}/absences`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantAbsencesQueryKey = (tenantId: number,
    params?: GetTenantAbsencesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/absences` });


export const useGetTenantAbsencesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantAbsences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantAbsencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/absences`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantAbsences>>> = ({ signal }) => getTenantAbsences(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantAbsencesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantAbsences>>>
export type GetTenantAbsencesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantAbsences<TData = Awaited<ReturnType<typeof getTenantAbsences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantAbsencesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAbsences>>,
          TError,
          Awaited<ReturnType<typeof getTenantAbsences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAbsences<TData = Awaited<ReturnType<typeof getTenantAbsences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAbsencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantAbsences>>,
          TError,
          Awaited<ReturnType<typeof getTenantAbsences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantAbsences<TData = Awaited<ReturnType<typeof getTenantAbsences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAbsencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The days off of an organisation
 */

export function useGetTenantAbsences<TData = Awaited<ReturnType<typeof getTenantAbsences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantAbsencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantAbsences>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantAbsencesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Days on which the driver is off already: 422 at `/fromDay`.
 * @summary Add a day off
 */
export const createAbsence = (
    tenantId: number,
    absenceInput: BodyType<AbsenceInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Absence>(
      {url: `/tenants/${tenantId}/absences`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: absenceInput, signal
    },
      options);
    }




export const getCreateAbsenceMutationKey = () => ['createAbsence'] as const;

export const getCreateAbsenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAbsence>>, TError,CreateAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createAbsence>>, TError,CreateAbsenceMutationVariables, TContext> => {

const mutationKey = getCreateAbsenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAbsence>>, CreateAbsenceMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createAbsence(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAbsenceMutationResult = NonNullable<Awaited<ReturnType<typeof createAbsence>>>
    export type CreateAbsenceMutationBody = BodyType<AbsenceInput>
    export type CreateAbsenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateAbsenceMutationVariables = {tenantId: number;data: BodyType<AbsenceInput>}

    /**
 * @summary Add a day off
 */
export const useCreateAbsence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAbsence>>, TError,CreateAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAbsence>>,
        TError,
        CreateAbsenceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAbsenceMutationOptions(options), queryClient);
    }
    /**
 * A driver who may not read people sees their own.
 * @summary A day off
 */
export const getAbsence = (
    absenceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Absence>(
      {url: `/absences/${absenceId}`, method: 'GET', signal
    },
      options);
    }




export const getGetAbsenceQueryKey = (absenceId: number,) =>
    tenantQueryKey({ absenceId }, { url: `/absences/${absenceId}` });


export const useGetAbsenceQueryOptions = <TData = Awaited<ReturnType<typeof getAbsence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(absenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ absenceId }, { url: `/absences/${absenceId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAbsence>>> = ({ signal }) => getAbsence(absenceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: absenceId !== null && absenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAbsenceQueryResult = NonNullable<Awaited<ReturnType<typeof getAbsence>>>
export type GetAbsenceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAbsence<TData = Awaited<ReturnType<typeof getAbsence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 absenceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAbsence>>,
          TError,
          Awaited<ReturnType<typeof getAbsence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAbsence<TData = Awaited<ReturnType<typeof getAbsence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 absenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAbsence>>,
          TError,
          Awaited<ReturnType<typeof getAbsence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAbsence<TData = Awaited<ReturnType<typeof getAbsence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 absenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A day off
 */

export function useGetAbsence<TData = Awaited<ReturnType<typeof getAbsence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 absenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAbsence>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAbsenceQueryOptions(absenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Days on which the driver is off already: 422 at `/fromDay`.
 * @summary Change a day off
 */
export const updateAbsence = (
    absenceId: number,
    absenceUpdate: BodyType<AbsenceUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Absence>(
      {url: `/absences/${absenceId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: absenceUpdate, signal
    },
      options);
    }




export const getUpdateAbsenceMutationKey = () => ['updateAbsence'] as const;

export const getUpdateAbsenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAbsence>>, TError,UpdateAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAbsence>>, TError,UpdateAbsenceMutationVariables, TContext> => {

const mutationKey = getUpdateAbsenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAbsence>>, UpdateAbsenceMutationVariables> = (props) => {
          const {absenceId,data} = props ?? {};

          return  updateAbsence(absenceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAbsenceMutationResult = NonNullable<Awaited<ReturnType<typeof updateAbsence>>>
    export type UpdateAbsenceMutationBody = BodyType<AbsenceUpdate>
    export type UpdateAbsenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateAbsenceMutationVariables = {absenceId: number;data: BodyType<AbsenceUpdate>}

    /**
 * @summary Change a day off
 */
export const useUpdateAbsence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAbsence>>, TError,UpdateAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAbsence>>,
        TError,
        UpdateAbsenceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAbsenceMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a day off
 */
export const deleteAbsence = (
    absenceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/absences/${absenceId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteAbsenceMutationKey = () => ['deleteAbsence'] as const;

export const getDeleteAbsenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAbsence>>, TError,DeleteAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAbsence>>, TError,DeleteAbsenceMutationVariables, TContext> => {

const mutationKey = getDeleteAbsenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAbsence>>, DeleteAbsenceMutationVariables> = (props) => {
          const {absenceId} = props ?? {};

          return  deleteAbsence(absenceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAbsenceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAbsence>>>

    export type DeleteAbsenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteAbsenceMutationVariables = {absenceId: number}

    /**
 * @summary Delete a day off
 */
export const useDeleteAbsence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAbsence>>, TError,DeleteAbsenceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAbsence>>,
        TError,
        DeleteAbsenceMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAbsenceMutationOptions(options), queryClient);
    }
    /**
 * In the organisation of the request, the newest first. Kept for 90 days.
 * @summary What a person was told
 */
export const getNotifications = (
    userId: number,
    params?: GetNotificationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NotificationPage>(
      {url: `/users/${userId}/notifications`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetNotificationsQueryKey = (userId: number,
    params?: GetNotificationsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/notifications` });


export const useGetNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof getNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/notifications`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotifications>>> = ({ signal }) => getNotifications(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof getNotifications>>>
export type GetNotificationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetNotifications<TData = Awaited<ReturnType<typeof getNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: undefined |  GetNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotifications<TData = Awaited<ReturnType<typeof getNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotifications>>,
          TError,
          Awaited<ReturnType<typeof getNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotifications<TData = Awaited<ReturnType<typeof getNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a person was told
 */

export function useGetNotifications<TData = Awaited<ReturnType<typeof getNotifications>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotifications>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetNotificationsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary How many notices are unread
 */
export const getUnreadNotificationCount = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<UnreadCount>(
      {url: `/users/${userId}/unread-notification-count`, method: 'GET', signal
    },
      options);
    }




export const getGetUnreadNotificationCountQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/unread-notification-count` });


export const useGetUnreadNotificationCountQueryOptions = <TData = Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/unread-notification-count`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnreadNotificationCount>>> = ({ signal }) => getUnreadNotificationCount(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUnreadNotificationCountQueryResult = NonNullable<Awaited<ReturnType<typeof getUnreadNotificationCount>>>
export type GetUnreadNotificationCountQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetUnreadNotificationCount<TData = Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadNotificationCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadNotificationCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadNotificationCount<TData = Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnreadNotificationCount>>,
          TError,
          Awaited<ReturnType<typeof getUnreadNotificationCount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnreadNotificationCount<TData = Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many notices are unread
 */

export function useGetUnreadNotificationCount<TData = Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnreadNotificationCount>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUnreadNotificationCountQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Up to the one that is named, or all that there are. What came after it stays unread.
 * @summary Say that notices were looked at
 */
export const refreshNotifications = (
    userId: number,
    notificationsSeen: BodyType<NotificationsSeen>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NotificationsRefreshed>(
      {url: `/users/${userId}/refresh-notifications`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: notificationsSeen, signal
    },
      options);
    }




export const getRefreshNotificationsMutationKey = () => ['refreshNotifications'] as const;

export const getRefreshNotificationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshNotifications>>, TError,RefreshNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshNotifications>>, TError,RefreshNotificationsMutationVariables, TContext> => {

const mutationKey = getRefreshNotificationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshNotifications>>, RefreshNotificationsMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  refreshNotifications(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof refreshNotifications>>>
    export type RefreshNotificationsMutationBody = BodyType<NotificationsSeen>
    export type RefreshNotificationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RefreshNotificationsMutationVariables = {userId: number;data: BodyType<NotificationsSeen>}

    /**
 * @summary Say that notices were looked at
 */
export const useRefreshNotifications = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshNotifications>>, TError,RefreshNotificationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshNotifications>>,
        TError,
        RefreshNotificationsMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshNotificationsMutationOptions(options), queryClient);
    }
    /**
 * Every type of notice with what holds for the person in the organisation of the request.
 * @summary What a person is told, and by what
 */
export const getPersonalNotificationSettings = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PersonalNotificationSettings>(
      {url: `/users/${userId}/notification-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetPersonalNotificationSettingsQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/notification-settings` });


export const useGetPersonalNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/notification-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalNotificationSettings>>> = ({ signal }) => getPersonalNotificationSettings(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonalNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalNotificationSettings>>>
export type GetPersonalNotificationSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPersonalNotificationSettings<TData = Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getPersonalNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalNotificationSettings<TData = Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getPersonalNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalNotificationSettings<TData = Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a person is told, and by what
 */

export function useGetPersonalNotificationSettings<TData = Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPersonalNotificationSettingsQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Choose what one is told, and by what
 */
export const savePersonalNotificationSettings = (
    userId: number,
    personalNotificationSettings: BodyType<PersonalNotificationSettings>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PersonalNotificationSettings>(
      {url: `/users/${userId}/notification-settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: personalNotificationSettings, signal
    },
      options);
    }




export const getSavePersonalNotificationSettingsMutationKey = () => ['savePersonalNotificationSettings'] as const;

export const getSavePersonalNotificationSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalNotificationSettings>>, TError,SavePersonalNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof savePersonalNotificationSettings>>, TError,SavePersonalNotificationSettingsMutationVariables, TContext> => {

const mutationKey = getSavePersonalNotificationSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePersonalNotificationSettings>>, SavePersonalNotificationSettingsMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  savePersonalNotificationSettings(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePersonalNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof savePersonalNotificationSettings>>>
    export type SavePersonalNotificationSettingsMutationBody = BodyType<PersonalNotificationSettings>
    export type SavePersonalNotificationSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SavePersonalNotificationSettingsMutationVariables = {userId: number;data: BodyType<PersonalNotificationSettings>}

    /**
 * @summary Choose what one is told, and by what
 */
export const useSavePersonalNotificationSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalNotificationSettings>>, TError,SavePersonalNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePersonalNotificationSettings>>,
        TError,
        SavePersonalNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getSavePersonalNotificationSettingsMutationOptions(options), queryClient);
    }
    /**
 * The key that a browser subscribes with, and whether the one of this sign-in has done so.
 * @summary How a browser gets notices while the application is closed
 */
export const getPushSubscription = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PushState>(
      {url: `/users/${userId}/push-subscription`, method: 'GET', signal
    },
      options);
    }




export const getGetPushSubscriptionQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/push-subscription` });


export const useGetPushSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/push-subscription`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushSubscription>>> = ({ signal }) => getPushSubscription(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getPushSubscription>>>
export type GetPushSubscriptionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscription>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscription>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a browser gets notices while the application is closed
 */

export function useGetPushSubscription<TData = Awaited<ReturnType<typeof getPushSubscription>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscription>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPushSubscriptionQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One that another person subscribed in this browser is theirs no more. One that only renews what was turned off from elsewhere: 422 `push_ended`. It is forgotten with the sign-in, and when the browser takes it back. Somebody who acts as another person has no browser of theirs: 403.
 * @summary Send notices to this browser
 */
export const savePushSubscription = (
    userId: number,
    pushSubscription: BodyType<PushSubscription>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/push-subscription`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: pushSubscription, signal
    },
      options);
    }




export const getSavePushSubscriptionMutationKey = () => ['savePushSubscription'] as const;

export const getSavePushSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getSavePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushSubscription>>, SavePushSubscriptionMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  savePushSubscription(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof savePushSubscription>>>
    export type SavePushSubscriptionMutationBody = BodyType<PushSubscription>
    export type SavePushSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SavePushSubscriptionMutationVariables = {userId: number;data: BodyType<PushSubscription>}

    /**
 * @summary Send notices to this browser
 */
export const useSavePushSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushSubscription>>,
        TError,
        SavePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * @summary Send no more notices to this browser
 */
export const deletePushSubscription = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/push-subscription`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePushSubscriptionMutationKey = () => ['deletePushSubscription'] as const;

export const getDeletePushSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getDeletePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePushSubscription>>, DeletePushSubscriptionMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  deletePushSubscription(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePushSubscription>>>

    export type DeletePushSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeletePushSubscriptionMutationVariables = {userId: number}

    /**
 * @summary Send no more notices to this browser
 */
export const useDeletePushSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePushSubscription>>,
        TError,
        DeletePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePushSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * Of oneself alone: 403 for another person.
 * @summary The browsers that get notices while the application is closed
 */
export const getPushSubscriptions = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NoticeDevices>(
      {url: `/users/${userId}/push-subscriptions`, method: 'GET', signal
    },
      options);
    }




export const getGetPushSubscriptionsQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/push-subscriptions` });


export const useGetPushSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof getPushSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/push-subscriptions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushSubscriptions>>> = ({ signal }) => getPushSubscriptions(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPushSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getPushSubscriptions>>>
export type GetPushSubscriptionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPushSubscriptions<TData = Awaited<ReturnType<typeof getPushSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscriptions<TData = Awaited<ReturnType<typeof getPushSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof getPushSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSubscriptions<TData = Awaited<ReturnType<typeof getPushSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The browsers that get notices while the application is closed
 */

export function useGetPushSubscriptions<TData = Awaited<ReturnType<typeof getPushSubscriptions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPushSubscriptionsQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of oneself alone: 403 for another person. The browser hears of it at its next load.
 * @summary Send no more notices to one of the browsers
 */
export const endPushSubscription = (
    userId: number,
    pushSubscriptionId: Id,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/push-subscriptions/${pushSubscriptionId}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndPushSubscriptionMutationKey = () => ['endPushSubscription'] as const;

export const getEndPushSubscriptionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPushSubscription>>, TError,EndPushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endPushSubscription>>, TError,EndPushSubscriptionMutationVariables, TContext> => {

const mutationKey = getEndPushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endPushSubscription>>, EndPushSubscriptionMutationVariables> = (props) => {
          const {userId,pushSubscriptionId} = props ?? {};

          return  endPushSubscription(userId,pushSubscriptionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndPushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof endPushSubscription>>>

    export type EndPushSubscriptionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndPushSubscriptionMutationVariables = {userId: number;pushSubscriptionId: Id}

    /**
 * @summary Send no more notices to one of the browsers
 */
export const useEndPushSubscription = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPushSubscription>>, TError,EndPushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endPushSubscription>>,
        TError,
        EndPushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getEndPushSubscriptionMutationOptions(options), queryClient);
    }
