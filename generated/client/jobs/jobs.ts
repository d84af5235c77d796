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
  DoneResponse,
  FailedJob,
  FailedJobPage,
  FailedJobsRetried,
  FailedJobsRetry,
  ForbiddenResponse,
  FormErrorResponse,
  GetFailedJobsParams,
  HealthDetail,
  HeldSendingRelease,
  HeldSendingReleased,
  NotFoundResponse,
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
 * How long each queue of jobs is, what runs, how many streams are open, and how far this process is behind in telling what happened. For internal administrators.
 * @summary How the installation stands
 */
export const getHealthDetail = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<HealthDetail>(
      {url: `/health/detail`, method: 'GET', signal
    },
      options);
    }




export const getGetHealthDetailQueryKey = () =>
    tenantQueryKey({  }, { url: `/health/detail` });


export const useGetHealthDetailQueryOptions = <TData = Awaited<ReturnType<typeof getHealthDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/health/detail`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHealthDetail>>> = ({ signal }) => getHealthDetail(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHealthDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getHealthDetail>>>
export type GetHealthDetailQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetHealthDetail<TData = Awaited<ReturnType<typeof getHealthDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDetail>>,
          TError,
          Awaited<ReturnType<typeof getHealthDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDetail<TData = Awaited<ReturnType<typeof getHealthDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHealthDetail>>,
          TError,
          Awaited<ReturnType<typeof getHealthDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHealthDetail<TData = Awaited<ReturnType<typeof getHealthDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the installation stands
 */

export function useGetHealthDetail<TData = Awaited<ReturnType<typeof getHealthDetail>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHealthDetail>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetHealthDetailQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * After a backup was restored, what it was to send waits. Each is sent once, or none; what is too late, such as a code, is not sent. For internal administrators, of the whole installation.
 * @summary Send or discard what a restore holds
 */
export const releaseHeldSending = (
    heldSendingRelease: BodyType<HeldSendingRelease>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<HeldSendingReleased>(
      {url: `/held-sending`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: heldSendingRelease, signal
    },
      options);
    }




export const getReleaseHeldSendingMutationKey = () => ['releaseHeldSending'] as const;

export const getReleaseHeldSendingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseHeldSending>>, TError,ReleaseHeldSendingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseHeldSending>>, TError,ReleaseHeldSendingMutationVariables, TContext> => {

const mutationKey = getReleaseHeldSendingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseHeldSending>>, ReleaseHeldSendingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  releaseHeldSending(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseHeldSendingMutationResult = NonNullable<Awaited<ReturnType<typeof releaseHeldSending>>>
    export type ReleaseHeldSendingMutationBody = BodyType<HeldSendingRelease>
    export type ReleaseHeldSendingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReleaseHeldSendingMutationVariables = {data: BodyType<HeldSendingRelease>}

    /**
 * @summary Send or discard what a restore holds
 */
export const useReleaseHeldSending = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseHeldSending>>, TError,ReleaseHeldSendingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseHeldSending>>,
        TError,
        ReleaseHeldSendingMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseHeldSendingMutationOptions(options), queryClient);
    }
    /**
 * Of the organisation, the newest first unless it is asked otherwise; in the internal organisation those of everybody, and of the installation itself. For internal administrators.
 * @summary Jobs that failed for good
 */
export const getFailedJobs = (
    params?: GetFailedJobsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FailedJobPage>(
      {url: `/failed-jobs`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetFailedJobsQueryKey = (params?: GetFailedJobsParams,) =>
    tenantQueryKey({ params }, { url: `/failed-jobs` });


export const useGetFailedJobsQueryOptions = <TData = Awaited<ReturnType<typeof getFailedJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/failed-jobs`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFailedJobs>>> = ({ signal }) => getFailedJobs(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFailedJobsQueryResult = NonNullable<Awaited<ReturnType<typeof getFailedJobs>>>
export type GetFailedJobsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFailedJobs<TData = Awaited<ReturnType<typeof getFailedJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetFailedJobsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFailedJobs>>,
          TError,
          Awaited<ReturnType<typeof getFailedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFailedJobs<TData = Awaited<ReturnType<typeof getFailedJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFailedJobs>>,
          TError,
          Awaited<ReturnType<typeof getFailedJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFailedJobs<TData = Awaited<ReturnType<typeof getFailedJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Jobs that failed for good
 */

export function useGetFailedJobs<TData = Awaited<ReturnType<typeof getFailedJobs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetFailedJobsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJobs>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFailedJobsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With all of their attempts. What has not failed, or not any more, is passed over; where another like one waits already, that one does for both.
 * @summary Begin failed jobs anew
 */
export const retryFailedJobs = (
    failedJobsRetry: BodyType<FailedJobsRetry>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FailedJobsRetried>(
      {url: `/failed-jobs/retry`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: failedJobsRetry, signal
    },
      options);
    }




export const getRetryFailedJobsMutationKey = () => ['retryFailedJobs'] as const;

export const getRetryFailedJobsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailedJobs>>, TError,RetryFailedJobsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof retryFailedJobs>>, TError,RetryFailedJobsMutationVariables, TContext> => {

const mutationKey = getRetryFailedJobsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryFailedJobs>>, RetryFailedJobsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  retryFailedJobs(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryFailedJobsMutationResult = NonNullable<Awaited<ReturnType<typeof retryFailedJobs>>>
    export type RetryFailedJobsMutationBody = BodyType<FailedJobsRetry>
    export type RetryFailedJobsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RetryFailedJobsMutationVariables = {data: BodyType<FailedJobsRetry>}

    /**
 * @summary Begin failed jobs anew
 */
export const useRetryFailedJobs = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailedJobs>>, TError,RetryFailedJobsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryFailedJobs>>,
        TError,
        RetryFailedJobsMutationVariables,
        TContext
      > => {
      return useMutation(getRetryFailedJobsMutationOptions(options), queryClient);
    }
    /**
 * @summary A job that failed for good
 */
export const getFailedJob = (
    failedJobId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FailedJob>(
      {url: `/failed-jobs/${failedJobId}`, method: 'GET', signal
    },
      options);
    }




export const getGetFailedJobQueryKey = (failedJobId: number,) =>
    tenantQueryKey({ failedJobId }, { url: `/failed-jobs/${failedJobId}` });


export const useGetFailedJobQueryOptions = <TData = Awaited<ReturnType<typeof getFailedJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(failedJobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ failedJobId }, { url: `/failed-jobs/${failedJobId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFailedJob>>> = ({ signal }) => getFailedJob(failedJobId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: failedJobId !== null && failedJobId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFailedJobQueryResult = NonNullable<Awaited<ReturnType<typeof getFailedJob>>>
export type GetFailedJobQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetFailedJob<TData = Awaited<ReturnType<typeof getFailedJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 failedJobId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFailedJob>>,
          TError,
          Awaited<ReturnType<typeof getFailedJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFailedJob<TData = Awaited<ReturnType<typeof getFailedJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 failedJobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFailedJob>>,
          TError,
          Awaited<ReturnType<typeof getFailedJob>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFailedJob<TData = Awaited<ReturnType<typeof getFailedJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 failedJobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A job that failed for good
 */

export function useGetFailedJob<TData = Awaited<ReturnType<typeof getFailedJob>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 failedJobId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFailedJob>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFailedJobQueryOptions(failedJobId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With all of its attempts. Where another like it waits already, that one does for both.
 * @summary Begin a failed job anew
 */
export const retryFailedJob = (
    failedJobId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/failed-jobs/${failedJobId}/retry`, method: 'PUT', signal
    },
      options);
    }




export const getRetryFailedJobMutationKey = () => ['retryFailedJob'] as const;

export const getRetryFailedJobMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailedJob>>, TError,RetryFailedJobMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof retryFailedJob>>, TError,RetryFailedJobMutationVariables, TContext> => {

const mutationKey = getRetryFailedJobMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryFailedJob>>, RetryFailedJobMutationVariables> = (props) => {
          const {failedJobId} = props ?? {};

          return  retryFailedJob(failedJobId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryFailedJobMutationResult = NonNullable<Awaited<ReturnType<typeof retryFailedJob>>>

    export type RetryFailedJobMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RetryFailedJobMutationVariables = {failedJobId: number}

    /**
 * @summary Begin a failed job anew
 */
export const useRetryFailedJob = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryFailedJob>>, TError,RetryFailedJobMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryFailedJob>>,
        TError,
        RetryFailedJobMutationVariables,
        TContext
      > => {
      return useMutation(getRetryFailedJobMutationOptions(options), queryClient);
    }
