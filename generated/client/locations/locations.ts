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
  AddressAreaAnswer,
  AddressSuggestions,
  BadRequestResponse,
  Distance,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  GetAddressAreaParams,
  GetAddressSuggestionsParams,
  GetAllLocationsParams,
  GetDistanceParams,
  GetLocationMatchesParams,
  GetPaginatedLocationsParams,
  GetRecentLocationsParams,
  GetTenantLocationsParams,
  GetTimezoneParams,
  GoogleMapsApiKey,
  IdList,
  ImportLocationsParams,
  Location,
  LocationImportResult,
  LocationInput,
  LocationMatches,
  LocationPage,
  LocationUpdate,
  NotFoundResponse,
  RecentLocations,
  Timezone,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  Uses
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
 * A courier reads the address book of a customer by that customer's id in `requesterTenantId`.
 * @summary The address book
 */
export const getPaginatedLocations = (
    tenantId: number,
    params?: GetPaginatedLocationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LocationPage>(
      {url: `/tenants/${tenantId}/paginated-locations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPaginatedLocationsQueryKey = (tenantId: number,
    params?: GetPaginatedLocationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-locations` });


export const useGetPaginatedLocationsQueryOptions = <TData = Awaited<ReturnType<typeof getPaginatedLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPaginatedLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/paginated-locations`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaginatedLocations>>> = ({ signal }) => getPaginatedLocations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaginatedLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof getPaginatedLocations>>>
export type GetPaginatedLocationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPaginatedLocations<TData = Awaited<ReturnType<typeof getPaginatedLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPaginatedLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedLocations>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedLocations<TData = Awaited<ReturnType<typeof getPaginatedLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaginatedLocations>>,
          TError,
          Awaited<ReturnType<typeof getPaginatedLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaginatedLocations<TData = Awaited<ReturnType<typeof getPaginatedLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The address book
 */

export function useGetPaginatedLocations<TData = Awaited<ReturnType<typeof getPaginatedLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPaginatedLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaginatedLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPaginatedLocationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The own address book and, for a courier, those of its customers; without the archived. Somebody who works for another organization reads that of this one alone, as far as it is among them.
 * @summary The locations that one can order between
 */
export const getAllLocations = (
    tenantId: number,
    params?: GetAllLocationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LocationPage>(
      {url: `/tenants/${tenantId}/all-locations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAllLocationsQueryKey = (tenantId: number,
    params?: GetAllLocationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/all-locations` });


export const useGetAllLocationsQueryOptions = <TData = Awaited<ReturnType<typeof getAllLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetAllLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/all-locations`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllLocations>>> = ({ signal }) => getAllLocations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAllLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof getAllLocations>>>
export type GetAllLocationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAllLocations<TData = Awaited<ReturnType<typeof getAllLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetAllLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllLocations>>,
          TError,
          Awaited<ReturnType<typeof getAllLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllLocations<TData = Awaited<ReturnType<typeof getAllLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAllLocations>>,
          TError,
          Awaited<ReturnType<typeof getAllLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllLocations<TData = Awaited<ReturnType<typeof getAllLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The locations that one can order between
 */

export function useGetAllLocations<TData = Awaited<ReturnType<typeof getAllLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAllLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAllLocationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Names that begin so, then words that do, then the rest, each the nearer first; with nothing typed the first by name. A location that stands in both address books with the same name and address comes once.
 * @summary The locations that fit what was typed, best first
 */
export const getLocationMatches = (
    tenantId: number,
    params?: GetLocationMatchesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LocationMatches>(
      {url: `/tenants/${tenantId}/location-matches`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetLocationMatchesQueryKey = (tenantId: number,
    params?: GetLocationMatchesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/location-matches` });


export const useGetLocationMatchesQueryOptions = <TData = Awaited<ReturnType<typeof getLocationMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetLocationMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/location-matches`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationMatches>>> = ({ signal }) => getLocationMatches(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationMatchesQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationMatches>>>
export type GetLocationMatchesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetLocationMatches<TData = Awaited<ReturnType<typeof getLocationMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetLocationMatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationMatches>>,
          TError,
          Awaited<ReturnType<typeof getLocationMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationMatches<TData = Awaited<ReturnType<typeof getLocationMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetLocationMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationMatches>>,
          TError,
          Awaited<ReturnType<typeof getLocationMatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationMatches<TData = Awaited<ReturnType<typeof getLocationMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetLocationMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The locations that fit what was typed, best first
 */

export function useGetLocationMatches<TData = Awaited<ReturnType<typeof getLocationMatches>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetLocationMatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationMatches>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetLocationMatchesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those that can be ordered between now: of the own address book, of that of the customer, and of a courier where the orders are one's own. What was archived, or belongs to anybody else, is left out.
 * @summary The locations of the latest orders
 */
export const getRecentLocations = (
    tenantId: number,
    params?: GetRecentLocationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RecentLocations>(
      {url: `/tenants/${tenantId}/recent-locations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRecentLocationsQueryKey = (tenantId: number,
    params?: GetRecentLocationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recent-locations` });


export const useGetRecentLocationsQueryOptions = <TData = Awaited<ReturnType<typeof getRecentLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetRecentLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/recent-locations`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRecentLocations>>> = ({ signal }) => getRecentLocations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRecentLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof getRecentLocations>>>
export type GetRecentLocationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRecentLocations<TData = Awaited<ReturnType<typeof getRecentLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetRecentLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecentLocations>>,
          TError,
          Awaited<ReturnType<typeof getRecentLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecentLocations<TData = Awaited<ReturnType<typeof getRecentLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRecentLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRecentLocations>>,
          TError,
          Awaited<ReturnType<typeof getRecentLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRecentLocations<TData = Awaited<ReturnType<typeof getRecentLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRecentLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The locations of the latest orders
 */

export function useGetRecentLocations<TData = Awaited<ReturnType<typeof getRecentLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetRecentLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRecentLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRecentLocationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The address book without the archived.
 * @summary The own locations in use
 */
export const getTenantLocations = (
    tenantId: number,
    params?: GetTenantLocationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LocationPage>(
      {url: `/tenants/${tenantId}/locations`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantLocationsQueryKey = (tenantId: number,
    params?: GetTenantLocationsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/locations` });


export const useGetTenantLocationsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/locations`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantLocations>>> = ({ signal }) => getTenantLocations(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantLocations>>>
export type GetTenantLocationsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantLocations<TData = Awaited<ReturnType<typeof getTenantLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantLocationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantLocations>>,
          TError,
          Awaited<ReturnType<typeof getTenantLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantLocations<TData = Awaited<ReturnType<typeof getTenantLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantLocations>>,
          TError,
          Awaited<ReturnType<typeof getTenantLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantLocations<TData = Awaited<ReturnType<typeof getTenantLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The own locations in use
 */

export function useGetTenantLocations<TData = Awaited<ReturnType<typeof getTenantLocations>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantLocationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantLocations>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantLocationsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a location to the address book
 */
export const createLocation = (
    tenantId: number,
    locationInput: BodyType<LocationInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Location>(
      {url: `/tenants/${tenantId}/locations`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: locationInput, signal
    },
      options);
    }




export const getCreateLocationMutationKey = () => ['createLocation'] as const;

export const getCreateLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext> => {

const mutationKey = getCreateLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLocation>>, CreateLocationMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createLocation(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof createLocation>>>
    export type CreateLocationMutationBody = BodyType<LocationInput>
    export type CreateLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateLocationMutationVariables = {tenantId: number;data: BodyType<LocationInput>}

    /**
 * @summary Add a location to the address book
 */
export const useCreateLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocation>>, TError,CreateLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLocation>>,
        TError,
        CreateLocationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLocationMutationOptions(options), queryClient);
    }
    /**
 * One of the own, of a customer that one orders for, or of one's courier where an own order began or ended there; the courier's reference is left out then.
 * @summary A location
 */
export const getLocation = (
    locationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Location>(
      {url: `/locations/${locationId}`, method: 'GET', signal
    },
      options);
    }




export const getGetLocationQueryKey = (locationId: number,) =>
    tenantQueryKey({ locationId }, { url: `/locations/${locationId}` });


export const useGetLocationQueryOptions = <TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(locationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ locationId }, { url: `/locations/${locationId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocation>>> = ({ signal }) => getLocation(locationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: locationId !== null && locationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationQueryResult = NonNullable<Awaited<ReturnType<typeof getLocation>>>
export type GetLocationQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 locationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocation>>,
          TError,
          Awaited<ReturnType<typeof getLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 locationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocation>>,
          TError,
          Awaited<ReturnType<typeof getLocation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 locationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A location
 */

export function useGetLocation<TData = Awaited<ReturnType<typeof getLocation>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 locationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocation>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetLocationQueryOptions(locationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a location
 */
export const updateLocation = (
    locationId: number,
    locationUpdate: BodyType<LocationUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Location>(
      {url: `/locations/${locationId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: locationUpdate, signal
    },
      options);
    }




export const getUpdateLocationMutationKey = () => ['updateLocation'] as const;

export const getUpdateLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext> => {

const mutationKey = getUpdateLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLocation>>, UpdateLocationMutationVariables> = (props) => {
          const {locationId,data} = props ?? {};

          return  updateLocation(locationId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLocationMutationResult = NonNullable<Awaited<ReturnType<typeof updateLocation>>>
    export type UpdateLocationMutationBody = BodyType<LocationUpdate>
    export type UpdateLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateLocationMutationVariables = {locationId: number;data: BodyType<LocationUpdate>}

    /**
 * @summary Change a location
 */
export const useUpdateLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLocation>>, TError,UpdateLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLocation>>,
        TError,
        UpdateLocationMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLocationMutationOptions(options), queryClient);
    }
    /**
 * A stop of an order stays, 422 `in_use`; it can be archived.
 * @summary Delete a location that was never used
 */
export const deleteLocation = (
    locationId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/locations/${locationId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteLocationMutationKey = () => ['deleteLocation'] as const;

export const getDeleteLocationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext> => {

const mutationKey = getDeleteLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLocation>>, DeleteLocationMutationVariables> = (props) => {
          const {locationId} = props ?? {};

          return  deleteLocation(locationId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLocationMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLocation>>>

    export type DeleteLocationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteLocationMutationVariables = {locationId: number}

    /**
 * @summary Delete a location that was never used
 */
export const useDeleteLocation = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLocation>>, TError,DeleteLocationMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLocation>>,
        TError,
        DeleteLocationMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLocationMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive locations
 */
export const archiveLocations = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/locations/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveLocationsMutationKey = () => ['archiveLocations'] as const;

export const getArchiveLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveLocations>>, TError,ArchiveLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveLocations>>, TError,ArchiveLocationsMutationVariables, TContext> => {

const mutationKey = getArchiveLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveLocations>>, ArchiveLocationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveLocations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof archiveLocations>>>
    export type ArchiveLocationsMutationBody = BodyType<IdList>
    export type ArchiveLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveLocationsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive locations
 */
export const useArchiveLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveLocations>>, TError,ArchiveLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveLocations>>,
        TError,
        ArchiveLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveLocationsMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived locations
 */
export const restoreLocations = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/locations/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreLocationsMutationKey = () => ['restoreLocations'] as const;

export const getRestoreLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLocations>>, TError,RestoreLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreLocations>>, TError,RestoreLocationsMutationVariables, TContext> => {

const mutationKey = getRestoreLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreLocations>>, RestoreLocationsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreLocations(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof restoreLocations>>>
    export type RestoreLocationsMutationBody = BodyType<IdList>
    export type RestoreLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreLocationsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived locations
 */
export const useRestoreLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLocations>>, TError,RestoreLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreLocations>>,
        TError,
        RestoreLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreLocationsMutationOptions(options), queryClient);
    }
    /**
 * @summary Where locations are in use
 */
export const getLocationUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/locations/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetLocationUsesMutationKey = () => ['getLocationUses'] as const;

export const getGetLocationUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getLocationUses>>, TError,GetLocationUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getLocationUses>>, TError,GetLocationUsesMutationVariables, TContext> => {

const mutationKey = getGetLocationUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getLocationUses>>, GetLocationUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getLocationUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetLocationUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getLocationUses>>>
    export type GetLocationUsesMutationBody = BodyType<IdList>
    export type GetLocationUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetLocationUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where locations are in use
 */
export const useGetLocationUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getLocationUses>>, TError,GetLocationUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getLocationUses>>,
        TError,
        GetLocationUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetLocationUsesMutationOptions(options), queryClient);
    }
    /**
 * Rows are mended where that is safe (phones, postal codes, stray capitals); a row without coordinates gets the pin of its address where that is known, else the middle of its postal area or city, which is marked; what is optional and wrong is left out, what is required refuses the row, each with the reason, and never created twice: a row means the location with its reference (leading zeros aside), or else with its name, address and city. One with the reference of another name or address is refused. What a spreadsheet has rounded or filled in (4.68769E+11, N/A, 0) is no reference. A part is one transaction.
 * @summary Import locations from a CSV file
 */
export const importLocations = (
    tenantId: number,
    importLocationsBody: BodyType<string>,
    params: ImportLocationsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LocationImportResult>(
      {url: `/tenants/${tenantId}/locations/import`, method: 'POST',
      headers: {'Content-Type': 'text/csv', },
      data: importLocationsBody,
        params, signal
    },
      options);
    }




export const getImportLocationsMutationKey = () => ['importLocations'] as const;

export const getImportLocationsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importLocations>>, TError,ImportLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof importLocations>>, TError,ImportLocationsMutationVariables, TContext> => {

const mutationKey = getImportLocationsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importLocations>>, ImportLocationsMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  importLocations(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportLocationsMutationResult = NonNullable<Awaited<ReturnType<typeof importLocations>>>
    export type ImportLocationsMutationBody = BodyType<string>
    export type ImportLocationsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ImportLocationsMutationVariables = {tenantId: number;data: BodyType<string>;params: ImportLocationsParams}

    /**
 * @summary Import locations from a CSV file
 */
export const useImportLocations = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importLocations>>, TError,ImportLocationsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importLocations>>,
        TError,
        ImportLocationsMutationVariables,
        TContext
      > => {
      return useMutation(getImportLocationsMutationOptions(options), queryClient);
    }
    /**
 * @summary The key for the maps of Google
 */
export const getGoogleMapsApiKey = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<GoogleMapsApiKey>(
      {url: `/google-maps-api-key`, method: 'GET', signal
    },
      options);
    }




export const getGetGoogleMapsApiKeyQueryKey = () =>
    tenantQueryKey({  }, { url: `/google-maps-api-key` });


export const useGetGoogleMapsApiKeyQueryOptions = <TData = Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/google-maps-api-key`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGoogleMapsApiKey>>> = ({ signal }) => getGoogleMapsApiKey(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGoogleMapsApiKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getGoogleMapsApiKey>>>
export type GetGoogleMapsApiKeyQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetGoogleMapsApiKey<TData = Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoogleMapsApiKey>>,
          TError,
          Awaited<ReturnType<typeof getGoogleMapsApiKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoogleMapsApiKey<TData = Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGoogleMapsApiKey>>,
          TError,
          Awaited<ReturnType<typeof getGoogleMapsApiKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGoogleMapsApiKey<TData = Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The key for the maps of Google
 */

export function useGetGoogleMapsApiKey<TData = Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGoogleMapsApiKey>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetGoogleMapsApiKeyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The way between two points
 */
export const getDistance = (
    params: GetDistanceParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Distance>(
      {url: `/distance`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDistanceQueryKey = (params?: GetDistanceParams,) =>
    tenantQueryKey({ params }, { url: `/distance` });


export const useGetDistanceQueryOptions = <TData = Awaited<ReturnType<typeof getDistance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params: GetDistanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/distance`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDistance>>> = ({ signal }) => getDistance(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDistanceQueryResult = NonNullable<Awaited<ReturnType<typeof getDistance>>>
export type GetDistanceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetDistance<TData = Awaited<ReturnType<typeof getDistance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetDistanceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistance>>,
          TError,
          Awaited<ReturnType<typeof getDistance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistance<TData = Awaited<ReturnType<typeof getDistance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetDistanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDistance>>,
          TError,
          Awaited<ReturnType<typeof getDistance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDistance<TData = Awaited<ReturnType<typeof getDistance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetDistanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The way between two points
 */

export function useGetDistance<TData = Awaited<ReturnType<typeof getDistance>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetDistanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDistance>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDistanceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The time zone of a point
 */
export const getTimezone = (
    params: GetTimezoneParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Timezone>(
      {url: `/tz`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTimezoneQueryKey = (params?: GetTimezoneParams,) =>
    tenantQueryKey({ params }, { url: `/tz` });


export const useGetTimezoneQueryOptions = <TData = Awaited<ReturnType<typeof getTimezone>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params: GetTimezoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tz`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTimezone>>> = ({ signal }) => getTimezone(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTimezoneQueryResult = NonNullable<Awaited<ReturnType<typeof getTimezone>>>
export type GetTimezoneQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetTimezone<TData = Awaited<ReturnType<typeof getTimezone>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetTimezoneParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimezone>>,
          TError,
          Awaited<ReturnType<typeof getTimezone>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimezone<TData = Awaited<ReturnType<typeof getTimezone>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetTimezoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTimezone>>,
          TError,
          Awaited<ReturnType<typeof getTimezone>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTimezone<TData = Awaited<ReturnType<typeof getTimezone>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetTimezoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The time zone of a point
 */

export function useGetTimezone<TData = Awaited<ReturnType<typeof getTimezone>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetTimezoneParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTimezone>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTimezoneQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The own locations, then what the configured geocoder answers, then known places, and last the street that was typed in the city or postal area that ends it.
 * @summary Addresses that match what was typed
 */
export const getAddressSuggestions = (
    params: GetAddressSuggestionsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AddressSuggestions>(
      {url: `/address-suggestions`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAddressSuggestionsQueryKey = (params?: GetAddressSuggestionsParams,) =>
    tenantQueryKey({ params }, { url: `/address-suggestions` });


export const useGetAddressSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof getAddressSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params: GetAddressSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/address-suggestions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressSuggestions>>> = ({ signal }) => getAddressSuggestions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAddressSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressSuggestions>>>
export type GetAddressSuggestionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetAddressSuggestions<TData = Awaited<ReturnType<typeof getAddressSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetAddressSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressSuggestions>>,
          TError,
          Awaited<ReturnType<typeof getAddressSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuggestions<TData = Awaited<ReturnType<typeof getAddressSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetAddressSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressSuggestions>>,
          TError,
          Awaited<ReturnType<typeof getAddressSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressSuggestions<TData = Awaited<ReturnType<typeof getAddressSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetAddressSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Addresses that match what was typed
 */

export function useGetAddressSuggestions<TData = Awaited<ReturnType<typeof getAddressSuggestions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: GetAddressSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressSuggestions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAddressSuggestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From an index that the product carries, without a network: cities, and the areas of the first three letters of postal codes. Of cities with one name the nearest to where one drives.
 * @summary Where an address lies, by its city and postal code
 */
export const getAddressArea = (
    params?: GetAddressAreaParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AddressAreaAnswer>(
      {url: `/address-area`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAddressAreaQueryKey = (params?: GetAddressAreaParams,) =>
    tenantQueryKey({ params }, { url: `/address-area` });


export const useGetAddressAreaQueryOptions = <TData = Awaited<ReturnType<typeof getAddressArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetAddressAreaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/address-area`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressArea>>> = ({ signal }) => getAddressArea(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAddressAreaQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressArea>>>
export type GetAddressAreaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetAddressArea<TData = Awaited<ReturnType<typeof getAddressArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetAddressAreaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressArea>>,
          TError,
          Awaited<ReturnType<typeof getAddressArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressArea<TData = Awaited<ReturnType<typeof getAddressArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetAddressAreaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressArea>>,
          TError,
          Awaited<ReturnType<typeof getAddressArea>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressArea<TData = Awaited<ReturnType<typeof getAddressArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetAddressAreaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where an address lies, by its city and postal code
 */

export function useGetAddressArea<TData = Awaited<ReturnType<typeof getAddressArea>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetAddressAreaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressArea>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAddressAreaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






