/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  GetTenantServicesParams,
  NotFoundResponse,
  ParcelTypes,
  ServicePage,
  ServiceSpeeds,
  ServiceSummary,
  Tags,
  UnauthorizedResponse
} from '../../model';

import { send } from '../../../src/api/transport.ts';
import type { ErrorType } from '../../../src/api/transport.ts';
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
 * A courier's own enabled services, and those of the couriers a customer is linked with; only published ones.
 * @summary The services that can be ordered
 */
export const getTenantServices = (
    tenantId: number,
    params?: GetTenantServicesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServicePage>(
      {url: `/tenants/${tenantId}/services`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantServicesQueryKey = (tenantId: number,
    params?: GetTenantServicesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/services` });


export const useGetTenantServicesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/services`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantServices>>> = ({ signal }) => getTenantServices(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantServicesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantServices>>>
export type GetTenantServicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params: undefined |  GetTenantServicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServices>>,
          TError,
          Awaited<ReturnType<typeof getTenantServices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServices>>,
          TError,
          Awaited<ReturnType<typeof getTenantServices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The services that can be ordered
 */

export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantServicesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The services that can be ordered
 */
export const prefetchGetTenantServicesQuery = async <TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetTenantServicesQueryOptions(tenantId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary A service
 */
export const getService = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceSummary>(
      {url: `/services/${serviceId}`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceQueryKey = (serviceId: number,) =>
    tenantQueryKey({ serviceId }, { url: `/services/${serviceId}` });


export const useGetServiceQueryOptions = <TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceId }, { url: `/services/${serviceId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getService>>> = ({ signal }) => getService(serviceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceId !== null && serviceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceQueryResult = NonNullable<Awaited<ReturnType<typeof getService>>>
export type GetServiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 serviceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getService>>,
          TError,
          Awaited<ReturnType<typeof getService>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getService>>,
          TError,
          Awaited<ReturnType<typeof getService>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A service
 */

export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceQueryOptions(serviceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A service
 */
export const prefetchGetServiceQuery = async <TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetServiceQueryOptions(serviceId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary What a service carries
 */
export const getServiceRevisionParcelTypes = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ParcelTypes>(
      {url: `/service-revisions/${revisionId}/parcel-types`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionParcelTypesQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/parcel-types` });


export const useGetServiceRevisionParcelTypesQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/parcel-types`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>> = ({ signal }) => getServiceRevisionParcelTypes(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionParcelTypesQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>>
export type GetServiceRevisionParcelTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a service carries
 */

export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionParcelTypesQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary What a service carries
 */
export const prefetchGetServiceRevisionParcelTypesQuery = async <TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetServiceRevisionParcelTypesQueryOptions(revisionId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary How fast a service delivers
 */
export const getServiceRevisionServiceSpeeds = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceSpeeds>(
      {url: `/service-revisions/${revisionId}/service-speeds`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionServiceSpeedsQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/service-speeds` });


export const useGetServiceRevisionServiceSpeedsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/service-speeds`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>> = ({ signal }) => getServiceRevisionServiceSpeeds(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionServiceSpeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>>
export type GetServiceRevisionServiceSpeedsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How fast a service delivers
 */

export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionServiceSpeedsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How fast a service delivers
 */
export const prefetchGetServiceRevisionServiceSpeedsQuery = async <TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetServiceRevisionServiceSpeedsQueryOptions(revisionId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





/**
 * @summary The tags of a service
 */
export const getServiceRevisionTags = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Tags>(
      {url: `/service-revisions/${revisionId}/tags`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionTagsQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/tags` });


export const useGetServiceRevisionTagsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/tags`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTags>>> = ({ signal }) => getServiceRevisionTags(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTags>>>
export type GetServiceRevisionTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTags>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTags>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tags of a service
 */

export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTagsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The tags of a service
 */
export const prefetchGetServiceRevisionTagsQuery = async <TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 queryClient: QueryClient, revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}

  ): Promise<QueryClient> => {

  const queryOptions = useGetServiceRevisionTagsQueryOptions(revisionId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}





