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
  ClientVersion,
  CurrentTenantUpdate,
  DoneResponse,
  EmailChange,
  EmailChangeCode,
  EmailChangeRequest,
  EmailExists,
  ErrorGroupDetail,
  ErrorGroupPage,
  ErrorGroupUpdate,
  ErrorReport,
  FcmToken,
  FirstPaint,
  ForbiddenResponse,
  FormErrorResponse,
  GetEmailExistsParams,
  GetErrorGroupsParams,
  GetFirstPaintsParams,
  GetSignInsParams,
  GuestCodeRequest,
  Health,
  Id,
  IdentityConfirmation,
  ImpersonationRequest,
  InvitationUid,
  LogoutRequest,
  Me,
  NotFoundResponse,
  NoticeDevices,
  PaintedRoutePage,
  PasswordChange,
  PermissionSet,
  Readiness,
  RecoveryCodes,
  RefreshRequest,
  SeenVersions,
  SignInPage,
  SignOutEverywhere,
  TokenPair,
  TooManyRequestsResponse,
  TwoStep,
  TwoStepCode,
  TwoStepSetup,
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
 * Asks nobody else: a process whose database is away is alive, and goes on when it is back. An orchestrator that restarts processes which are stuck asks this; a load balancer that looks for those which can serve requests asks `GET /ready`.
 * @summary Whether the process is alive
 */
export const getHealth = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Health>(
      {url: `/health`, method: 'GET', signal
    },
      options);
    }




export const getGetHealthQueryKey = () =>
    tenantQueryKey({  }, { url: `/health` });


export const useGetHealthQueryOptions = <TData = Awaited<ReturnType<typeof getHealth>>, TError = ErrorType<TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/health`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealth>>> = ({ signal }) => getHealth(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthQueryResult = NonNullable<Awaited<ReturnType<typeof getHealth>>>
export type GetHealthQueryError = ErrorType<TooManyRequestsResponse>


export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = ErrorType<TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealth>>,
          TError,
          Awaited<ReturnType<typeof getHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealth>>,
          TError,
          Awaited<ReturnType<typeof getHealth>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the process is alive
 */

export function useGetHealth<TData = Awaited<ReturnType<typeof getHealth>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealth>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetHealthQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers 503 with what it is waiting for, such as its database, until it can.
 * @summary Whether the process can serve requests
 */
export const getReadiness = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Readiness>(
      {url: `/ready`, method: 'GET', signal
    },
      options);
    }




export const getGetReadinessQueryKey = () =>
    tenantQueryKey({  }, { url: `/ready` });


export const useGetReadinessQueryOptions = <TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/ready`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadiness>>> = ({ signal }) => getReadiness(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadinessQueryResult = NonNullable<Awaited<ReturnType<typeof getReadiness>>>
export type GetReadinessQueryError = ErrorType<TooManyRequestsResponse>


export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadiness>>,
          TError,
          Awaited<ReturnType<typeof getReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadiness>>,
          TError,
          Awaited<ReturnType<typeof getReadiness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the process can serve requests
 */

export function useGetReadiness<TData = Awaited<ReturnType<typeof getReadiness>>, TError = ErrorType<TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadiness>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReadinessQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The signed-in person
 */
export const getMe = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Me>(
      {url: `/me`, method: 'GET', signal
    },
      options);
    }




export const getGetMeQueryKey = () =>
    tenantQueryKey({  }, { url: `/me` });


export const useGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/me`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in person
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers the permission ids and a signed permission token; a change of roles makes the token invalid.
 * @summary What the person may do in the request's tenant
 */
export const getPermissions = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PermissionSet>(
      {url: `/permissions`, method: 'GET', signal
    },
      options);
    }




export const getGetPermissionsQueryKey = () =>
    tenantQueryKey({  }, { url: `/permissions` });


export const useGetPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof getPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/permissions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPermissions>>> = ({ signal }) => getPermissions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof getPermissions>>>
export type GetPermissionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPermissions<TData = Awaited<ReturnType<typeof getPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermissions>>,
          TError,
          Awaited<ReturnType<typeof getPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermissions<TData = Awaited<ReturnType<typeof getPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermissions>>,
          TError,
          Awaited<ReturnType<typeof getPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermissions<TData = Awaited<ReturnType<typeof getPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the person may do in the request's tenant
 */

export function useGetPermissions<TData = Awaited<ReturnType<typeof getPermissions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermissions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPermissionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Rotates the refresh token; a replay revokes the whole family. Asked again within 60 seconds with the same `Idempotency-Key`, it answers the same pair.
 * @summary Exchange a refresh token
 */
export const refreshTokens = (
    refreshRequest: BodyType<RefreshRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TokenPair>(
      {url: `/refresh`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshRequest, signal
    },
      options);
    }




export const getRefreshTokensMutationKey = () => ['refreshTokens'] as const;

export const getRefreshTokensMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext> => {

const mutationKey = getRefreshTokensMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshTokens>>, RefreshTokensMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshTokens(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokensMutationResult = NonNullable<Awaited<ReturnType<typeof refreshTokens>>>
    export type RefreshTokensMutationBody = BodyType<RefreshRequest>
    export type RefreshTokensMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RefreshTokensMutationVariables = {data: BodyType<RefreshRequest>}

    /**
 * @summary Exchange a refresh token
 */
export const useRefreshTokens = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshTokens>>, TError,RefreshTokensMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshTokens>>,
        TError,
        RefreshTokensMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshTokensMutationOptions(options), queryClient);
    }
    /**
 * Those that say the same on the same kind of page are one. The last seen first unless it is asked otherwise. For internal administrators.
 * @summary The errors that browsers reported
 */
export const getErrorGroups = (
    params?: GetErrorGroupsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ErrorGroupPage>(
      {url: `/errors`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetErrorGroupsQueryKey = (params?: GetErrorGroupsParams,) =>
    tenantQueryKey({ params }, { url: `/errors` });


export const useGetErrorGroupsQueryOptions = <TData = Awaited<ReturnType<typeof getErrorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetErrorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/errors`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getErrorGroups>>> = ({ signal }) => getErrorGroups(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetErrorGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof getErrorGroups>>>
export type GetErrorGroupsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetErrorGroups<TData = Awaited<ReturnType<typeof getErrorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetErrorGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getErrorGroups>>,
          TError,
          Awaited<ReturnType<typeof getErrorGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetErrorGroups<TData = Awaited<ReturnType<typeof getErrorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetErrorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getErrorGroups>>,
          TError,
          Awaited<ReturnType<typeof getErrorGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetErrorGroups<TData = Awaited<ReturnType<typeof getErrorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetErrorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The errors that browsers reported
 */

export function useGetErrorGroups<TData = Awaited<ReturnType<typeof getErrorGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetErrorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetErrorGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Report an error met in the browser
 */
export const reportError = (
    errorReport: BodyType<ErrorReport>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/errors`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: errorReport, signal
    },
      options);
    }




export const getReportErrorMutationKey = () => ['reportError'] as const;

export const getReportErrorMutationOptions = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext> => {

const mutationKey = getReportErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportError>>, ReportErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportError>>>
    export type ReportErrorMutationBody = BodyType<ErrorReport>
    export type ReportErrorMutationError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReportErrorMutationVariables = {data: BodyType<ErrorReport>}

    /**
 * @summary Report an error met in the browser
 */
export const useReportError = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportError>>,
        TError,
        ReportErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportErrorMutationOptions(options), queryClient);
    }
    /**
 * For internal administrators.
 * @summary An error with its latest reports
 */
export const getErrorGroup = (
    errorGroupId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ErrorGroupDetail>(
      {url: `/errors/${errorGroupId}`, method: 'GET', signal
    },
      options);
    }




export const getGetErrorGroupQueryKey = (errorGroupId: number,) =>
    tenantQueryKey({ errorGroupId }, { url: `/errors/${errorGroupId}` });


export const useGetErrorGroupQueryOptions = <TData = Awaited<ReturnType<typeof getErrorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(errorGroupId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ errorGroupId }, { url: `/errors/${errorGroupId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getErrorGroup>>> = ({ signal }) => getErrorGroup(errorGroupId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: errorGroupId !== null && errorGroupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetErrorGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getErrorGroup>>>
export type GetErrorGroupQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetErrorGroup<TData = Awaited<ReturnType<typeof getErrorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 errorGroupId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getErrorGroup>>,
          TError,
          Awaited<ReturnType<typeof getErrorGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetErrorGroup<TData = Awaited<ReturnType<typeof getErrorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 errorGroupId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getErrorGroup>>,
          TError,
          Awaited<ReturnType<typeof getErrorGroup>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetErrorGroup<TData = Awaited<ReturnType<typeof getErrorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 errorGroupId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An error with its latest reports
 */

export function useGetErrorGroup<TData = Awaited<ReturnType<typeof getErrorGroup>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 errorGroupId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getErrorGroup>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetErrorGroupQueryOptions(errorGroupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A resolved one opens again by itself when it is met in a later version. For internal administrators.
 * @summary Call an error resolved, or open again
 */
export const updateErrorGroup = (
    errorGroupId: number,
    errorGroupUpdate: BodyType<ErrorGroupUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ErrorGroupDetail>(
      {url: `/errors/${errorGroupId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: errorGroupUpdate, signal
    },
      options);
    }




export const getUpdateErrorGroupMutationKey = () => ['updateErrorGroup'] as const;

export const getUpdateErrorGroupMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateErrorGroup>>, TError,UpdateErrorGroupMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateErrorGroup>>, TError,UpdateErrorGroupMutationVariables, TContext> => {

const mutationKey = getUpdateErrorGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateErrorGroup>>, UpdateErrorGroupMutationVariables> = (props) => {
          const {errorGroupId,data} = props ?? {};

          return  updateErrorGroup(errorGroupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateErrorGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateErrorGroup>>>
    export type UpdateErrorGroupMutationBody = BodyType<ErrorGroupUpdate>
    export type UpdateErrorGroupMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateErrorGroupMutationVariables = {errorGroupId: number;data: BodyType<ErrorGroupUpdate>}

    /**
 * @summary Call an error resolved, or open again
 */
export const useUpdateErrorGroup = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateErrorGroup>>, TError,UpdateErrorGroupMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateErrorGroup>>,
        TError,
        UpdateErrorGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateErrorGroupMutationOptions(options), queryClient);
    }
    /**
 * Those of the last 90 days. For internal administrators.
 * @summary Which versions of the application people run
 */
export const getClientVersions = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SeenVersions>(
      {url: `/client-versions`, method: 'GET', signal
    },
      options);
    }




export const getGetClientVersionsQueryKey = () =>
    tenantQueryKey({  }, { url: `/client-versions` });


export const useGetClientVersionsQueryOptions = <TData = Awaited<ReturnType<typeof getClientVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/client-versions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClientVersions>>> = ({ signal }) => getClientVersions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClientVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof getClientVersions>>>
export type GetClientVersionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetClientVersions<TData = Awaited<ReturnType<typeof getClientVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClientVersions>>,
          TError,
          Awaited<ReturnType<typeof getClientVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClientVersions<TData = Awaited<ReturnType<typeof getClientVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClientVersions>>,
          TError,
          Awaited<ReturnType<typeof getClientVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClientVersions<TData = Awaited<ReturnType<typeof getClientVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which versions of the application people run
 */

export function useGetClientVersions<TData = Awaited<ReturnType<typeof getClientVersions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClientVersions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetClientVersionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once for each load. Loads are counted by day, version and kind of page, for nobody in particular; of the person it is kept which version they ran last, and where they worked, for those who help them. Kept for 90 days. A person is heard 300 times a minute.
 * @summary Say which application a browser runs
 */
export const reportClientVersion = (
    clientVersion: BodyType<ClientVersion>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/client-versions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: clientVersion, signal
    },
      options);
    }




export const getReportClientVersionMutationKey = () => ['reportClientVersion'] as const;

export const getReportClientVersionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportClientVersion>>, TError,ReportClientVersionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reportClientVersion>>, TError,ReportClientVersionMutationVariables, TContext> => {

const mutationKey = getReportClientVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportClientVersion>>, ReportClientVersionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportClientVersion(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportClientVersionMutationResult = NonNullable<Awaited<ReturnType<typeof reportClientVersion>>>
    export type ReportClientVersionMutationBody = BodyType<ClientVersion>
    export type ReportClientVersionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReportClientVersionMutationVariables = {data: BodyType<ClientVersion>}

    /**
 * @summary Say which application a browser runs
 */
export const useReportClientVersion = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportClientVersion>>, TError,ReportClientVersionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportClientVersion>>,
        TError,
        ReportClientVersionMutationVariables,
        TContext
      > => {
      return useMutation(getReportClientVersionMutationOptions(options), queryClient);
    }
    /**
 * By kind of page and version, those with the most loads first unless it is asked otherwise. For internal administrators.
 * @summary How long pages took to be seen
 */
export const getFirstPaints = (
    params?: GetFirstPaintsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PaintedRoutePage>(
      {url: `/metrics/fcp`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetFirstPaintsQueryKey = (params?: GetFirstPaintsParams,) =>
    tenantQueryKey({ params }, { url: `/metrics/fcp` });


export const useGetFirstPaintsQueryOptions = <TData = Awaited<ReturnType<typeof getFirstPaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetFirstPaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/metrics/fcp`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFirstPaints>>> = ({ signal }) => getFirstPaints(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFirstPaintsQueryResult = NonNullable<Awaited<ReturnType<typeof getFirstPaints>>>
export type GetFirstPaintsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFirstPaints<TData = Awaited<ReturnType<typeof getFirstPaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetFirstPaintsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstPaints>>,
          TError,
          Awaited<ReturnType<typeof getFirstPaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstPaints<TData = Awaited<ReturnType<typeof getFirstPaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFirstPaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFirstPaints>>,
          TError,
          Awaited<ReturnType<typeof getFirstPaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFirstPaints<TData = Awaited<ReturnType<typeof getFirstPaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFirstPaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How long pages took to be seen
 */

export function useGetFirstPaints<TData = Awaited<ReturnType<typeof getFirstPaints>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFirstPaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFirstPaints>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFirstPaintsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Counted by day, version and kind of page, and for nobody in particular; kept for 90 days. A person is heard 300 times a minute.
 * @summary Say how long pages took to be seen
 */
export const reportFirstPaint = (
    firstPaint: BodyType<FirstPaint[]>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/metrics/fcp`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: firstPaint, signal
    },
      options);
    }




export const getReportFirstPaintMutationKey = () => ['reportFirstPaint'] as const;

export const getReportFirstPaintMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportFirstPaint>>, TError,ReportFirstPaintMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reportFirstPaint>>, TError,ReportFirstPaintMutationVariables, TContext> => {

const mutationKey = getReportFirstPaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportFirstPaint>>, ReportFirstPaintMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportFirstPaint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportFirstPaintMutationResult = NonNullable<Awaited<ReturnType<typeof reportFirstPaint>>>
    export type ReportFirstPaintMutationBody = BodyType<FirstPaint[]>
    export type ReportFirstPaintMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReportFirstPaintMutationVariables = {data: BodyType<FirstPaint[]>}

    /**
 * @summary Say how long pages took to be seen
 */
export const useReportFirstPaint = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportFirstPaint>>, TError,ReportFirstPaintMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportFirstPaint>>,
        TError,
        ReportFirstPaintMutationVariables,
        TContext
      > => {
      return useMutation(getReportFirstPaintMutationOptions(options), queryClient);
    }
    /**
 * For internal administrators; every act is recorded with both names.
 * @summary Act as another person
 */
export const impersonateUser = (
    impersonationRequest: BodyType<ImpersonationRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TokenPair>(
      {url: `/impersonate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: impersonationRequest, signal
    },
      options);
    }




export const getImpersonateUserMutationKey = () => ['impersonateUser'] as const;

export const getImpersonateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof impersonateUser>>, TError,ImpersonateUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof impersonateUser>>, TError,ImpersonateUserMutationVariables, TContext> => {

const mutationKey = getImpersonateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof impersonateUser>>, ImpersonateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  impersonateUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImpersonateUserMutationResult = NonNullable<Awaited<ReturnType<typeof impersonateUser>>>
    export type ImpersonateUserMutationBody = BodyType<ImpersonationRequest>
    export type ImpersonateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ImpersonateUserMutationVariables = {data: BodyType<ImpersonationRequest>}

    /**
 * @summary Act as another person
 */
export const useImpersonateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof impersonateUser>>, TError,ImpersonateUserMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof impersonateUser>>,
        TError,
        ImpersonateUserMutationVariables,
        TContext
      > => {
      return useMutation(getImpersonateUserMutationOptions(options), queryClient);
    }
    /**
 * Ends every other session of the person.
 * @summary Change one's own password
 */
export const changePassword = (
    userId: number,
    passwordChange: BodyType<PasswordChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/change-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, signal
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  changePassword(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChange>
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ChangePasswordMutationVariables = {userId: number;data: BodyType<PasswordChange>}

    /**
 * @summary Change one's own password
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Choose the tenant to work in
 */
export const setCurrentTenant = (
    userId: number,
    currentTenantUpdate: BodyType<CurrentTenantUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/current-tenant`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: currentTenantUpdate, signal
    },
      options);
    }




export const getSetCurrentTenantMutationKey = () => ['setCurrentTenant'] as const;

export const getSetCurrentTenantMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCurrentTenant>>, TError,SetCurrentTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setCurrentTenant>>, TError,SetCurrentTenantMutationVariables, TContext> => {

const mutationKey = getSetCurrentTenantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setCurrentTenant>>, SetCurrentTenantMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setCurrentTenant(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetCurrentTenantMutationResult = NonNullable<Awaited<ReturnType<typeof setCurrentTenant>>>
    export type SetCurrentTenantMutationBody = BodyType<CurrentTenantUpdate>
    export type SetCurrentTenantMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetCurrentTenantMutationVariables = {userId: number;data: BodyType<CurrentTenantUpdate>}

    /**
 * @summary Choose the tenant to work in
 */
export const useSetCurrentTenant = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCurrentTenant>>, TError,SetCurrentTenantMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setCurrentTenant>>,
        TError,
        SetCurrentTenantMutationVariables,
        TContext
      > => {
      return useMutation(getSetCurrentTenantMutationOptions(options), queryClient);
    }
    /**
 * Revokes the refresh token family; an unknown token answers the same.
 * @summary Sign out
 */
export const logout = (
    logoutRequest: BodyType<LogoutRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/auth/logout`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: logoutRequest, signal
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, LogoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logout(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>
    export type LogoutMutationBody = BodyType<LogoutRequest>
    export type LogoutMutationError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>
    export type LogoutMutationVariables = {data: BodyType<LogoutRequest>}

    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<BadRequestResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,LogoutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        LogoutMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * For ten minutes this sign-in may do what asks for it (403 `confirm_identity`). Refused while acting as another person.
 * @summary Confirm who one is
 */
export const confirmIdentity = (
    identityConfirmation: BodyType<IdentityConfirmation>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/session/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: identityConfirmation, signal
    },
      options);
    }




export const getConfirmIdentityMutationKey = () => ['confirmIdentity'] as const;

export const getConfirmIdentityMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext> => {

const mutationKey = getConfirmIdentityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmIdentity>>, ConfirmIdentityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmIdentity(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmIdentityMutationResult = NonNullable<Awaited<ReturnType<typeof confirmIdentity>>>
    export type ConfirmIdentityMutationBody = BodyType<IdentityConfirmation>
    export type ConfirmIdentityMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ConfirmIdentityMutationVariables = {data: BodyType<IdentityConfirmation>}

    /**
 * @summary Confirm who one is
 */
export const useConfirmIdentity = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmIdentity>>, TError,ConfirmIdentityMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmIdentity>>,
        TError,
        ConfirmIdentityMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmIdentityMutationOptions(options), queryClient);
    }
    /**
 * Of oneself, or of a colleague. Administrators, and those who belong to another organisation as well, answer for themselves: 403 `not_changeable`.
 * @summary Where a person is signed in
 */
export const getSignIns = (
    userId: number,
    params?: GetSignInsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SignInPage>(
      {url: `/users/${userId}/sign-ins`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSignInsQueryKey = (userId: number,
    params?: GetSignInsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/sign-ins` });


export const useGetSignInsQueryOptions = <TData = Awaited<ReturnType<typeof getSignIns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number,
    params?: GetSignInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/sign-ins`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSignIns>>> = ({ signal }) => getSignIns(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSignInsQueryResult = NonNullable<Awaited<ReturnType<typeof getSignIns>>>
export type GetSignInsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSignIns<TData = Awaited<ReturnType<typeof getSignIns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params: undefined |  GetSignInsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignIns>>,
          TError,
          Awaited<ReturnType<typeof getSignIns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignIns<TData = Awaited<ReturnType<typeof getSignIns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetSignInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSignIns>>,
          TError,
          Awaited<ReturnType<typeof getSignIns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignIns<TData = Awaited<ReturnType<typeof getSignIns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetSignInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where a person is signed in
 */

export function useGetSignIns<TData = Awaited<ReturnType<typeof getSignIns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number,
    params?: GetSignInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignIns>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSignInsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of oneself, or of a colleague. Administrators, and those who belong to another organisation as well, answer for themselves: 403 `not_changeable`.
 * @summary Sign a device out
 */
export const endSignIn = (
    userId: number,
    signInId: Id,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/sign-ins/${signInId}`, method: 'DELETE', signal
    },
      options);
    }




export const getEndSignInMutationKey = () => ['endSignIn'] as const;

export const getEndSignInMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSignIn>>, TError,EndSignInMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof endSignIn>>, TError,EndSignInMutationVariables, TContext> => {

const mutationKey = getEndSignInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSignIn>>, EndSignInMutationVariables> = (props) => {
          const {userId,signInId} = props ?? {};

          return  endSignIn(userId,signInId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSignInMutationResult = NonNullable<Awaited<ReturnType<typeof endSignIn>>>

    export type EndSignInMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EndSignInMutationVariables = {userId: number;signInId: Id}

    /**
 * @summary Sign a device out
 */
export const useEndSignIn = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSignIn>>, TError,EndSignInMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSignIn>>,
        TError,
        EndSignInMutationVariables,
        TContext
      > => {
      return useMutation(getEndSignInMutationOptions(options), queryClient);
    }
    /**
 * Of oneself, or of a colleague. Administrators, and those who belong to another organisation as well, answer for themselves: 403 `not_changeable`.
 * @summary Sign every device out
 */
export const signOutEverywhere = (
    userId: number,
    signOutEverywhereBody: BodyType<SignOutEverywhere>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/sign-out-everywhere`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: signOutEverywhereBody, signal
    },
      options);
    }




export const getSignOutEverywhereMutationKey = () => ['signOutEverywhere'] as const;

export const getSignOutEverywhereMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,SignOutEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,SignOutEverywhereMutationVariables, TContext> => {

const mutationKey = getSignOutEverywhereMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutEverywhere>>, SignOutEverywhereMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  signOutEverywhere(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutEverywhereMutationResult = NonNullable<Awaited<ReturnType<typeof signOutEverywhere>>>
    export type SignOutEverywhereMutationBody = BodyType<SignOutEverywhere>
    export type SignOutEverywhereMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SignOutEverywhereMutationVariables = {userId: number;data: BodyType<SignOutEverywhere>}

    /**
 * @summary Sign every device out
 */
export const useSignOutEverywhere = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutEverywhere>>, TError,SignOutEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOutEverywhere>>,
        TError,
        SignOutEverywhereMutationVariables,
        TContext
      > => {
      return useMutation(getSignOutEverywhereMutationOptions(options), queryClient);
    }
    /**
 * Of oneself, or of a colleague. Administrators, and those who belong to another organisation as well, answer for themselves: 403 `not_changeable`.
 * @summary The devices on which a person gets notices
 */
export const getNoticeDevices = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<NoticeDevices>(
      {url: `/users/${userId}/devices`, method: 'GET', signal
    },
      options);
    }




export const getGetNoticeDevicesQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/devices` });


export const useGetNoticeDevicesQueryOptions = <TData = Awaited<ReturnType<typeof getNoticeDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/devices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNoticeDevices>>> = ({ signal }) => getNoticeDevices(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNoticeDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof getNoticeDevices>>>
export type GetNoticeDevicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetNoticeDevices<TData = Awaited<ReturnType<typeof getNoticeDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNoticeDevices>>,
          TError,
          Awaited<ReturnType<typeof getNoticeDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNoticeDevices<TData = Awaited<ReturnType<typeof getNoticeDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNoticeDevices>>,
          TError,
          Awaited<ReturnType<typeof getNoticeDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNoticeDevices<TData = Awaited<ReturnType<typeof getNoticeDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The devices on which a person gets notices
 */

export function useGetNoticeDevices<TData = Awaited<ReturnType<typeof getNoticeDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNoticeDevices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetNoticeDevicesQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A token that another person registered is theirs no more: the device has changed hands. It is forgotten with the sign-in.
 * @summary Send notices to this device
 */
export const setFcmToken = (
    userId: number,
    fcmToken: BodyType<FcmToken>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/fcm-token`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fcmToken, signal
    },
      options);
    }




export const getSetFcmTokenMutationKey = () => ['setFcmToken'] as const;

export const getSetFcmTokenMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFcmToken>>, TError,SetFcmTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setFcmToken>>, TError,SetFcmTokenMutationVariables, TContext> => {

const mutationKey = getSetFcmTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFcmToken>>, SetFcmTokenMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setFcmToken(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFcmTokenMutationResult = NonNullable<Awaited<ReturnType<typeof setFcmToken>>>
    export type SetFcmTokenMutationBody = BodyType<FcmToken>
    export type SetFcmTokenMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetFcmTokenMutationVariables = {userId: number;data: BodyType<FcmToken>}

    /**
 * @summary Send notices to this device
 */
export const useSetFcmToken = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFcmToken>>, TError,SetFcmTokenMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFcmToken>>,
        TError,
        SetFcmTokenMutationVariables,
        TContext
      > => {
      return useMutation(getSetFcmTokenMutationOptions(options), queryClient);
    }
    /**
 * @summary Whether a person signs in with a code
 */
export const getTwoStep = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TwoStep>(
      {url: `/users/${userId}/two-step`, method: 'GET', signal
    },
      options);
    }




export const getGetTwoStepQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/two-step` });


export const useGetTwoStepQueryOptions = <TData = Awaited<ReturnType<typeof getTwoStep>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/two-step`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTwoStep>>> = ({ signal }) => getTwoStep(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTwoStepQueryResult = NonNullable<Awaited<ReturnType<typeof getTwoStep>>>
export type GetTwoStepQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTwoStep<TData = Awaited<ReturnType<typeof getTwoStep>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoStep>>,
          TError,
          Awaited<ReturnType<typeof getTwoStep>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoStep<TData = Awaited<ReturnType<typeof getTwoStep>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTwoStep>>,
          TError,
          Awaited<ReturnType<typeof getTwoStep>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTwoStep<TData = Awaited<ReturnType<typeof getTwoStep>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a person signs in with a code
 */

export function useGetTwoStep<TData = Awaited<ReturnType<typeof getTwoStep>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTwoStep>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTwoStepQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes a secret in the place of one that was not confirmed.
 * @summary Set up an authenticator app
 */
export const beginTwoStep = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TwoStepSetup>(
      {url: `/users/${userId}/two-step`, method: 'POST', signal
    },
      options);
    }




export const getBeginTwoStepMutationKey = () => ['beginTwoStep'] as const;

export const getBeginTwoStepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext> => {

const mutationKey = getBeginTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginTwoStep>>, BeginTwoStepMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  beginTwoStep(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof beginTwoStep>>>

    export type BeginTwoStepMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type BeginTwoStepMutationVariables = {userId: number}

    /**
 * @summary Set up an authenticator app
 */
export const useBeginTwoStep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTwoStep>>, TError,BeginTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginTwoStep>>,
        TError,
        BeginTwoStepMutationVariables,
        TContext
      > => {
      return useMutation(getBeginTwoStepMutationOptions(options), queryClient);
    }
    /**
 * With a code of the app, which proves that it works. Answers the recovery codes.
 * @summary Turn the second step on
 */
export const enableTwoStep = (
    userId: number,
    twoStepCode: BodyType<TwoStepCode>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecoveryCodes>(
      {url: `/users/${userId}/two-step`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: twoStepCode, signal
    },
      options);
    }




export const getEnableTwoStepMutationKey = () => ['enableTwoStep'] as const;

export const getEnableTwoStepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableTwoStep>>, TError,EnableTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableTwoStep>>, TError,EnableTwoStepMutationVariables, TContext> => {

const mutationKey = getEnableTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableTwoStep>>, EnableTwoStepMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  enableTwoStep(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof enableTwoStep>>>
    export type EnableTwoStepMutationBody = BodyType<TwoStepCode>
    export type EnableTwoStepMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableTwoStepMutationVariables = {userId: number;data: BodyType<TwoStepCode>}

    /**
 * @summary Turn the second step on
 */
export const useEnableTwoStep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableTwoStep>>, TError,EnableTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableTwoStep>>,
        TError,
        EnableTwoStepMutationVariables,
        TContext
      > => {
      return useMutation(getEnableTwoStepMutationOptions(options), queryClient);
    }
    /**
 * An internal administrator can for another person, who has lost app and recovery codes.
 * @summary Turn the second step off
 */
export const disableTwoStep = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/two-step`, method: 'DELETE', signal
    },
      options);
    }




export const getDisableTwoStepMutationKey = () => ['disableTwoStep'] as const;

export const getDisableTwoStepMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStep>>, TError,DisableTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableTwoStep>>, TError,DisableTwoStepMutationVariables, TContext> => {

const mutationKey = getDisableTwoStepMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableTwoStep>>, DisableTwoStepMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  disableTwoStep(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableTwoStepMutationResult = NonNullable<Awaited<ReturnType<typeof disableTwoStep>>>

    export type DisableTwoStepMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableTwoStepMutationVariables = {userId: number}

    /**
 * @summary Turn the second step off
 */
export const useDisableTwoStep = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStep>>, TError,DisableTwoStepMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableTwoStep>>,
        TError,
        DisableTwoStepMutationVariables,
        TContext
      > => {
      return useMutation(getDisableTwoStepMutationOptions(options), queryClient);
    }
    /**
 * Those from before work no more. While others are being made at the same moment: 422 `codes_renewed`.
 * @summary Make new recovery codes
 */
export const renewRecoveryCodes = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecoveryCodes>(
      {url: `/users/${userId}/two-step/recovery-codes`, method: 'POST', signal
    },
      options);
    }




export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, RenewRecoveryCodesMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  renewRecoveryCodes(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

    export type RenewRecoveryCodesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RenewRecoveryCodesMutationVariables = {userId: number}

    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        RenewRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    /**
 * For a guest who registers by an invitation, and counted by the address that asks: it is no directory. Without an invitation that works: 404.
 * @summary Whether an account has an e-mail address
 */
export const getEmailExists = (
    email: string,
    params: GetEmailExistsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<EmailExists>(
      {url: `/email-exists/${email}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetEmailExistsQueryKey = (email: string,
    params?: GetEmailExistsParams,) =>
    tenantQueryKey({ email,params }, { url: `/email-exists/${email}` });


export const useGetEmailExistsQueryOptions = <TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(email: string,
    params: GetEmailExistsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ email,params }, { url: `/email-exists/${email}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmailExists>>> = ({ signal }) => getEmailExists(email,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: email !== null && email !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmailExistsQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailExists>>>
export type GetEmailExistsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string,
    params: GetEmailExistsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailExists>>,
          TError,
          Awaited<ReturnType<typeof getEmailExists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string,
    params: GetEmailExistsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailExists>>,
          TError,
          Awaited<ReturnType<typeof getEmailExists>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string,
    params: GetEmailExistsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether an account has an e-mail address
 */

export function useGetEmailExists<TData = Awaited<ReturnType<typeof getEmailExists>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 email: string,
    params: GetEmailExistsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailExists>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetEmailExistsQueryOptions(email,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For a person who is signed in with another address: the six digits prove that this one is theirs too. They work for 10 minutes and five tries.
 * @summary Mail a code to the address of an invitation
 */
export const sendVerificationCode = (
    invitationUid: BodyType<InvitationUid>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/send-verification-code`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invitationUid, signal
    },
      options);
    }




export const getSendVerificationCodeMutationKey = () => ['sendVerificationCode'] as const;

export const getSendVerificationCodeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext> => {

const mutationKey = getSendVerificationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVerificationCode>>, SendVerificationCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVerificationCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVerificationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendVerificationCode>>>
    export type SendVerificationCodeMutationBody = BodyType<InvitationUid>
    export type SendVerificationCodeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendVerificationCodeMutationVariables = {data: BodyType<InvitationUid>}

    /**
 * @summary Mail a code to the address of an invitation
 */
export const useSendVerificationCode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVerificationCode>>, TError,SendVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVerificationCode>>,
        TError,
        SendVerificationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendVerificationCodeMutationOptions(options), queryClient);
    }
    /**
 * For the invitation of a customer or supplier that was mailed to another address: the six digits prove that this one is theirs. They work for 10 minutes and five tries. 422 on `/email` for an address that has an account.
 * @summary Mail a code to the address that a guest registers with
 */
export const sendGuestVerificationCode = (
    guestCodeRequest: BodyType<GuestCodeRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/invitations/u/send-verification-code`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: guestCodeRequest, signal
    },
      options);
    }




export const getSendGuestVerificationCodeMutationKey = () => ['sendGuestVerificationCode'] as const;

export const getSendGuestVerificationCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGuestVerificationCode>>, TError,SendGuestVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendGuestVerificationCode>>, TError,SendGuestVerificationCodeMutationVariables, TContext> => {

const mutationKey = getSendGuestVerificationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendGuestVerificationCode>>, SendGuestVerificationCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendGuestVerificationCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendGuestVerificationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendGuestVerificationCode>>>
    export type SendGuestVerificationCodeMutationBody = BodyType<GuestCodeRequest>
    export type SendGuestVerificationCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendGuestVerificationCodeMutationVariables = {data: BodyType<GuestCodeRequest>}

    /**
 * @summary Mail a code to the address that a guest registers with
 */
export const useSendGuestVerificationCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendGuestVerificationCode>>, TError,SendGuestVerificationCodeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendGuestVerificationCode>>,
        TError,
        SendGuestVerificationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendGuestVerificationCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary The change of e-mail address that waits for its code
 */
export const getEmailChange = (
    userId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<EmailChange>(
      {url: `/users/${userId}/email-change`, method: 'GET', signal
    },
      options);
    }




export const getGetEmailChangeQueryKey = (userId: number,) =>
    tenantQueryKey({ userId }, { url: `/users/${userId}/email-change` });


export const useGetEmailChangeQueryOptions = <TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId }, { url: `/users/${userId}/email-change`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEmailChange>>> = ({ signal }) => getEmailChange(userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEmailChangeQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailChange>>>
export type GetEmailChangeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailChange>>,
          TError,
          Awaited<ReturnType<typeof getEmailChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEmailChange>>,
          TError,
          Awaited<ReturnType<typeof getEmailChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The change of e-mail address that waits for its code
 */

export function useGetEmailChange<TData = Awaited<ReturnType<typeof getEmailChange>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 userId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEmailChange>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetEmailChangeQueryOptions(userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Mails a code to the new address, which works for ten minutes and five tries. The answer is the same for an address that has an account: the mail there says that somebody tried.
 * @summary Ask for another e-mail address
 */
export const beginEmailChange = (
    userId: number,
    emailChangeRequest: BodyType<EmailChangeRequest>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/email-change`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeRequest, signal
    },
      options);
    }




export const getBeginEmailChangeMutationKey = () => ['beginEmailChange'] as const;

export const getBeginEmailChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginEmailChange>>, TError,BeginEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof beginEmailChange>>, TError,BeginEmailChangeMutationVariables, TContext> => {

const mutationKey = getBeginEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginEmailChange>>, BeginEmailChangeMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  beginEmailChange(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof beginEmailChange>>>
    export type BeginEmailChangeMutationBody = BodyType<EmailChangeRequest>
    export type BeginEmailChangeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type BeginEmailChangeMutationVariables = {userId: number;data: BodyType<EmailChangeRequest>}

    /**
 * @summary Ask for another e-mail address
 */
export const useBeginEmailChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginEmailChange>>, TError,BeginEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginEmailChange>>,
        TError,
        BeginEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getBeginEmailChangeMutationOptions(options), queryClient);
    }
    /**
 * The old address is told.
 * @summary Change the e-mail address by the code
 */
export const confirmEmailChange = (
    userId: number,
    emailChangeCode: BodyType<EmailChangeCode>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/users/${userId}/email-change`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeCode, signal
    },
      options);
    }




export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const getConfirmEmailChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  confirmEmailChange(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = BodyType<EmailChangeCode>
    export type ConfirmEmailChangeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ConfirmEmailChangeMutationVariables = {userId: number;data: BodyType<EmailChangeCode>}

    /**
 * @summary Change the e-mail address by the code
 */
export const useConfirmEmailChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailChangeMutationOptions(options), queryClient);
    }
