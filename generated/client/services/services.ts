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
  BaseParcelType,
  BaseParcelTypeInput,
  BaseParcelTypePage,
  BaseParcelTypeUpdate,
  BaseProtocolAction,
  BaseProtocolActionUpdate,
  BaseServiceSpeed,
  BaseServiceSpeedInput,
  BaseServiceSpeedPage,
  BaseServiceSpeedUpdate,
  BaseTag,
  BaseTagInput,
  BaseTagPage,
  BaseTagUpdate,
  CreateServiceRevisionTryOutParams,
  DistanceRangeModifiers,
  DoneResponse,
  ForbiddenResponse,
  FormErrorResponse,
  FuelPrices,
  FuelPricesInput,
  FuelSurcharges,
  FuelSurchargesUpdate,
  GetImageLibraryParams,
  GetServiceRevisionChangesParams,
  GetTenantBaseParcelTypesParams,
  GetTenantBaseServiceSpeedsParams,
  GetTenantBaseTagsParams,
  GetTenantProtocolsParams,
  GetTenantServiceMapsMetaParams,
  GetTenantServicesMetaParams,
  GetTenantServicesParams,
  GetTenantTaxSettingsParams,
  GetTenantVehiclesParams,
  GetTryOutCustomersParams,
  GetTryOutOrdersParams,
  GetVehiclesParams,
  IdList,
  LibraryImage,
  LibraryImageInput,
  LibraryImagePage,
  NotFoundResponse,
  ParcelTypes,
  ParcelTypesUpdate,
  PricePreview,
  PricePreviewInput,
  Protocol,
  ProtocolInput,
  ProtocolMetaPage,
  ProtocolUpdate,
  RevisionChanges,
  RevisionFuelSurcharge,
  RevisionGeostamps,
  RevisionProtocols,
  RevisionProtocolsUpdate,
  RevisionServiceMap,
  RevisionTaxSettings,
  RevisionVariables,
  ServiceCreate,
  ServiceCustomers,
  ServiceCustomersUpdate,
  ServiceMap,
  ServiceMapInput,
  ServiceMapMetaPage,
  ServiceMapUpdate,
  ServiceMeta,
  ServicePage,
  ServiceRevision,
  ServiceRevisionDetail,
  ServiceRevisionUpdate,
  ServiceRevisions,
  ServiceSpeeds,
  ServiceSpeedsUpdate,
  ServiceSummary,
  ServiceUpdate,
  ServicesMeta,
  Tags,
  TagsUpdate,
  TaxSetting,
  TaxSettingInput,
  TaxSettingPage,
  TaxSettingUpdate,
  TimeOfDayModifiers,
  TimeRangeModifiers,
  TooManyRequestsResponse,
  TryOut,
  TryOutCustomerPage,
  TryOutOrderPage,
  TryOuts,
  UnauthorizedResponse,
  Uses,
  Vehicle,
  VehicleInput,
  VehiclePage,
  VehicleUpdate,
  VolumeRangeModifiers,
  WeightRangeModifiers
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
 * @summary The parcel types of an organisation
 */
export const getTenantBaseParcelTypes = (
    tenantId: number,
    params?: GetTenantBaseParcelTypesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseParcelTypePage>(
      {url: `/tenants/${tenantId}/base-parcel-types`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantBaseParcelTypesQueryKey = (tenantId: number,
    params?: GetTenantBaseParcelTypesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-parcel-types` });


export const useGetTenantBaseParcelTypesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantBaseParcelTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-parcel-types`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>> = ({ signal }) => getTenantBaseParcelTypes(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantBaseParcelTypesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>>
export type GetTenantBaseParcelTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantBaseParcelTypes<TData = Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantBaseParcelTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseParcelTypes<TData = Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseParcelTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseParcelTypes<TData = Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseParcelTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The parcel types of an organisation
 */

export function useGetTenantBaseParcelTypes<TData = Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseParcelTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantBaseParcelTypesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a parcel type
 */
export const createBaseParcelType = (
    tenantId: number,
    baseParcelTypeInput: BodyType<BaseParcelTypeInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseParcelType>(
      {url: `/tenants/${tenantId}/base-parcel-types`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: baseParcelTypeInput, signal
    },
      options);
    }




export const getCreateBaseParcelTypeMutationKey = () => ['createBaseParcelType'] as const;

export const getCreateBaseParcelTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseParcelType>>, TError,CreateBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createBaseParcelType>>, TError,CreateBaseParcelTypeMutationVariables, TContext> => {

const mutationKey = getCreateBaseParcelTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBaseParcelType>>, CreateBaseParcelTypeMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createBaseParcelType(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBaseParcelTypeMutationResult = NonNullable<Awaited<ReturnType<typeof createBaseParcelType>>>
    export type CreateBaseParcelTypeMutationBody = BodyType<BaseParcelTypeInput>
    export type CreateBaseParcelTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateBaseParcelTypeMutationVariables = {tenantId: number;data: BodyType<BaseParcelTypeInput>}

    /**
 * @summary Add a parcel type
 */
export const useCreateBaseParcelType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseParcelType>>, TError,CreateBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBaseParcelType>>,
        TError,
        CreateBaseParcelTypeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBaseParcelTypeMutationOptions(options), queryClient);
    }
    /**
 * @summary A parcel type
 */
export const getBaseParcelType = (
    baseParcelTypeId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseParcelType>(
      {url: `/base-parcel-types/${baseParcelTypeId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBaseParcelTypeQueryKey = (baseParcelTypeId: number,) =>
    tenantQueryKey({ baseParcelTypeId }, { url: `/base-parcel-types/${baseParcelTypeId}` });


export const useGetBaseParcelTypeQueryOptions = <TData = Awaited<ReturnType<typeof getBaseParcelType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(baseParcelTypeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ baseParcelTypeId }, { url: `/base-parcel-types/${baseParcelTypeId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBaseParcelType>>> = ({ signal }) => getBaseParcelType(baseParcelTypeId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: baseParcelTypeId !== null && baseParcelTypeId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBaseParcelTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getBaseParcelType>>>
export type GetBaseParcelTypeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBaseParcelType<TData = Awaited<ReturnType<typeof getBaseParcelType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseParcelTypeId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseParcelType>>,
          TError,
          Awaited<ReturnType<typeof getBaseParcelType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseParcelType<TData = Awaited<ReturnType<typeof getBaseParcelType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseParcelTypeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseParcelType>>,
          TError,
          Awaited<ReturnType<typeof getBaseParcelType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseParcelType<TData = Awaited<ReturnType<typeof getBaseParcelType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseParcelTypeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A parcel type
 */

export function useGetBaseParcelType<TData = Awaited<ReturnType<typeof getBaseParcelType>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseParcelTypeId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseParcelType>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBaseParcelTypeQueryOptions(baseParcelTypeId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Services keep the copy that they offer.
 * @summary Change a parcel type
 */
export const updateBaseParcelType = (
    baseParcelTypeId: number,
    baseParcelTypeUpdate: BodyType<BaseParcelTypeUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseParcelType>(
      {url: `/base-parcel-types/${baseParcelTypeId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: baseParcelTypeUpdate, signal
    },
      options);
    }




export const getUpdateBaseParcelTypeMutationKey = () => ['updateBaseParcelType'] as const;

export const getUpdateBaseParcelTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseParcelType>>, TError,UpdateBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBaseParcelType>>, TError,UpdateBaseParcelTypeMutationVariables, TContext> => {

const mutationKey = getUpdateBaseParcelTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBaseParcelType>>, UpdateBaseParcelTypeMutationVariables> = (props) => {
          const {baseParcelTypeId,data} = props ?? {};

          return  updateBaseParcelType(baseParcelTypeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBaseParcelTypeMutationResult = NonNullable<Awaited<ReturnType<typeof updateBaseParcelType>>>
    export type UpdateBaseParcelTypeMutationBody = BodyType<BaseParcelTypeUpdate>
    export type UpdateBaseParcelTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateBaseParcelTypeMutationVariables = {baseParcelTypeId: number;data: BodyType<BaseParcelTypeUpdate>}

    /**
 * @summary Change a parcel type
 */
export const useUpdateBaseParcelType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseParcelType>>, TError,UpdateBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBaseParcelType>>,
        TError,
        UpdateBaseParcelTypeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBaseParcelTypeMutationOptions(options), queryClient);
    }
    /**
 * Services keep the copy that they offer.
 * @summary Delete a parcel type
 */
export const deleteBaseParcelType = (
    baseParcelTypeId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-parcel-types/${baseParcelTypeId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteBaseParcelTypeMutationKey = () => ['deleteBaseParcelType'] as const;

export const getDeleteBaseParcelTypeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseParcelType>>, TError,DeleteBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBaseParcelType>>, TError,DeleteBaseParcelTypeMutationVariables, TContext> => {

const mutationKey = getDeleteBaseParcelTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBaseParcelType>>, DeleteBaseParcelTypeMutationVariables> = (props) => {
          const {baseParcelTypeId} = props ?? {};

          return  deleteBaseParcelType(baseParcelTypeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBaseParcelTypeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBaseParcelType>>>

    export type DeleteBaseParcelTypeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteBaseParcelTypeMutationVariables = {baseParcelTypeId: number}

    /**
 * @summary Delete a parcel type
 */
export const useDeleteBaseParcelType = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseParcelType>>, TError,DeleteBaseParcelTypeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBaseParcelType>>,
        TError,
        DeleteBaseParcelTypeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBaseParcelTypeMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive parcel types
 */
export const archiveBaseParcelTypes = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-parcel-types/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveBaseParcelTypesMutationKey = () => ['archiveBaseParcelTypes'] as const;

export const getArchiveBaseParcelTypesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseParcelTypes>>, TError,ArchiveBaseParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveBaseParcelTypes>>, TError,ArchiveBaseParcelTypesMutationVariables, TContext> => {

const mutationKey = getArchiveBaseParcelTypesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveBaseParcelTypes>>, ArchiveBaseParcelTypesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveBaseParcelTypes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveBaseParcelTypesMutationResult = NonNullable<Awaited<ReturnType<typeof archiveBaseParcelTypes>>>
    export type ArchiveBaseParcelTypesMutationBody = BodyType<IdList>
    export type ArchiveBaseParcelTypesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveBaseParcelTypesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive parcel types
 */
export const useArchiveBaseParcelTypes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseParcelTypes>>, TError,ArchiveBaseParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveBaseParcelTypes>>,
        TError,
        ArchiveBaseParcelTypesMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveBaseParcelTypesMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived parcel types
 */
export const restoreBaseParcelTypes = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-parcel-types/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreBaseParcelTypesMutationKey = () => ['restoreBaseParcelTypes'] as const;

export const getRestoreBaseParcelTypesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseParcelTypes>>, TError,RestoreBaseParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreBaseParcelTypes>>, TError,RestoreBaseParcelTypesMutationVariables, TContext> => {

const mutationKey = getRestoreBaseParcelTypesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreBaseParcelTypes>>, RestoreBaseParcelTypesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreBaseParcelTypes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreBaseParcelTypesMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBaseParcelTypes>>>
    export type RestoreBaseParcelTypesMutationBody = BodyType<IdList>
    export type RestoreBaseParcelTypesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreBaseParcelTypesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived parcel types
 */
export const useRestoreBaseParcelTypes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseParcelTypes>>, TError,RestoreBaseParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBaseParcelTypes>>,
        TError,
        RestoreBaseParcelTypesMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreBaseParcelTypesMutationOptions(options), queryClient);
    }
    /**
 * @summary Where parcel types are in use
 */
export const getBaseParcelTypeUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/base-parcel-types/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetBaseParcelTypeUsesMutationKey = () => ['getBaseParcelTypeUses'] as const;

export const getGetBaseParcelTypeUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseParcelTypeUses>>, TError,GetBaseParcelTypeUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getBaseParcelTypeUses>>, TError,GetBaseParcelTypeUsesMutationVariables, TContext> => {

const mutationKey = getGetBaseParcelTypeUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getBaseParcelTypeUses>>, GetBaseParcelTypeUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getBaseParcelTypeUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetBaseParcelTypeUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getBaseParcelTypeUses>>>
    export type GetBaseParcelTypeUsesMutationBody = BodyType<IdList>
    export type GetBaseParcelTypeUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetBaseParcelTypeUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where parcel types are in use
 */
export const useGetBaseParcelTypeUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseParcelTypeUses>>, TError,GetBaseParcelTypeUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getBaseParcelTypeUses>>,
        TError,
        GetBaseParcelTypeUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetBaseParcelTypeUsesMutationOptions(options), queryClient);
    }
    /**
 * @summary The service speeds of an organisation
 */
export const getTenantBaseServiceSpeeds = (
    tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseServiceSpeedPage>(
      {url: `/tenants/${tenantId}/base-service-speeds`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantBaseServiceSpeedsQueryKey = (tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-service-speeds` });


export const useGetTenantBaseServiceSpeedsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-service-speeds`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>> = ({ signal }) => getTenantBaseServiceSpeeds(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantBaseServiceSpeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>>
export type GetTenantBaseServiceSpeedsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantBaseServiceSpeeds<TData = Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantBaseServiceSpeedsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseServiceSpeeds<TData = Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseServiceSpeeds<TData = Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The service speeds of an organisation
 */

export function useGetTenantBaseServiceSpeeds<TData = Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseServiceSpeedsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantBaseServiceSpeedsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a service speed
 */
export const createBaseServiceSpeed = (
    tenantId: number,
    baseServiceSpeedInput: BodyType<BaseServiceSpeedInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseServiceSpeed>(
      {url: `/tenants/${tenantId}/base-service-speeds`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: baseServiceSpeedInput, signal
    },
      options);
    }




export const getCreateBaseServiceSpeedMutationKey = () => ['createBaseServiceSpeed'] as const;

export const getCreateBaseServiceSpeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseServiceSpeed>>, TError,CreateBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createBaseServiceSpeed>>, TError,CreateBaseServiceSpeedMutationVariables, TContext> => {

const mutationKey = getCreateBaseServiceSpeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBaseServiceSpeed>>, CreateBaseServiceSpeedMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createBaseServiceSpeed(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBaseServiceSpeedMutationResult = NonNullable<Awaited<ReturnType<typeof createBaseServiceSpeed>>>
    export type CreateBaseServiceSpeedMutationBody = BodyType<BaseServiceSpeedInput>
    export type CreateBaseServiceSpeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateBaseServiceSpeedMutationVariables = {tenantId: number;data: BodyType<BaseServiceSpeedInput>}

    /**
 * @summary Add a service speed
 */
export const useCreateBaseServiceSpeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseServiceSpeed>>, TError,CreateBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBaseServiceSpeed>>,
        TError,
        CreateBaseServiceSpeedMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBaseServiceSpeedMutationOptions(options), queryClient);
    }
    /**
 * @summary A service speed
 */
export const getBaseServiceSpeed = (
    baseServiceSpeedId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseServiceSpeed>(
      {url: `/base-service-speeds/${baseServiceSpeedId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBaseServiceSpeedQueryKey = (baseServiceSpeedId: number,) =>
    tenantQueryKey({ baseServiceSpeedId }, { url: `/base-service-speeds/${baseServiceSpeedId}` });


export const useGetBaseServiceSpeedQueryOptions = <TData = Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(baseServiceSpeedId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ baseServiceSpeedId }, { url: `/base-service-speeds/${baseServiceSpeedId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBaseServiceSpeed>>> = ({ signal }) => getBaseServiceSpeed(baseServiceSpeedId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: baseServiceSpeedId !== null && baseServiceSpeedId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBaseServiceSpeedQueryResult = NonNullable<Awaited<ReturnType<typeof getBaseServiceSpeed>>>
export type GetBaseServiceSpeedQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBaseServiceSpeed<TData = Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseServiceSpeedId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseServiceSpeed>>,
          TError,
          Awaited<ReturnType<typeof getBaseServiceSpeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseServiceSpeed<TData = Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseServiceSpeedId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseServiceSpeed>>,
          TError,
          Awaited<ReturnType<typeof getBaseServiceSpeed>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseServiceSpeed<TData = Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseServiceSpeedId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A service speed
 */

export function useGetBaseServiceSpeed<TData = Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseServiceSpeedId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseServiceSpeed>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBaseServiceSpeedQueryOptions(baseServiceSpeedId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Services keep the copy that they offer.
 * @summary Change a service speed
 */
export const updateBaseServiceSpeed = (
    baseServiceSpeedId: number,
    baseServiceSpeedUpdate: BodyType<BaseServiceSpeedUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseServiceSpeed>(
      {url: `/base-service-speeds/${baseServiceSpeedId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: baseServiceSpeedUpdate, signal
    },
      options);
    }




export const getUpdateBaseServiceSpeedMutationKey = () => ['updateBaseServiceSpeed'] as const;

export const getUpdateBaseServiceSpeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseServiceSpeed>>, TError,UpdateBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBaseServiceSpeed>>, TError,UpdateBaseServiceSpeedMutationVariables, TContext> => {

const mutationKey = getUpdateBaseServiceSpeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBaseServiceSpeed>>, UpdateBaseServiceSpeedMutationVariables> = (props) => {
          const {baseServiceSpeedId,data} = props ?? {};

          return  updateBaseServiceSpeed(baseServiceSpeedId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBaseServiceSpeedMutationResult = NonNullable<Awaited<ReturnType<typeof updateBaseServiceSpeed>>>
    export type UpdateBaseServiceSpeedMutationBody = BodyType<BaseServiceSpeedUpdate>
    export type UpdateBaseServiceSpeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateBaseServiceSpeedMutationVariables = {baseServiceSpeedId: number;data: BodyType<BaseServiceSpeedUpdate>}

    /**
 * @summary Change a service speed
 */
export const useUpdateBaseServiceSpeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseServiceSpeed>>, TError,UpdateBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBaseServiceSpeed>>,
        TError,
        UpdateBaseServiceSpeedMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBaseServiceSpeedMutationOptions(options), queryClient);
    }
    /**
 * Services keep the copy that they offer.
 * @summary Delete a service speed
 */
export const deleteBaseServiceSpeed = (
    baseServiceSpeedId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-service-speeds/${baseServiceSpeedId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteBaseServiceSpeedMutationKey = () => ['deleteBaseServiceSpeed'] as const;

export const getDeleteBaseServiceSpeedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseServiceSpeed>>, TError,DeleteBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBaseServiceSpeed>>, TError,DeleteBaseServiceSpeedMutationVariables, TContext> => {

const mutationKey = getDeleteBaseServiceSpeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBaseServiceSpeed>>, DeleteBaseServiceSpeedMutationVariables> = (props) => {
          const {baseServiceSpeedId} = props ?? {};

          return  deleteBaseServiceSpeed(baseServiceSpeedId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBaseServiceSpeedMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBaseServiceSpeed>>>

    export type DeleteBaseServiceSpeedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteBaseServiceSpeedMutationVariables = {baseServiceSpeedId: number}

    /**
 * @summary Delete a service speed
 */
export const useDeleteBaseServiceSpeed = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseServiceSpeed>>, TError,DeleteBaseServiceSpeedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBaseServiceSpeed>>,
        TError,
        DeleteBaseServiceSpeedMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBaseServiceSpeedMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive service speeds
 */
export const archiveBaseServiceSpeeds = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-service-speeds/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveBaseServiceSpeedsMutationKey = () => ['archiveBaseServiceSpeeds'] as const;

export const getArchiveBaseServiceSpeedsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>, TError,ArchiveBaseServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>, TError,ArchiveBaseServiceSpeedsMutationVariables, TContext> => {

const mutationKey = getArchiveBaseServiceSpeedsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>, ArchiveBaseServiceSpeedsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveBaseServiceSpeeds(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveBaseServiceSpeedsMutationResult = NonNullable<Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>>
    export type ArchiveBaseServiceSpeedsMutationBody = BodyType<IdList>
    export type ArchiveBaseServiceSpeedsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveBaseServiceSpeedsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive service speeds
 */
export const useArchiveBaseServiceSpeeds = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>, TError,ArchiveBaseServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveBaseServiceSpeeds>>,
        TError,
        ArchiveBaseServiceSpeedsMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveBaseServiceSpeedsMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived service speeds
 */
export const restoreBaseServiceSpeeds = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-service-speeds/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreBaseServiceSpeedsMutationKey = () => ['restoreBaseServiceSpeeds'] as const;

export const getRestoreBaseServiceSpeedsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>, TError,RestoreBaseServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>, TError,RestoreBaseServiceSpeedsMutationVariables, TContext> => {

const mutationKey = getRestoreBaseServiceSpeedsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>, RestoreBaseServiceSpeedsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreBaseServiceSpeeds(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreBaseServiceSpeedsMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>>
    export type RestoreBaseServiceSpeedsMutationBody = BodyType<IdList>
    export type RestoreBaseServiceSpeedsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreBaseServiceSpeedsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived service speeds
 */
export const useRestoreBaseServiceSpeeds = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>, TError,RestoreBaseServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBaseServiceSpeeds>>,
        TError,
        RestoreBaseServiceSpeedsMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreBaseServiceSpeedsMutationOptions(options), queryClient);
    }
    /**
 * @summary Where service speeds are in use
 */
export const getBaseServiceSpeedUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/base-service-speeds/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetBaseServiceSpeedUsesMutationKey = () => ['getBaseServiceSpeedUses'] as const;

export const getGetBaseServiceSpeedUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseServiceSpeedUses>>, TError,GetBaseServiceSpeedUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getBaseServiceSpeedUses>>, TError,GetBaseServiceSpeedUsesMutationVariables, TContext> => {

const mutationKey = getGetBaseServiceSpeedUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getBaseServiceSpeedUses>>, GetBaseServiceSpeedUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getBaseServiceSpeedUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetBaseServiceSpeedUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getBaseServiceSpeedUses>>>
    export type GetBaseServiceSpeedUsesMutationBody = BodyType<IdList>
    export type GetBaseServiceSpeedUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetBaseServiceSpeedUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where service speeds are in use
 */
export const useGetBaseServiceSpeedUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseServiceSpeedUses>>, TError,GetBaseServiceSpeedUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getBaseServiceSpeedUses>>,
        TError,
        GetBaseServiceSpeedUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetBaseServiceSpeedUsesMutationOptions(options), queryClient);
    }
    /**
 * @summary The tags of an organisation
 */
export const getTenantBaseTags = (
    tenantId: number,
    params?: GetTenantBaseTagsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseTagPage>(
      {url: `/tenants/${tenantId}/base-tags`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantBaseTagsQueryKey = (tenantId: number,
    params?: GetTenantBaseTagsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-tags` });


export const useGetTenantBaseTagsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantBaseTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantBaseTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/base-tags`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantBaseTags>>> = ({ signal }) => getTenantBaseTags(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantBaseTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantBaseTags>>>
export type GetTenantBaseTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantBaseTags<TData = Awaited<ReturnType<typeof getTenantBaseTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantBaseTagsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseTags>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseTags<TData = Awaited<ReturnType<typeof getTenantBaseTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantBaseTags>>,
          TError,
          Awaited<ReturnType<typeof getTenantBaseTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantBaseTags<TData = Awaited<ReturnType<typeof getTenantBaseTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tags of an organisation
 */

export function useGetTenantBaseTags<TData = Awaited<ReturnType<typeof getTenantBaseTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantBaseTagsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantBaseTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantBaseTagsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a tag
 */
export const createBaseTag = (
    tenantId: number,
    baseTagInput: BodyType<BaseTagInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseTag>(
      {url: `/tenants/${tenantId}/base-tags`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: baseTagInput, signal
    },
      options);
    }




export const getCreateBaseTagMutationKey = () => ['createBaseTag'] as const;

export const getCreateBaseTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseTag>>, TError,CreateBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createBaseTag>>, TError,CreateBaseTagMutationVariables, TContext> => {

const mutationKey = getCreateBaseTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBaseTag>>, CreateBaseTagMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createBaseTag(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBaseTagMutationResult = NonNullable<Awaited<ReturnType<typeof createBaseTag>>>
    export type CreateBaseTagMutationBody = BodyType<BaseTagInput>
    export type CreateBaseTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateBaseTagMutationVariables = {tenantId: number;data: BodyType<BaseTagInput>}

    /**
 * @summary Add a tag
 */
export const useCreateBaseTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBaseTag>>, TError,CreateBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBaseTag>>,
        TError,
        CreateBaseTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBaseTagMutationOptions(options), queryClient);
    }
    /**
 * @summary A tag
 */
export const getBaseTag = (
    baseTagId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseTag>(
      {url: `/base-tags/${baseTagId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBaseTagQueryKey = (baseTagId: number,) =>
    tenantQueryKey({ baseTagId }, { url: `/base-tags/${baseTagId}` });


export const useGetBaseTagQueryOptions = <TData = Awaited<ReturnType<typeof getBaseTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(baseTagId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ baseTagId }, { url: `/base-tags/${baseTagId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBaseTag>>> = ({ signal }) => getBaseTag(baseTagId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: baseTagId !== null && baseTagId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBaseTagQueryResult = NonNullable<Awaited<ReturnType<typeof getBaseTag>>>
export type GetBaseTagQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBaseTag<TData = Awaited<ReturnType<typeof getBaseTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseTagId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseTag>>,
          TError,
          Awaited<ReturnType<typeof getBaseTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseTag<TData = Awaited<ReturnType<typeof getBaseTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseTagId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseTag>>,
          TError,
          Awaited<ReturnType<typeof getBaseTag>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseTag<TData = Awaited<ReturnType<typeof getBaseTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseTagId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A tag
 */

export function useGetBaseTag<TData = Awaited<ReturnType<typeof getBaseTag>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 baseTagId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseTag>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBaseTagQueryOptions(baseTagId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Services keep the copy that they offer.
 * @summary Change a tag
 */
export const updateBaseTag = (
    baseTagId: number,
    baseTagUpdate: BodyType<BaseTagUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BaseTag>(
      {url: `/base-tags/${baseTagId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: baseTagUpdate, signal
    },
      options);
    }




export const getUpdateBaseTagMutationKey = () => ['updateBaseTag'] as const;

export const getUpdateBaseTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseTag>>, TError,UpdateBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBaseTag>>, TError,UpdateBaseTagMutationVariables, TContext> => {

const mutationKey = getUpdateBaseTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBaseTag>>, UpdateBaseTagMutationVariables> = (props) => {
          const {baseTagId,data} = props ?? {};

          return  updateBaseTag(baseTagId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBaseTagMutationResult = NonNullable<Awaited<ReturnType<typeof updateBaseTag>>>
    export type UpdateBaseTagMutationBody = BodyType<BaseTagUpdate>
    export type UpdateBaseTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateBaseTagMutationVariables = {baseTagId: number;data: BodyType<BaseTagUpdate>}

    /**
 * @summary Change a tag
 */
export const useUpdateBaseTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBaseTag>>, TError,UpdateBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBaseTag>>,
        TError,
        UpdateBaseTagMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBaseTagMutationOptions(options), queryClient);
    }
    /**
 * Services keep the copy that they offer.
 * @summary Delete a tag
 */
export const deleteBaseTag = (
    baseTagId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-tags/${baseTagId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteBaseTagMutationKey = () => ['deleteBaseTag'] as const;

export const getDeleteBaseTagMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseTag>>, TError,DeleteBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBaseTag>>, TError,DeleteBaseTagMutationVariables, TContext> => {

const mutationKey = getDeleteBaseTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBaseTag>>, DeleteBaseTagMutationVariables> = (props) => {
          const {baseTagId} = props ?? {};

          return  deleteBaseTag(baseTagId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBaseTagMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBaseTag>>>

    export type DeleteBaseTagMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteBaseTagMutationVariables = {baseTagId: number}

    /**
 * @summary Delete a tag
 */
export const useDeleteBaseTag = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBaseTag>>, TError,DeleteBaseTagMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBaseTag>>,
        TError,
        DeleteBaseTagMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBaseTagMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive tags
 */
export const archiveBaseTags = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-tags/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveBaseTagsMutationKey = () => ['archiveBaseTags'] as const;

export const getArchiveBaseTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseTags>>, TError,ArchiveBaseTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveBaseTags>>, TError,ArchiveBaseTagsMutationVariables, TContext> => {

const mutationKey = getArchiveBaseTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveBaseTags>>, ArchiveBaseTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveBaseTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveBaseTagsMutationResult = NonNullable<Awaited<ReturnType<typeof archiveBaseTags>>>
    export type ArchiveBaseTagsMutationBody = BodyType<IdList>
    export type ArchiveBaseTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveBaseTagsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive tags
 */
export const useArchiveBaseTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveBaseTags>>, TError,ArchiveBaseTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveBaseTags>>,
        TError,
        ArchiveBaseTagsMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveBaseTagsMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived tags
 */
export const restoreBaseTags = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/base-tags/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreBaseTagsMutationKey = () => ['restoreBaseTags'] as const;

export const getRestoreBaseTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseTags>>, TError,RestoreBaseTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreBaseTags>>, TError,RestoreBaseTagsMutationVariables, TContext> => {

const mutationKey = getRestoreBaseTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreBaseTags>>, RestoreBaseTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreBaseTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreBaseTagsMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBaseTags>>>
    export type RestoreBaseTagsMutationBody = BodyType<IdList>
    export type RestoreBaseTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreBaseTagsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived tags
 */
export const useRestoreBaseTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBaseTags>>, TError,RestoreBaseTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBaseTags>>,
        TError,
        RestoreBaseTagsMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreBaseTagsMutationOptions(options), queryClient);
    }
    /**
 * @summary Where tags are in use
 */
export const getBaseTagUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/base-tags/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetBaseTagUsesMutationKey = () => ['getBaseTagUses'] as const;

export const getGetBaseTagUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseTagUses>>, TError,GetBaseTagUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getBaseTagUses>>, TError,GetBaseTagUsesMutationVariables, TContext> => {

const mutationKey = getGetBaseTagUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getBaseTagUses>>, GetBaseTagUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getBaseTagUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetBaseTagUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getBaseTagUses>>>
    export type GetBaseTagUsesMutationBody = BodyType<IdList>
    export type GetBaseTagUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetBaseTagUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where tags are in use
 */
export const useGetBaseTagUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getBaseTagUses>>, TError,GetBaseTagUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getBaseTagUses>>,
        TError,
        GetBaseTagUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetBaseTagUsesMutationOptions(options), queryClient);
    }
    /**
 * What every new courier starts with a copy of.
 * @summary The shared list of weekly fuel prices
 */
export const getFuelPrices = (

 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FuelPrices>(
      {url: `/fuel-prices`, method: 'GET', signal
    },
      options);
    }




export const getGetFuelPricesQueryKey = () =>
    tenantQueryKey({  }, { url: `/fuel-prices` });


export const useGetFuelPricesQueryOptions = <TData = Awaited<ReturnType<typeof getFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({  }, { url: `/fuel-prices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFuelPrices>>> = ({ signal }) => getFuelPrices(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFuelPricesQueryResult = NonNullable<Awaited<ReturnType<typeof getFuelPrices>>>
export type GetFuelPricesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetFuelPrices<TData = Awaited<ReturnType<typeof getFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFuelPrices>>,
          TError,
          Awaited<ReturnType<typeof getFuelPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFuelPrices<TData = Awaited<ReturnType<typeof getFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFuelPrices>>,
          TError,
          Awaited<ReturnType<typeof getFuelPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFuelPrices<TData = Awaited<ReturnType<typeof getFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The shared list of weekly fuel prices
 */

export function useGetFuelPrices<TData = Awaited<ReturnType<typeof getFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFuelPricesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The weekly fuel prices of a courier
 */
export const getTenantFuelPrices = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FuelPrices>(
      {url: `/tenants/${tenantId}/fuel-prices`, method: 'GET', signal
    },
      options);
    }




export const getGetTenantFuelPricesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/fuel-prices` });


export const useGetTenantFuelPricesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/fuel-prices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantFuelPrices>>> = ({ signal }) => getTenantFuelPrices(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantFuelPricesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantFuelPrices>>>
export type GetTenantFuelPricesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantFuelPrices<TData = Awaited<ReturnType<typeof getTenantFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantFuelPrices>>,
          TError,
          Awaited<ReturnType<typeof getTenantFuelPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantFuelPrices<TData = Awaited<ReturnType<typeof getTenantFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantFuelPrices>>,
          TError,
          Awaited<ReturnType<typeof getTenantFuelPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantFuelPrices<TData = Awaited<ReturnType<typeof getTenantFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The weekly fuel prices of a courier
 */

export function useGetTenantFuelPrices<TData = Awaited<ReturnType<typeof getTenantFuelPrices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantFuelPrices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantFuelPricesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Weeks that are not named stay; one without a price is taken away. Of a fault in any of them nothing is stored. Orders that are there keep their surcharge.
 * @summary Set weekly fuel prices
 */
export const setTenantFuelPrices = (
    tenantId: number,
    fuelPricesInput: BodyType<FuelPricesInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FuelPrices>(
      {url: `/tenants/${tenantId}/fuel-prices`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fuelPricesInput, signal
    },
      options);
    }




export const getSetTenantFuelPricesMutationKey = () => ['setTenantFuelPrices'] as const;

export const getSetTenantFuelPricesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantFuelPrices>>, TError,SetTenantFuelPricesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof setTenantFuelPrices>>, TError,SetTenantFuelPricesMutationVariables, TContext> => {

const mutationKey = getSetTenantFuelPricesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTenantFuelPrices>>, SetTenantFuelPricesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  setTenantFuelPrices(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTenantFuelPricesMutationResult = NonNullable<Awaited<ReturnType<typeof setTenantFuelPrices>>>
    export type SetTenantFuelPricesMutationBody = BodyType<FuelPricesInput>
    export type SetTenantFuelPricesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SetTenantFuelPricesMutationVariables = {tenantId: number;data: BodyType<FuelPricesInput>}

    /**
 * @summary Set weekly fuel prices
 */
export const useSetTenantFuelPrices = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTenantFuelPrices>>, TError,SetTenantFuelPricesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTenantFuelPrices>>,
        TError,
        SetTenantFuelPricesMutationVariables,
        TContext
      > => {
      return useMutation(getSetTenantFuelPricesMutationOptions(options), queryClient);
    }
    /**
 * @summary The fuel surcharges of a courier: tables, what is in force, what comes next
 */
export const getFuelSurcharges = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FuelSurcharges>(
      {url: `/tenants/${tenantId}/fuel-surcharges`, method: 'GET', signal
    },
      options);
    }




export const getGetFuelSurchargesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/fuel-surcharges` });


export const useGetFuelSurchargesQueryOptions = <TData = Awaited<ReturnType<typeof getFuelSurcharges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/fuel-surcharges`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFuelSurcharges>>> = ({ signal }) => getFuelSurcharges(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFuelSurchargesQueryResult = NonNullable<Awaited<ReturnType<typeof getFuelSurcharges>>>
export type GetFuelSurchargesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetFuelSurcharges<TData = Awaited<ReturnType<typeof getFuelSurcharges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFuelSurcharges>>,
          TError,
          Awaited<ReturnType<typeof getFuelSurcharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFuelSurcharges<TData = Awaited<ReturnType<typeof getFuelSurcharges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFuelSurcharges>>,
          TError,
          Awaited<ReturnType<typeof getFuelSurcharges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFuelSurcharges<TData = Awaited<ReturnType<typeof getFuelSurcharges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The fuel surcharges of a courier: tables, what is in force, what comes next
 */

export function useGetFuelSurcharges<TData = Awaited<ReturnType<typeof getFuelSurcharges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFuelSurcharges>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFuelSurchargesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes all tables. Their rows stand without a hole and without an overlap. Orders that are there keep their surcharge.
 * @summary Set the fuel tables of a courier
 */
export const updateFuelSurcharges = (
    tenantId: number,
    fuelSurchargesUpdate: BodyType<FuelSurchargesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FuelSurcharges>(
      {url: `/tenants/${tenantId}/fuel-surcharges`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: fuelSurchargesUpdate, signal
    },
      options);
    }




export const getUpdateFuelSurchargesMutationKey = () => ['updateFuelSurcharges'] as const;

export const getUpdateFuelSurchargesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFuelSurcharges>>, TError,UpdateFuelSurchargesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFuelSurcharges>>, TError,UpdateFuelSurchargesMutationVariables, TContext> => {

const mutationKey = getUpdateFuelSurchargesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFuelSurcharges>>, UpdateFuelSurchargesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateFuelSurcharges(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFuelSurchargesMutationResult = NonNullable<Awaited<ReturnType<typeof updateFuelSurcharges>>>
    export type UpdateFuelSurchargesMutationBody = BodyType<FuelSurchargesUpdate>
    export type UpdateFuelSurchargesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateFuelSurchargesMutationVariables = {tenantId: number;data: BodyType<FuelSurchargesUpdate>}

    /**
 * @summary Set the fuel tables of a courier
 */
export const useUpdateFuelSurcharges = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFuelSurcharges>>, TError,UpdateFuelSurchargesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFuelSurcharges>>,
        TError,
        UpdateFuelSurchargesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFuelSurchargesMutationOptions(options), queryClient);
    }
    /**
 * @summary The images of the organisation one works in
 */
export const getImageLibrary = (
    params?: GetImageLibraryParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LibraryImagePage>(
      {url: `/image-library`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetImageLibraryQueryKey = (params?: GetImageLibraryParams,) =>
    tenantQueryKey({ params }, { url: `/image-library` });


export const useGetImageLibraryQueryOptions = <TData = Awaited<ReturnType<typeof getImageLibrary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetImageLibraryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/image-library`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImageLibrary>>> = ({ signal }) => getImageLibrary(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImageLibraryQueryResult = NonNullable<Awaited<ReturnType<typeof getImageLibrary>>>
export type GetImageLibraryQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetImageLibrary<TData = Awaited<ReturnType<typeof getImageLibrary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetImageLibraryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageLibrary>>,
          TError,
          Awaited<ReturnType<typeof getImageLibrary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageLibrary<TData = Awaited<ReturnType<typeof getImageLibrary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetImageLibraryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageLibrary>>,
          TError,
          Awaited<ReturnType<typeof getImageLibrary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageLibrary<TData = Awaited<ReturnType<typeof getImageLibrary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetImageLibraryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The images of the organisation one works in
 */

export function useGetImageLibrary<TData = Awaited<ReturnType<typeof getImageLibrary>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetImageLibraryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageLibrary>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetImageLibraryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * 422 with a message on `/url` for anything but a PNG, JPEG or WebP of at most 5 MB that the same person has uploaded.
 * @summary Add an image
 */
export const createLibraryImage = (
    libraryImageInput: BodyType<LibraryImageInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LibraryImage>(
      {url: `/image-library`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: libraryImageInput, signal
    },
      options);
    }




export const getCreateLibraryImageMutationKey = () => ['createLibraryImage'] as const;

export const getCreateLibraryImageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLibraryImage>>, TError,CreateLibraryImageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createLibraryImage>>, TError,CreateLibraryImageMutationVariables, TContext> => {

const mutationKey = getCreateLibraryImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLibraryImage>>, CreateLibraryImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLibraryImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLibraryImageMutationResult = NonNullable<Awaited<ReturnType<typeof createLibraryImage>>>
    export type CreateLibraryImageMutationBody = BodyType<LibraryImageInput>
    export type CreateLibraryImageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateLibraryImageMutationVariables = {data: BodyType<LibraryImageInput>}

    /**
 * @summary Add an image
 */
export const useCreateLibraryImage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLibraryImage>>, TError,CreateLibraryImageMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLibraryImage>>,
        TError,
        CreateLibraryImageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLibraryImageMutationOptions(options), queryClient);
    }
    /**
 * @summary An image
 */
export const getLibraryImage = (
    libraryImageId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LibraryImage>(
      {url: `/image-library/${libraryImageId}`, method: 'GET', signal
    },
      options);
    }




export const getGetLibraryImageQueryKey = (libraryImageId: number,) =>
    tenantQueryKey({ libraryImageId }, { url: `/image-library/${libraryImageId}` });


export const useGetLibraryImageQueryOptions = <TData = Awaited<ReturnType<typeof getLibraryImage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(libraryImageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ libraryImageId }, { url: `/image-library/${libraryImageId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLibraryImage>>> = ({ signal }) => getLibraryImage(libraryImageId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: libraryImageId !== null && libraryImageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLibraryImageQueryResult = NonNullable<Awaited<ReturnType<typeof getLibraryImage>>>
export type GetLibraryImageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetLibraryImage<TData = Awaited<ReturnType<typeof getLibraryImage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 libraryImageId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibraryImage>>,
          TError,
          Awaited<ReturnType<typeof getLibraryImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLibraryImage<TData = Awaited<ReturnType<typeof getLibraryImage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 libraryImageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLibraryImage>>,
          TError,
          Awaited<ReturnType<typeof getLibraryImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLibraryImage<TData = Awaited<ReturnType<typeof getLibraryImage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 libraryImageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An image
 */

export function useGetLibraryImage<TData = Awaited<ReturnType<typeof getLibraryImage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 libraryImageId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLibraryImage>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetLibraryImageQueryOptions(libraryImageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All of them or none. Their addresses stay good for whatever shows them; the logo stays in the library, 422 `in_use`.
 * @summary Archive images
 */
export const archiveLibraryImages = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/image-library/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveLibraryImagesMutationKey = () => ['archiveLibraryImages'] as const;

export const getArchiveLibraryImagesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveLibraryImages>>, TError,ArchiveLibraryImagesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveLibraryImages>>, TError,ArchiveLibraryImagesMutationVariables, TContext> => {

const mutationKey = getArchiveLibraryImagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveLibraryImages>>, ArchiveLibraryImagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveLibraryImages(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveLibraryImagesMutationResult = NonNullable<Awaited<ReturnType<typeof archiveLibraryImages>>>
    export type ArchiveLibraryImagesMutationBody = BodyType<IdList>
    export type ArchiveLibraryImagesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveLibraryImagesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive images
 */
export const useArchiveLibraryImages = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveLibraryImages>>, TError,ArchiveLibraryImagesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveLibraryImages>>,
        TError,
        ArchiveLibraryImagesMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveLibraryImagesMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived images
 */
export const restoreLibraryImages = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/image-library/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreLibraryImagesMutationKey = () => ['restoreLibraryImages'] as const;

export const getRestoreLibraryImagesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLibraryImages>>, TError,RestoreLibraryImagesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreLibraryImages>>, TError,RestoreLibraryImagesMutationVariables, TContext> => {

const mutationKey = getRestoreLibraryImagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreLibraryImages>>, RestoreLibraryImagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreLibraryImages(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreLibraryImagesMutationResult = NonNullable<Awaited<ReturnType<typeof restoreLibraryImages>>>
    export type RestoreLibraryImagesMutationBody = BodyType<IdList>
    export type RestoreLibraryImagesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreLibraryImagesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived images
 */
export const useRestoreLibraryImages = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreLibraryImages>>, TError,RestoreLibraryImagesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreLibraryImages>>,
        TError,
        RestoreLibraryImagesMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreLibraryImagesMutationOptions(options), queryClient);
    }
    /**
 * @summary Where images are in use
 */
export const getLibraryImageUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/image-library/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetLibraryImageUsesMutationKey = () => ['getLibraryImageUses'] as const;

export const getGetLibraryImageUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getLibraryImageUses>>, TError,GetLibraryImageUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getLibraryImageUses>>, TError,GetLibraryImageUsesMutationVariables, TContext> => {

const mutationKey = getGetLibraryImageUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getLibraryImageUses>>, GetLibraryImageUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getLibraryImageUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetLibraryImageUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getLibraryImageUses>>>
    export type GetLibraryImageUsesMutationBody = BodyType<IdList>
    export type GetLibraryImageUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetLibraryImageUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where images are in use
 */
export const useGetLibraryImageUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getLibraryImageUses>>, TError,GetLibraryImageUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getLibraryImageUses>>,
        TError,
        GetLibraryImageUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetLibraryImageUsesMutationOptions(options), queryClient);
    }
    /**
 * For an `<img>`, which sends no token: anyone who was given the address sees it. The content of an address never changes.
 * @summary The content of an image of a library
 */
export const getImageContent = (
    imageUid: string,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/images/${imageUid}`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetImageContentQueryKey = (imageUid: string,) =>
    tenantQueryKey({ imageUid }, { url: `/images/${imageUid}` });


export const useGetImageContentQueryOptions = <TData = Awaited<ReturnType<typeof getImageContent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(imageUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ imageUid }, { url: `/images/${imageUid}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImageContent>>> = ({ signal }) => getImageContent(imageUid, requestOptions, signal);





   return  { queryKey, queryFn, enabled: imageUid !== null && imageUid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImageContentQueryResult = NonNullable<Awaited<ReturnType<typeof getImageContent>>>
export type GetImageContentQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetImageContent<TData = Awaited<ReturnType<typeof getImageContent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 imageUid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageContent>>,
          TError,
          Awaited<ReturnType<typeof getImageContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageContent<TData = Awaited<ReturnType<typeof getImageContent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 imageUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImageContent>>,
          TError,
          Awaited<ReturnType<typeof getImageContent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImageContent<TData = Awaited<ReturnType<typeof getImageContent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 imageUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The content of an image of a library
 */

export function useGetImageContent<TData = Awaited<ReturnType<typeof getImageContent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 imageUid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImageContent>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetImageContentQueryOptions(imageUid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary All services of a courier, as it sets them up
 */
export const getTenantServicesMeta = (
    tenantId: number,
    params?: GetTenantServicesMetaParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServicesMeta>(
      {url: `/tenants/${tenantId}/services-meta`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantServicesMetaQueryKey = (tenantId: number,
    params?: GetTenantServicesMetaParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/services-meta` });


export const useGetTenantServicesMetaQueryOptions = <TData = Awaited<ReturnType<typeof getTenantServicesMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantServicesMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/services-meta`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantServicesMeta>>> = ({ signal }) => getTenantServicesMeta(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantServicesMetaQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantServicesMeta>>>
export type GetTenantServicesMetaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantServicesMeta<TData = Awaited<ReturnType<typeof getTenantServicesMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantServicesMetaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServicesMeta>>,
          TError,
          Awaited<ReturnType<typeof getTenantServicesMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServicesMeta<TData = Awaited<ReturnType<typeof getTenantServicesMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServicesMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServicesMeta>>,
          TError,
          Awaited<ReturnType<typeof getTenantServicesMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServicesMeta<TData = Awaited<ReturnType<typeof getTenantServicesMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServicesMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All services of a courier, as it sets them up
 */

export function useGetTenantServicesMeta<TData = Awaited<ReturnType<typeof getTenantServicesMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServicesMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServicesMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantServicesMetaQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Also for placed orders: a service is one thing under whatever name. One that another has is 422 at `/name`.
 * @summary Rename a service
 */
export const updateService = (
    serviceId: number,
    serviceUpdate: BodyType<ServiceUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMeta>(
      {url: `/services/${serviceId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: serviceUpdate, signal
    },
      options);
    }




export const getUpdateServiceMutationKey = () => ['updateService'] as const;

export const getUpdateServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateService>>, TError,UpdateServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateService>>, TError,UpdateServiceMutationVariables, TContext> => {

const mutationKey = getUpdateServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateService>>, UpdateServiceMutationVariables> = (props) => {
          const {serviceId,data} = props ?? {};

          return  updateService(serviceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceMutationResult = NonNullable<Awaited<ReturnType<typeof updateService>>>
    export type UpdateServiceMutationBody = BodyType<ServiceUpdate>
    export type UpdateServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceMutationVariables = {serviceId: number;data: BodyType<ServiceUpdate>}

    /**
 * @summary Rename a service
 */
export const useUpdateService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateService>>, TError,UpdateServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateService>>,
        TError,
        UpdateServiceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceMutationOptions(options), queryClient);
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


export const useGetServiceQueryOptions = <TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceId }, { url: `/services/${serviceId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getService>>> = ({ signal }) => getService(serviceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceId !== null && serviceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceQueryResult = NonNullable<Awaited<ReturnType<typeof getService>>>
export type GetServiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getService>>,
          TError,
          Awaited<ReturnType<typeof getService>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getService>>,
          TError,
          Awaited<ReturnType<typeof getService>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A service
 */

export function useGetService<TData = Awaited<ReturnType<typeof getService>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getService>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceQueryOptions(serviceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The revisions of a service
 */
export const getServiceRevisions = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceRevisions>(
      {url: `/services/${serviceId}/revisions`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionsQueryKey = (serviceId: number,) =>
    tenantQueryKey({ serviceId }, { url: `/services/${serviceId}/revisions` });


export const useGetServiceRevisionsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceId }, { url: `/services/${serviceId}/revisions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisions>>> = ({ signal }) => getServiceRevisions(serviceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceId !== null && serviceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisions>>>
export type GetServiceRevisionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisions<TData = Awaited<ReturnType<typeof getServiceRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisions>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisions<TData = Awaited<ReturnType<typeof getServiceRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisions>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisions<TData = Awaited<ReturnType<typeof getServiceRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The revisions of a service
 */

export function useGetServiceRevisions<TData = Awaited<ReturnType<typeof getServiceRevisions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionsQueryOptions(serviceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A copy of the published revision. There is at most one draft: 422 `draft_exists`.
 * @summary Begin a draft
 */
export const createServiceRevision = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceRevision>(
      {url: `/services/${serviceId}/revisions`, method: 'POST', signal
    },
      options);
    }




export const getCreateServiceRevisionMutationKey = () => ['createServiceRevision'] as const;

export const getCreateServiceRevisionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceRevision>>, TError,CreateServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createServiceRevision>>, TError,CreateServiceRevisionMutationVariables, TContext> => {

const mutationKey = getCreateServiceRevisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createServiceRevision>>, CreateServiceRevisionMutationVariables> = (props) => {
          const {serviceId} = props ?? {};

          return  createServiceRevision(serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceRevisionMutationResult = NonNullable<Awaited<ReturnType<typeof createServiceRevision>>>

    export type CreateServiceRevisionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateServiceRevisionMutationVariables = {serviceId: number}

    /**
 * @summary Begin a draft
 */
export const useCreateServiceRevision = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceRevision>>, TError,CreateServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createServiceRevision>>,
        TError,
        CreateServiceRevisionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceRevisionMutationOptions(options), queryClient);
    }
    /**
 * @summary A revision with its service
 */
export const getServiceRevision = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceRevisionDetail>(
      {url: `/service-revisions/${revisionId}`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}` });


export const useGetServiceRevisionQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevision>>> = ({ signal }) => getServiceRevision(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevision>>>
export type GetServiceRevisionQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevision<TData = Awaited<ReturnType<typeof getServiceRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevision>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevision<TData = Awaited<ReturnType<typeof getServiceRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevision>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevision<TData = Awaited<ReturnType<typeof getServiceRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A revision with its service
 */

export function useGetServiceRevision<TData = Awaited<ReturnType<typeof getServiceRevision>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevision>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A published revision stays as it is, 422 `revision_published`.
 * @summary Say what a draft is for, and its vehicle
 */
export const updateServiceRevision = (
    revisionId: number,
    serviceRevisionUpdate: BodyType<ServiceRevisionUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceRevisionDetail>(
      {url: `/service-revisions/${revisionId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: serviceRevisionUpdate, signal
    },
      options);
    }




export const getUpdateServiceRevisionMutationKey = () => ['updateServiceRevision'] as const;

export const getUpdateServiceRevisionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevision>>, TError,UpdateServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevision>>, TError,UpdateServiceRevisionMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevision>>, UpdateServiceRevisionMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevision(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevision>>>
    export type UpdateServiceRevisionMutationBody = BodyType<ServiceRevisionUpdate>
    export type UpdateServiceRevisionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionMutationVariables = {revisionId: number;data: BodyType<ServiceRevisionUpdate>}

    /**
 * @summary Say what a draft is for, and its vehicle
 */
export const useUpdateServiceRevision = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevision>>, TError,UpdateServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevision>>,
        TError,
        UpdateServiceRevisionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionMutationOptions(options), queryClient);
    }
    /**
 * A published revision stays as it is.
 * @summary Discard a draft
 */
export const discardServiceRevision = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/service-revisions/${revisionId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDiscardServiceRevisionMutationKey = () => ['discardServiceRevision'] as const;

export const getDiscardServiceRevisionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardServiceRevision>>, TError,DiscardServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof discardServiceRevision>>, TError,DiscardServiceRevisionMutationVariables, TContext> => {

const mutationKey = getDiscardServiceRevisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof discardServiceRevision>>, DiscardServiceRevisionMutationVariables> = (props) => {
          const {revisionId} = props ?? {};

          return  discardServiceRevision(revisionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DiscardServiceRevisionMutationResult = NonNullable<Awaited<ReturnType<typeof discardServiceRevision>>>

    export type DiscardServiceRevisionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DiscardServiceRevisionMutationVariables = {revisionId: number}

    /**
 * @summary Discard a draft
 */
export const useDiscardServiceRevision = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof discardServiceRevision>>, TError,DiscardServiceRevisionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof discardServiceRevision>>,
        TError,
        DiscardServiceRevisionMutationVariables,
        TContext
      > => {
      return useMutation(getDiscardServiceRevisionMutationOptions(options), queryClient);
    }
    /**
 * What became of the prices since another revision of the same service.
 * @summary The difference between two revisions
 */
export const getServiceRevisionChanges = (
    revisionId: number,
    params: GetServiceRevisionChangesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionChanges>(
      {url: `/service-revisions/${revisionId}/changes`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetServiceRevisionChangesQueryKey = (revisionId: number,
    params?: GetServiceRevisionChangesParams,) =>
    tenantQueryKey({ revisionId,params }, { url: `/service-revisions/${revisionId}/changes` });


export const useGetServiceRevisionChangesQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number,
    params: GetServiceRevisionChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId,params }, { url: `/service-revisions/${revisionId}/changes`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionChanges>>> = ({ signal }) => getServiceRevisionChanges(revisionId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionChangesQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionChanges>>>
export type GetServiceRevisionChangesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionChanges<TData = Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number,
    params: GetServiceRevisionChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionChanges>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionChanges<TData = Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number,
    params: GetServiceRevisionChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionChanges>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionChanges<TData = Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number,
    params: GetServiceRevisionChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The difference between two revisions
 */

export function useGetServiceRevisionChanges<TData = Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number,
    params: GetServiceRevisionChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionChanges>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionChangesQueryOptions(revisionId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders placed from now on are priced on it; placed ones keep theirs. The zones of its map are pinned. Every fault is named under its component and its place there, such as `/distance-range/distanceRanges/bands/1/from`: 422 `revision_faults`. Without a draft, or when somebody published it first: 422 `no_draft`.
 * @summary Publish the draft
 */
export const publishService = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMeta>(
      {url: `/services/${serviceId}/publish`, method: 'PUT', signal
    },
      options);
    }




export const getPublishServiceMutationKey = () => ['publishService'] as const;

export const getPublishServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishService>>, TError,PublishServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof publishService>>, TError,PublishServiceMutationVariables, TContext> => {

const mutationKey = getPublishServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishService>>, PublishServiceMutationVariables> = (props) => {
          const {serviceId} = props ?? {};

          return  publishService(serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishServiceMutationResult = NonNullable<Awaited<ReturnType<typeof publishService>>>

    export type PublishServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PublishServiceMutationVariables = {serviceId: number}

    /**
 * @summary Publish the draft
 */
export const usePublishService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishService>>, TError,PublishServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishService>>,
        TError,
        PublishServiceMutationVariables,
        TContext
      > => {
      return useMutation(getPublishServiceMutationOptions(options), queryClient);
    }
    /**
 * Placed orders stay as they are.
 * @summary Take a service out of what can be ordered
 */
export const disableService = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMeta>(
      {url: `/services/${serviceId}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableServiceMutationKey = () => ['disableService'] as const;

export const getDisableServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableService>>, TError,DisableServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableService>>, TError,DisableServiceMutationVariables, TContext> => {

const mutationKey = getDisableServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableService>>, DisableServiceMutationVariables> = (props) => {
          const {serviceId} = props ?? {};

          return  disableService(serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableServiceMutationResult = NonNullable<Awaited<ReturnType<typeof disableService>>>

    export type DisableServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableServiceMutationVariables = {serviceId: number}

    /**
 * @summary Take a service out of what can be ordered
 */
export const useDisableService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableService>>, TError,DisableServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableService>>,
        TError,
        DisableServiceMutationVariables,
        TContext
      > => {
      return useMutation(getDisableServiceMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a service be ordered
 */
export const enableService = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMeta>(
      {url: `/services/${serviceId}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableServiceMutationKey = () => ['enableService'] as const;

export const getEnableServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableService>>, TError,EnableServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableService>>, TError,EnableServiceMutationVariables, TContext> => {

const mutationKey = getEnableServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableService>>, EnableServiceMutationVariables> = (props) => {
          const {serviceId} = props ?? {};

          return  enableService(serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableServiceMutationResult = NonNullable<Awaited<ReturnType<typeof enableService>>>

    export type EnableServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableServiceMutationVariables = {serviceId: number}

    /**
 * @summary Let a service be ordered
 */
export const useEnableService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableService>>, TError,EnableServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableService>>,
        TError,
        EnableServiceMutationVariables,
        TContext
      > => {
      return useMutation(getEnableServiceMutationOptions(options), queryClient);
    }
    /**
 * What was started from it stays. A service that is no template is disabled instead.
 * @summary Remove a template
 */
export const deleteServiceTemplate = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/services/${serviceId}/template`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteServiceTemplateMutationKey = () => ['deleteServiceTemplate'] as const;

export const getDeleteServiceTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteServiceTemplate>>, TError,DeleteServiceTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteServiceTemplate>>, TError,DeleteServiceTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteServiceTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteServiceTemplate>>, DeleteServiceTemplateMutationVariables> = (props) => {
          const {serviceId} = props ?? {};

          return  deleteServiceTemplate(serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteServiceTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteServiceTemplate>>>

    export type DeleteServiceTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteServiceTemplateMutationVariables = {serviceId: number}

    /**
 * @summary Remove a template
 */
export const useDeleteServiceTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteServiceTemplate>>, TError,DeleteServiceTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteServiceTemplate>>,
        TError,
        DeleteServiceTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteServiceTemplateMutationOptions(options), queryClient);
    }
    /**
 * By a draft or a published revision of one's own, at the fuel and the holidays of its day, with each line explained. Nothing is stored. A draft that cannot price anything yet names its faults under their component and place: 422 `revision_faults`.
 * @summary What a delivery would cost by a revision
 */
export const previewServicePrice = (
    tenantId: number,
    pricePreviewInput: BodyType<PricePreviewInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PricePreview>(
      {url: `/tenants/${tenantId}/services/price-preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pricePreviewInput, signal
    },
      options);
    }




export const getPreviewServicePriceMutationKey = () => ['previewServicePrice'] as const;

export const getPreviewServicePriceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewServicePrice>>, TError,PreviewServicePriceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewServicePrice>>, TError,PreviewServicePriceMutationVariables, TContext> => {

const mutationKey = getPreviewServicePriceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewServicePrice>>, PreviewServicePriceMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  previewServicePrice(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewServicePriceMutationResult = NonNullable<Awaited<ReturnType<typeof previewServicePrice>>>
    export type PreviewServicePriceMutationBody = BodyType<PricePreviewInput>
    export type PreviewServicePriceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewServicePriceMutationVariables = {tenantId: number;data: BodyType<PricePreviewInput>}

    /**
 * @summary What a delivery would cost by a revision
 */
export const usePreviewServicePrice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewServicePrice>>, TError,PreviewServicePriceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewServicePrice>>,
        TError,
        PreviewServicePriceMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewServicePriceMutationOptions(options), queryClient);
    }
    /**
 * @summary The protocols of an organisation
 */
export const getTenantProtocols = (
    tenantId: number,
    params?: GetTenantProtocolsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ProtocolMetaPage>(
      {url: `/tenants/${tenantId}/protocols`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantProtocolsQueryKey = (tenantId: number,
    params?: GetTenantProtocolsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/protocols` });


export const useGetTenantProtocolsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantProtocolsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/protocols`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantProtocols>>> = ({ signal }) => getTenantProtocols(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantProtocolsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantProtocols>>>
export type GetTenantProtocolsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantProtocols<TData = Awaited<ReturnType<typeof getTenantProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantProtocolsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantProtocols>>,
          TError,
          Awaited<ReturnType<typeof getTenantProtocols>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantProtocols<TData = Awaited<ReturnType<typeof getTenantProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantProtocolsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantProtocols>>,
          TError,
          Awaited<ReturnType<typeof getTenantProtocols>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantProtocols<TData = Awaited<ReturnType<typeof getTenantProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantProtocolsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The protocols of an organisation
 */

export function useGetTenantProtocols<TData = Awaited<ReturnType<typeof getTenantProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantProtocolsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantProtocolsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It is enabled; services can name it from then on.
 * @summary Add a protocol
 */
export const createProtocol = (
    tenantId: number,
    protocolInput: BodyType<ProtocolInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/tenants/${tenantId}/protocols`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: protocolInput, signal
    },
      options);
    }




export const getCreateProtocolMutationKey = () => ['createProtocol'] as const;

export const getCreateProtocolMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtocol>>, TError,CreateProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createProtocol>>, TError,CreateProtocolMutationVariables, TContext> => {

const mutationKey = getCreateProtocolMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProtocol>>, CreateProtocolMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createProtocol(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProtocolMutationResult = NonNullable<Awaited<ReturnType<typeof createProtocol>>>
    export type CreateProtocolMutationBody = BodyType<ProtocolInput>
    export type CreateProtocolMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateProtocolMutationVariables = {tenantId: number;data: BodyType<ProtocolInput>}

    /**
 * @summary Add a protocol
 */
export const useCreateProtocol = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtocol>>, TError,CreateProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProtocol>>,
        TError,
        CreateProtocolMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProtocolMutationOptions(options), queryClient);
    }
    /**
 * @summary A protocol
 */
export const getProtocol = (
    protocolId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocols/${protocolId}`, method: 'GET', signal
    },
      options);
    }




export const getGetProtocolQueryKey = (protocolId: number,) =>
    tenantQueryKey({ protocolId }, { url: `/protocols/${protocolId}` });


export const useGetProtocolQueryOptions = <TData = Awaited<ReturnType<typeof getProtocol>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(protocolId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ protocolId }, { url: `/protocols/${protocolId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProtocol>>> = ({ signal }) => getProtocol(protocolId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: protocolId !== null && protocolId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProtocolQueryResult = NonNullable<Awaited<ReturnType<typeof getProtocol>>>
export type GetProtocolQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetProtocol<TData = Awaited<ReturnType<typeof getProtocol>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 protocolId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProtocol>>,
          TError,
          Awaited<ReturnType<typeof getProtocol>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProtocol<TData = Awaited<ReturnType<typeof getProtocol>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 protocolId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProtocol>>,
          TError,
          Awaited<ReturnType<typeof getProtocol>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProtocol<TData = Awaited<ReturnType<typeof getProtocol>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 protocolId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A protocol
 */

export function useGetProtocol<TData = Awaited<ReturnType<typeof getProtocol>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 protocolId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtocol>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetProtocolQueryOptions(protocolId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of its actions all at once: what has an id is changed, what has none is added, what is left out is gone. Published services keep the copy that they were published with.
 * @summary Change a protocol
 */
export const updateProtocol = (
    protocolId: number,
    protocolUpdate: BodyType<ProtocolUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocols/${protocolId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: protocolUpdate, signal
    },
      options);
    }




export const getUpdateProtocolMutationKey = () => ['updateProtocol'] as const;

export const getUpdateProtocolMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProtocol>>, TError,UpdateProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProtocol>>, TError,UpdateProtocolMutationVariables, TContext> => {

const mutationKey = getUpdateProtocolMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProtocol>>, UpdateProtocolMutationVariables> = (props) => {
          const {protocolId,data} = props ?? {};

          return  updateProtocol(protocolId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProtocolMutationResult = NonNullable<Awaited<ReturnType<typeof updateProtocol>>>
    export type UpdateProtocolMutationBody = BodyType<ProtocolUpdate>
    export type UpdateProtocolMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateProtocolMutationVariables = {protocolId: number;data: BodyType<ProtocolUpdate>}

    /**
 * @summary Change a protocol
 */
export const useUpdateProtocol = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProtocol>>, TError,UpdateProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProtocol>>,
        TError,
        UpdateProtocolMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProtocolMutationOptions(options), queryClient);
    }
    /**
 * No service is published with it any more: a draft that names it says so. Published services keep their copy.
 * @summary Disable a protocol
 */
export const disableProtocol = (
    protocolId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocols/${protocolId}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableProtocolMutationKey = () => ['disableProtocol'] as const;

export const getDisableProtocolMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableProtocol>>, TError,DisableProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableProtocol>>, TError,DisableProtocolMutationVariables, TContext> => {

const mutationKey = getDisableProtocolMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableProtocol>>, DisableProtocolMutationVariables> = (props) => {
          const {protocolId} = props ?? {};

          return  disableProtocol(protocolId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableProtocolMutationResult = NonNullable<Awaited<ReturnType<typeof disableProtocol>>>

    export type DisableProtocolMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableProtocolMutationVariables = {protocolId: number}

    /**
 * @summary Disable a protocol
 */
export const useDisableProtocol = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableProtocol>>, TError,DisableProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableProtocol>>,
        TError,
        DisableProtocolMutationVariables,
        TContext
      > => {
      return useMutation(getDisableProtocolMutationOptions(options), queryClient);
    }
    /**
 * Services can be published with it again.
 * @summary Enable a protocol
 */
export const enableProtocol = (
    protocolId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocols/${protocolId}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableProtocolMutationKey = () => ['enableProtocol'] as const;

export const getEnableProtocolMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableProtocol>>, TError,EnableProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableProtocol>>, TError,EnableProtocolMutationVariables, TContext> => {

const mutationKey = getEnableProtocolMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableProtocol>>, EnableProtocolMutationVariables> = (props) => {
          const {protocolId} = props ?? {};

          return  enableProtocol(protocolId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableProtocolMutationResult = NonNullable<Awaited<ReturnType<typeof enableProtocol>>>

    export type EnableProtocolMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableProtocolMutationVariables = {protocolId: number}

    /**
 * @summary Enable a protocol
 */
export const useEnableProtocol = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableProtocol>>, TError,EnableProtocolMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableProtocol>>,
        TError,
        EnableProtocolMutationVariables,
        TContext
      > => {
      return useMutation(getEnableProtocolMutationOptions(options), queryClient);
    }
    /**
 * As the last one. The server gives it its id.
 * @summary Add an action to a protocol
 */
export const createProtocolAction = (
    protocolId: number,
    baseProtocolAction: BodyType<BaseProtocolAction>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocols/${protocolId}/actions`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: baseProtocolAction, signal
    },
      options);
    }




export const getCreateProtocolActionMutationKey = () => ['createProtocolAction'] as const;

export const getCreateProtocolActionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtocolAction>>, TError,CreateProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createProtocolAction>>, TError,CreateProtocolActionMutationVariables, TContext> => {

const mutationKey = getCreateProtocolActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProtocolAction>>, CreateProtocolActionMutationVariables> = (props) => {
          const {protocolId,data} = props ?? {};

          return  createProtocolAction(protocolId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProtocolActionMutationResult = NonNullable<Awaited<ReturnType<typeof createProtocolAction>>>
    export type CreateProtocolActionMutationBody = BodyType<BaseProtocolAction>
    export type CreateProtocolActionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateProtocolActionMutationVariables = {protocolId: number;data: BodyType<BaseProtocolAction>}

    /**
 * @summary Add an action to a protocol
 */
export const useCreateProtocolAction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProtocolAction>>, TError,CreateProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProtocolAction>>,
        TError,
        CreateProtocolActionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProtocolActionMutationOptions(options), queryClient);
    }
    /**
 * Published services keep the copy that they were published with.
 * @summary Change or move an action of a protocol
 */
export const updateProtocolAction = (
    actionId: number,
    baseProtocolActionUpdate: BodyType<BaseProtocolActionUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocol-actions/${actionId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: baseProtocolActionUpdate, signal
    },
      options);
    }




export const getUpdateProtocolActionMutationKey = () => ['updateProtocolAction'] as const;

export const getUpdateProtocolActionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProtocolAction>>, TError,UpdateProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProtocolAction>>, TError,UpdateProtocolActionMutationVariables, TContext> => {

const mutationKey = getUpdateProtocolActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProtocolAction>>, UpdateProtocolActionMutationVariables> = (props) => {
          const {actionId,data} = props ?? {};

          return  updateProtocolAction(actionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProtocolActionMutationResult = NonNullable<Awaited<ReturnType<typeof updateProtocolAction>>>
    export type UpdateProtocolActionMutationBody = BodyType<BaseProtocolActionUpdate>
    export type UpdateProtocolActionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateProtocolActionMutationVariables = {actionId: number;data: BodyType<BaseProtocolActionUpdate>}

    /**
 * @summary Change or move an action of a protocol
 */
export const useUpdateProtocolAction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProtocolAction>>, TError,UpdateProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProtocolAction>>,
        TError,
        UpdateProtocolActionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProtocolActionMutationOptions(options), queryClient);
    }
    /**
 * Published services keep the copy that they were published with.
 * @summary Take an action out of a protocol
 */
export const deleteProtocolAction = (
    actionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Protocol>(
      {url: `/protocol-actions/${actionId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteProtocolActionMutationKey = () => ['deleteProtocolAction'] as const;

export const getDeleteProtocolActionMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProtocolAction>>, TError,DeleteProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteProtocolAction>>, TError,DeleteProtocolActionMutationVariables, TContext> => {

const mutationKey = getDeleteProtocolActionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteProtocolAction>>, DeleteProtocolActionMutationVariables> = (props) => {
          const {actionId} = props ?? {};

          return  deleteProtocolAction(actionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteProtocolActionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteProtocolAction>>>

    export type DeleteProtocolActionMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteProtocolActionMutationVariables = {actionId: number}

    /**
 * @summary Take an action out of a protocol
 */
export const useDeleteProtocolAction = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteProtocolAction>>, TError,DeleteProtocolActionMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteProtocolAction>>,
        TError,
        DeleteProtocolActionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteProtocolActionMutationOptions(options), queryClient);
    }
    /**
 * @summary Where protocols are in use
 */
export const getProtocolUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/protocols/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetProtocolUsesMutationKey = () => ['getProtocolUses'] as const;

export const getGetProtocolUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getProtocolUses>>, TError,GetProtocolUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getProtocolUses>>, TError,GetProtocolUsesMutationVariables, TContext> => {

const mutationKey = getGetProtocolUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getProtocolUses>>, GetProtocolUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getProtocolUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetProtocolUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getProtocolUses>>>
    export type GetProtocolUsesMutationBody = BodyType<IdList>
    export type GetProtocolUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetProtocolUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where protocols are in use
 */
export const useGetProtocolUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getProtocolUses>>, TError,GetProtocolUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getProtocolUses>>,
        TError,
        GetProtocolUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetProtocolUsesMutationOptions(options), queryClient);
    }
    /**
 * @summary The plain numbers of a revision
 */
export const getServiceRevisionVariables = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionVariables>(
      {url: `/service-revisions/${revisionId}/variables`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionVariablesQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/variables` });


export const useGetServiceRevisionVariablesQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/variables`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionVariables>>> = ({ signal }) => getServiceRevisionVariables(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionVariablesQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionVariables>>>
export type GetServiceRevisionVariablesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionVariables<TData = Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionVariables>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionVariables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionVariables<TData = Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionVariables>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionVariables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionVariables<TData = Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The plain numbers of a revision
 */

export function useGetServiceRevisionVariables<TData = Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVariables>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionVariablesQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: the plain numbers of a revision
 */
export const updateServiceRevisionVariables = (
    revisionId: number,
    revisionVariables: BodyType<RevisionVariables>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionVariables>(
      {url: `/service-revisions/${revisionId}/variables`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionVariables, signal
    },
      options);
    }




export const getUpdateServiceRevisionVariablesMutationKey = () => ['updateServiceRevisionVariables'] as const;

export const getUpdateServiceRevisionVariablesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVariables>>, TError,UpdateServiceRevisionVariablesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVariables>>, TError,UpdateServiceRevisionVariablesMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionVariablesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionVariables>>, UpdateServiceRevisionVariablesMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionVariables(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionVariablesMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionVariables>>>
    export type UpdateServiceRevisionVariablesMutationBody = BodyType<RevisionVariables>
    export type UpdateServiceRevisionVariablesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionVariablesMutationVariables = {revisionId: number;data: BodyType<RevisionVariables>}

    /**
 * @summary Set: the plain numbers of a revision
 */
export const useUpdateServiceRevisionVariables = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVariables>>, TError,UpdateServiceRevisionVariablesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionVariables>>,
        TError,
        UpdateServiceRevisionVariablesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionVariablesMutationOptions(options), queryClient);
    }
    /**
 * @summary Prices by distance
 */
export const getServiceRevisionDistanceRangeModifiers = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DistanceRangeModifiers>(
      {url: `/service-revisions/${revisionId}/distance-range-modifiers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionDistanceRangeModifiersQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/distance-range-modifiers` });


export const useGetServiceRevisionDistanceRangeModifiersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/distance-range-modifiers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>> = ({ signal }) => getServiceRevisionDistanceRangeModifiers(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionDistanceRangeModifiersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>>
export type GetServiceRevisionDistanceRangeModifiersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionDistanceRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionDistanceRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionDistanceRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices by distance
 */

export function useGetServiceRevisionDistanceRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionDistanceRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionDistanceRangeModifiersQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: prices by distance
 */
export const updateServiceRevisionDistanceRangeModifiers = (
    revisionId: number,
    distanceRangeModifiers: BodyType<DistanceRangeModifiers>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DistanceRangeModifiers>(
      {url: `/service-revisions/${revisionId}/distance-range-modifiers`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: distanceRangeModifiers, signal
    },
      options);
    }




export const getUpdateServiceRevisionDistanceRangeModifiersMutationKey = () => ['updateServiceRevisionDistanceRangeModifiers'] as const;

export const getUpdateServiceRevisionDistanceRangeModifiersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>, TError,UpdateServiceRevisionDistanceRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>, TError,UpdateServiceRevisionDistanceRangeModifiersMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionDistanceRangeModifiersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>, UpdateServiceRevisionDistanceRangeModifiersMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionDistanceRangeModifiers(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionDistanceRangeModifiersMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>>
    export type UpdateServiceRevisionDistanceRangeModifiersMutationBody = BodyType<DistanceRangeModifiers>
    export type UpdateServiceRevisionDistanceRangeModifiersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionDistanceRangeModifiersMutationVariables = {revisionId: number;data: BodyType<DistanceRangeModifiers>}

    /**
 * @summary Set: prices by distance
 */
export const useUpdateServiceRevisionDistanceRangeModifiers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>, TError,UpdateServiceRevisionDistanceRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionDistanceRangeModifiers>>,
        TError,
        UpdateServiceRevisionDistanceRangeModifiersMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionDistanceRangeModifiersMutationOptions(options), queryClient);
    }
    /**
 * @summary Prices by weight
 */
export const getServiceRevisionWeightRangeModifiers = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WeightRangeModifiers>(
      {url: `/service-revisions/${revisionId}/weight-range-modifiers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionWeightRangeModifiersQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/weight-range-modifiers` });


export const useGetServiceRevisionWeightRangeModifiersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/weight-range-modifiers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>> = ({ signal }) => getServiceRevisionWeightRangeModifiers(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionWeightRangeModifiersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>>
export type GetServiceRevisionWeightRangeModifiersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionWeightRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionWeightRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionWeightRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices by weight
 */

export function useGetServiceRevisionWeightRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionWeightRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionWeightRangeModifiersQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: prices by weight
 */
export const updateServiceRevisionWeightRangeModifiers = (
    revisionId: number,
    weightRangeModifiers: BodyType<WeightRangeModifiers>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<WeightRangeModifiers>(
      {url: `/service-revisions/${revisionId}/weight-range-modifiers`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: weightRangeModifiers, signal
    },
      options);
    }




export const getUpdateServiceRevisionWeightRangeModifiersMutationKey = () => ['updateServiceRevisionWeightRangeModifiers'] as const;

export const getUpdateServiceRevisionWeightRangeModifiersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>, TError,UpdateServiceRevisionWeightRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>, TError,UpdateServiceRevisionWeightRangeModifiersMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionWeightRangeModifiersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>, UpdateServiceRevisionWeightRangeModifiersMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionWeightRangeModifiers(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionWeightRangeModifiersMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>>
    export type UpdateServiceRevisionWeightRangeModifiersMutationBody = BodyType<WeightRangeModifiers>
    export type UpdateServiceRevisionWeightRangeModifiersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionWeightRangeModifiersMutationVariables = {revisionId: number;data: BodyType<WeightRangeModifiers>}

    /**
 * @summary Set: prices by weight
 */
export const useUpdateServiceRevisionWeightRangeModifiers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>, TError,UpdateServiceRevisionWeightRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionWeightRangeModifiers>>,
        TError,
        UpdateServiceRevisionWeightRangeModifiersMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionWeightRangeModifiersMutationOptions(options), queryClient);
    }
    /**
 * @summary Prices by volume
 */
export const getServiceRevisionVolumeRangeModifiers = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VolumeRangeModifiers>(
      {url: `/service-revisions/${revisionId}/volume-range-modifiers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionVolumeRangeModifiersQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/volume-range-modifiers` });


export const useGetServiceRevisionVolumeRangeModifiersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/volume-range-modifiers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>> = ({ signal }) => getServiceRevisionVolumeRangeModifiers(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionVolumeRangeModifiersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>>
export type GetServiceRevisionVolumeRangeModifiersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionVolumeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionVolumeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionVolumeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices by volume
 */

export function useGetServiceRevisionVolumeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionVolumeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionVolumeRangeModifiersQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: prices by volume
 */
export const updateServiceRevisionVolumeRangeModifiers = (
    revisionId: number,
    volumeRangeModifiers: BodyType<VolumeRangeModifiers>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VolumeRangeModifiers>(
      {url: `/service-revisions/${revisionId}/volume-range-modifiers`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: volumeRangeModifiers, signal
    },
      options);
    }




export const getUpdateServiceRevisionVolumeRangeModifiersMutationKey = () => ['updateServiceRevisionVolumeRangeModifiers'] as const;

export const getUpdateServiceRevisionVolumeRangeModifiersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>, TError,UpdateServiceRevisionVolumeRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>, TError,UpdateServiceRevisionVolumeRangeModifiersMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionVolumeRangeModifiersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>, UpdateServiceRevisionVolumeRangeModifiersMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionVolumeRangeModifiers(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionVolumeRangeModifiersMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>>
    export type UpdateServiceRevisionVolumeRangeModifiersMutationBody = BodyType<VolumeRangeModifiers>
    export type UpdateServiceRevisionVolumeRangeModifiersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionVolumeRangeModifiersMutationVariables = {revisionId: number;data: BodyType<VolumeRangeModifiers>}

    /**
 * @summary Set: prices by volume
 */
export const useUpdateServiceRevisionVolumeRangeModifiers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>, TError,UpdateServiceRevisionVolumeRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionVolumeRangeModifiers>>,
        TError,
        UpdateServiceRevisionVolumeRangeModifiersMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionVolumeRangeModifiersMutationOptions(options), queryClient);
    }
    /**
 * @summary Windows of the day that cost extra
 */
export const getServiceRevisionTimeOfDayModifiers = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TimeOfDayModifiers>(
      {url: `/service-revisions/${revisionId}/time-of-day-modifiers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionTimeOfDayModifiersQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/time-of-day-modifiers` });


export const useGetServiceRevisionTimeOfDayModifiersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/time-of-day-modifiers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>> = ({ signal }) => getServiceRevisionTimeOfDayModifiers(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTimeOfDayModifiersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>>
export type GetServiceRevisionTimeOfDayModifiersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionTimeOfDayModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTimeOfDayModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTimeOfDayModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Windows of the day that cost extra
 */

export function useGetServiceRevisionTimeOfDayModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeOfDayModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTimeOfDayModifiersQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: windows of the day that cost extra
 */
export const updateServiceRevisionTimeOfDayModifiers = (
    revisionId: number,
    timeOfDayModifiers: BodyType<TimeOfDayModifiers>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TimeOfDayModifiers>(
      {url: `/service-revisions/${revisionId}/time-of-day-modifiers`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: timeOfDayModifiers, signal
    },
      options);
    }




export const getUpdateServiceRevisionTimeOfDayModifiersMutationKey = () => ['updateServiceRevisionTimeOfDayModifiers'] as const;

export const getUpdateServiceRevisionTimeOfDayModifiersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>, TError,UpdateServiceRevisionTimeOfDayModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>, TError,UpdateServiceRevisionTimeOfDayModifiersMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionTimeOfDayModifiersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>, UpdateServiceRevisionTimeOfDayModifiersMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionTimeOfDayModifiers(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionTimeOfDayModifiersMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>>
    export type UpdateServiceRevisionTimeOfDayModifiersMutationBody = BodyType<TimeOfDayModifiers>
    export type UpdateServiceRevisionTimeOfDayModifiersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionTimeOfDayModifiersMutationVariables = {revisionId: number;data: BodyType<TimeOfDayModifiers>}

    /**
 * @summary Set: windows of the day that cost extra
 */
export const useUpdateServiceRevisionTimeOfDayModifiers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>, TError,UpdateServiceRevisionTimeOfDayModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionTimeOfDayModifiers>>,
        TError,
        UpdateServiceRevisionTimeOfDayModifiersMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionTimeOfDayModifiersMutationOptions(options), queryClient);
    }
    /**
 * @summary What a short or long promise costs
 */
export const getServiceRevisionTimeRangeModifiers = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TimeRangeModifiers>(
      {url: `/service-revisions/${revisionId}/time-range-modifiers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionTimeRangeModifiersQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/time-range-modifiers` });


export const useGetServiceRevisionTimeRangeModifiersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/time-range-modifiers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>> = ({ signal }) => getServiceRevisionTimeRangeModifiers(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTimeRangeModifiersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>>
export type GetServiceRevisionTimeRangeModifiersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionTimeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTimeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTimeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a short or long promise costs
 */

export function useGetServiceRevisionTimeRangeModifiers<TData = Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTimeRangeModifiers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTimeRangeModifiersQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: what a short or long promise costs
 */
export const updateServiceRevisionTimeRangeModifiers = (
    revisionId: number,
    timeRangeModifiers: BodyType<TimeRangeModifiers>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TimeRangeModifiers>(
      {url: `/service-revisions/${revisionId}/time-range-modifiers`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: timeRangeModifiers, signal
    },
      options);
    }




export const getUpdateServiceRevisionTimeRangeModifiersMutationKey = () => ['updateServiceRevisionTimeRangeModifiers'] as const;

export const getUpdateServiceRevisionTimeRangeModifiersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>, TError,UpdateServiceRevisionTimeRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>, TError,UpdateServiceRevisionTimeRangeModifiersMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionTimeRangeModifiersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>, UpdateServiceRevisionTimeRangeModifiersMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionTimeRangeModifiers(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionTimeRangeModifiersMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>>
    export type UpdateServiceRevisionTimeRangeModifiersMutationBody = BodyType<TimeRangeModifiers>
    export type UpdateServiceRevisionTimeRangeModifiersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionTimeRangeModifiersMutationVariables = {revisionId: number;data: BodyType<TimeRangeModifiers>}

    /**
 * @summary Set: what a short or long promise costs
 */
export const useUpdateServiceRevisionTimeRangeModifiers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>, TError,UpdateServiceRevisionTimeRangeModifiersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionTimeRangeModifiers>>,
        TError,
        UpdateServiceRevisionTimeRangeModifiersMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionTimeRangeModifiersMutationOptions(options), queryClient);
    }
    /**
 * @summary The fuel surcharge of a revision
 */
export const getServiceRevisionFuelSurcharge = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionFuelSurcharge>(
      {url: `/service-revisions/${revisionId}/fuel-surcharge`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionFuelSurchargeQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/fuel-surcharge` });


export const useGetServiceRevisionFuelSurchargeQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/fuel-surcharge`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>> = ({ signal }) => getServiceRevisionFuelSurcharge(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionFuelSurchargeQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>>
export type GetServiceRevisionFuelSurchargeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionFuelSurcharge<TData = Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionFuelSurcharge<TData = Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionFuelSurcharge<TData = Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The fuel surcharge of a revision
 */

export function useGetServiceRevisionFuelSurcharge<TData = Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionFuelSurcharge>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionFuelSurchargeQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: the fuel surcharge of a revision
 */
export const updateServiceRevisionFuelSurcharge = (
    revisionId: number,
    revisionFuelSurcharge: BodyType<RevisionFuelSurcharge>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionFuelSurcharge>(
      {url: `/service-revisions/${revisionId}/fuel-surcharge`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionFuelSurcharge, signal
    },
      options);
    }




export const getUpdateServiceRevisionFuelSurchargeMutationKey = () => ['updateServiceRevisionFuelSurcharge'] as const;

export const getUpdateServiceRevisionFuelSurchargeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>, TError,UpdateServiceRevisionFuelSurchargeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>, TError,UpdateServiceRevisionFuelSurchargeMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionFuelSurchargeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>, UpdateServiceRevisionFuelSurchargeMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionFuelSurcharge(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionFuelSurchargeMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>>
    export type UpdateServiceRevisionFuelSurchargeMutationBody = BodyType<RevisionFuelSurcharge>
    export type UpdateServiceRevisionFuelSurchargeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionFuelSurchargeMutationVariables = {revisionId: number;data: BodyType<RevisionFuelSurcharge>}

    /**
 * @summary Set: the fuel surcharge of a revision
 */
export const useUpdateServiceRevisionFuelSurcharge = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>, TError,UpdateServiceRevisionFuelSurchargeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionFuelSurcharge>>,
        TError,
        UpdateServiceRevisionFuelSurchargeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionFuelSurchargeMutationOptions(options), queryClient);
    }
    /**
 * @summary The zones of a revision
 */
export const getServiceRevisionServiceMap = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionServiceMap>(
      {url: `/service-revisions/${revisionId}/service-map`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionServiceMapQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/service-map` });


export const useGetServiceRevisionServiceMapQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/service-map`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>> = ({ signal }) => getServiceRevisionServiceMap(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionServiceMapQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>>
export type GetServiceRevisionServiceMapQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionServiceMap<TData = Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceMap>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceMap<TData = Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceMap>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceMap<TData = Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The zones of a revision
 */

export function useGetServiceRevisionServiceMap<TData = Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionServiceMapQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: the zones of a revision
 */
export const updateServiceRevisionServiceMap = (
    revisionId: number,
    revisionServiceMap: BodyType<RevisionServiceMap>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionServiceMap>(
      {url: `/service-revisions/${revisionId}/service-map`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionServiceMap, signal
    },
      options);
    }




export const getUpdateServiceRevisionServiceMapMutationKey = () => ['updateServiceRevisionServiceMap'] as const;

export const getUpdateServiceRevisionServiceMapMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>, TError,UpdateServiceRevisionServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>, TError,UpdateServiceRevisionServiceMapMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionServiceMapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>, UpdateServiceRevisionServiceMapMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionServiceMap(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionServiceMapMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>>
    export type UpdateServiceRevisionServiceMapMutationBody = BodyType<RevisionServiceMap>
    export type UpdateServiceRevisionServiceMapMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionServiceMapMutationVariables = {revisionId: number;data: BodyType<RevisionServiceMap>}

    /**
 * @summary Set: the zones of a revision
 */
export const useUpdateServiceRevisionServiceMap = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>, TError,UpdateServiceRevisionServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionServiceMap>>,
        TError,
        UpdateServiceRevisionServiceMapMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionServiceMapMutationOptions(options), queryClient);
    }
    /**
 * @summary How a revision is taxed
 */
export const getServiceRevisionTaxSettings = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionTaxSettings>(
      {url: `/service-revisions/${revisionId}/tax-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionTaxSettingsQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/tax-settings` });


export const useGetServiceRevisionTaxSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/tax-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>> = ({ signal }) => getServiceRevisionTaxSettings(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTaxSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>>
export type GetServiceRevisionTaxSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionTaxSettings<TData = Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTaxSettings<TData = Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTaxSettings<TData = Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a revision is taxed
 */

export function useGetServiceRevisionTaxSettings<TData = Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTaxSettingsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: how a revision is taxed
 */
export const updateServiceRevisionTaxSettings = (
    revisionId: number,
    revisionTaxSettings: BodyType<RevisionTaxSettings>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionTaxSettings>(
      {url: `/service-revisions/${revisionId}/tax-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionTaxSettings, signal
    },
      options);
    }




export const getUpdateServiceRevisionTaxSettingsMutationKey = () => ['updateServiceRevisionTaxSettings'] as const;

export const getUpdateServiceRevisionTaxSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>, TError,UpdateServiceRevisionTaxSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>, TError,UpdateServiceRevisionTaxSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionTaxSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>, UpdateServiceRevisionTaxSettingsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionTaxSettings(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionTaxSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>>
    export type UpdateServiceRevisionTaxSettingsMutationBody = BodyType<RevisionTaxSettings>
    export type UpdateServiceRevisionTaxSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionTaxSettingsMutationVariables = {revisionId: number;data: BodyType<RevisionTaxSettings>}

    /**
 * @summary Set: how a revision is taxed
 */
export const useUpdateServiceRevisionTaxSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>, TError,UpdateServiceRevisionTaxSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionTaxSettings>>,
        TError,
        UpdateServiceRevisionTaxSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionTaxSettingsMutationOptions(options), queryClient);
    }
    /**
 * @summary What drivers are asked at the stops
 */
export const getServiceRevisionProtocols = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionProtocols>(
      {url: `/service-revisions/${revisionId}/protocols`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionProtocolsQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/protocols` });


export const useGetServiceRevisionProtocolsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/protocols`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionProtocols>>> = ({ signal }) => getServiceRevisionProtocols(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionProtocolsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionProtocols>>>
export type GetServiceRevisionProtocolsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionProtocols<TData = Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionProtocols>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionProtocols>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionProtocols<TData = Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionProtocols>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionProtocols>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionProtocols<TData = Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What drivers are asked at the stops
 */

export function useGetServiceRevisionProtocols<TData = Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionProtocols>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionProtocolsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft; what they ask is copied when it is published, which a disabled one prevents. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: what drivers are asked at the stops
 */
export const updateServiceRevisionProtocols = (
    revisionId: number,
    revisionProtocolsUpdate: BodyType<RevisionProtocolsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionProtocols>(
      {url: `/service-revisions/${revisionId}/protocols`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionProtocolsUpdate, signal
    },
      options);
    }




export const getUpdateServiceRevisionProtocolsMutationKey = () => ['updateServiceRevisionProtocols'] as const;

export const getUpdateServiceRevisionProtocolsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionProtocols>>, TError,UpdateServiceRevisionProtocolsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionProtocols>>, TError,UpdateServiceRevisionProtocolsMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionProtocolsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionProtocols>>, UpdateServiceRevisionProtocolsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionProtocols(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionProtocolsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionProtocols>>>
    export type UpdateServiceRevisionProtocolsMutationBody = BodyType<RevisionProtocolsUpdate>
    export type UpdateServiceRevisionProtocolsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionProtocolsMutationVariables = {revisionId: number;data: BodyType<RevisionProtocolsUpdate>}

    /**
 * @summary Set: what drivers are asked at the stops
 */
export const useUpdateServiceRevisionProtocols = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionProtocols>>, TError,UpdateServiceRevisionProtocolsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionProtocols>>,
        TError,
        UpdateServiceRevisionProtocolsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionProtocolsMutationOptions(options), queryClient);
    }
    /**
 * @summary What waiting costs
 */
export const getServiceRevisionGeostamps = (
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionGeostamps>(
      {url: `/service-revisions/${revisionId}/geostamps`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionGeostampsQueryKey = (revisionId: number,) =>
    tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/geostamps` });


export const useGetServiceRevisionGeostampsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/geostamps`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>> = ({ signal }) => getServiceRevisionGeostamps(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionGeostampsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>>
export type GetServiceRevisionGeostampsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionGeostamps<TData = Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionGeostamps>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionGeostamps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionGeostamps<TData = Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionGeostamps>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionGeostamps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionGeostamps<TData = Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What waiting costs
 */

export function useGetServiceRevisionGeostamps<TData = Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionGeostamps>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionGeostampsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of a draft. What contradicts itself is refused at its place; what is unfinished is not. A published revision stays as it is, 422 `revision_published`.
 * @summary Set: what waiting costs
 */
export const updateServiceRevisionGeostamps = (
    revisionId: number,
    revisionGeostamps: BodyType<RevisionGeostamps>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevisionGeostamps>(
      {url: `/service-revisions/${revisionId}/geostamps`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: revisionGeostamps, signal
    },
      options);
    }




export const getUpdateServiceRevisionGeostampsMutationKey = () => ['updateServiceRevisionGeostamps'] as const;

export const getUpdateServiceRevisionGeostampsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>, TError,UpdateServiceRevisionGeostampsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>, TError,UpdateServiceRevisionGeostampsMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionGeostampsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>, UpdateServiceRevisionGeostampsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionGeostamps(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionGeostampsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>>
    export type UpdateServiceRevisionGeostampsMutationBody = BodyType<RevisionGeostamps>
    export type UpdateServiceRevisionGeostampsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionGeostampsMutationVariables = {revisionId: number;data: BodyType<RevisionGeostamps>}

    /**
 * @summary Set: what waiting costs
 */
export const useUpdateServiceRevisionGeostamps = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>, TError,UpdateServiceRevisionGeostampsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionGeostamps>>,
        TError,
        UpdateServiceRevisionGeostampsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionGeostampsMutationOptions(options), queryClient);
    }
    /**
 * @summary Who may order a service beside its courier
 */
export const getServiceCustomers = (
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceCustomers>(
      {url: `/services/${serviceId}/customers`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceCustomersQueryKey = (serviceId: number,) =>
    tenantQueryKey({ serviceId }, { url: `/services/${serviceId}/customers` });


export const useGetServiceCustomersQueryOptions = <TData = Awaited<ReturnType<typeof getServiceCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceId }, { url: `/services/${serviceId}/customers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceCustomers>>> = ({ signal }) => getServiceCustomers(serviceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceId !== null && serviceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceCustomers>>>
export type GetServiceCustomersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceCustomers<TData = Awaited<ReturnType<typeof getServiceCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceCustomers>>,
          TError,
          Awaited<ReturnType<typeof getServiceCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceCustomers<TData = Awaited<ReturnType<typeof getServiceCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceCustomers>>,
          TError,
          Awaited<ReturnType<typeof getServiceCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceCustomers<TData = Awaited<ReturnType<typeof getServiceCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who may order a service beside its courier
 */

export function useGetServiceCustomers<TData = Awaited<ReturnType<typeof getServiceCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceCustomersQueryOptions(serviceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * To all customers, those of later included, or to these and no others. Placed orders stay as they are.
 * @summary Open a service to customers
 */
export const assignServiceCustomers = (
    serviceId: number,
    serviceCustomersUpdate: BodyType<ServiceCustomersUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceCustomers>(
      {url: `/services/${serviceId}/customers/bulk-assign`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: serviceCustomersUpdate, signal
    },
      options);
    }




export const getAssignServiceCustomersMutationKey = () => ['assignServiceCustomers'] as const;

export const getAssignServiceCustomersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignServiceCustomers>>, TError,AssignServiceCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof assignServiceCustomers>>, TError,AssignServiceCustomersMutationVariables, TContext> => {

const mutationKey = getAssignServiceCustomersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignServiceCustomers>>, AssignServiceCustomersMutationVariables> = (props) => {
          const {serviceId,data} = props ?? {};

          return  assignServiceCustomers(serviceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignServiceCustomersMutationResult = NonNullable<Awaited<ReturnType<typeof assignServiceCustomers>>>
    export type AssignServiceCustomersMutationBody = BodyType<ServiceCustomersUpdate>
    export type AssignServiceCustomersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AssignServiceCustomersMutationVariables = {serviceId: number;data: BodyType<ServiceCustomersUpdate>}

    /**
 * @summary Open a service to customers
 */
export const useAssignServiceCustomers = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignServiceCustomers>>, TError,AssignServiceCustomersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignServiceCustomers>>,
        TError,
        AssignServiceCustomersMutationVariables,
        TContext
      > => {
      return useMutation(getAssignServiceCustomersMutationOptions(options), queryClient);
    }
    /**
 * @summary Open a service to a customer
 */
export const enableCustomerService = (
    tenantId: number,
    customerId: number,
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/services/${serviceId}/enable`, method: 'PUT', signal
    },
      options);
    }




export const getEnableCustomerServiceMutationKey = () => ['enableCustomerService'] as const;

export const getEnableCustomerServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableCustomerService>>, TError,EnableCustomerServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof enableCustomerService>>, TError,EnableCustomerServiceMutationVariables, TContext> => {

const mutationKey = getEnableCustomerServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enableCustomerService>>, EnableCustomerServiceMutationVariables> = (props) => {
          const {tenantId,customerId,serviceId} = props ?? {};

          return  enableCustomerService(tenantId,customerId,serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnableCustomerServiceMutationResult = NonNullable<Awaited<ReturnType<typeof enableCustomerService>>>

    export type EnableCustomerServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type EnableCustomerServiceMutationVariables = {tenantId: number;customerId: number;serviceId: number}

    /**
 * @summary Open a service to a customer
 */
export const useEnableCustomerService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enableCustomerService>>, TError,EnableCustomerServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enableCustomerService>>,
        TError,
        EnableCustomerServiceMutationVariables,
        TContext
      > => {
      return useMutation(getEnableCustomerServiceMutationOptions(options), queryClient);
    }
    /**
 * Also one that is open to all. Placed orders stay as they are.
 * @summary Close a service to a customer
 */
export const disableCustomerService = (
    tenantId: number,
    customerId: number,
    serviceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/services/${serviceId}/disable`, method: 'PUT', signal
    },
      options);
    }




export const getDisableCustomerServiceMutationKey = () => ['disableCustomerService'] as const;

export const getDisableCustomerServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableCustomerService>>, TError,DisableCustomerServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disableCustomerService>>, TError,DisableCustomerServiceMutationVariables, TContext> => {

const mutationKey = getDisableCustomerServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableCustomerService>>, DisableCustomerServiceMutationVariables> = (props) => {
          const {tenantId,customerId,serviceId} = props ?? {};

          return  disableCustomerService(tenantId,customerId,serviceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableCustomerServiceMutationResult = NonNullable<Awaited<ReturnType<typeof disableCustomerService>>>

    export type DisableCustomerServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisableCustomerServiceMutationVariables = {tenantId: number;customerId: number;serviceId: number}

    /**
 * @summary Close a service to a customer
 */
export const useDisableCustomerService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableCustomerService>>, TError,DisableCustomerServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableCustomerService>>,
        TError,
        DisableCustomerServiceMutationVariables,
        TContext
      > => {
      return useMutation(getDisableCustomerServiceMutationOptions(options), queryClient);
    }
    /**
 * @summary The service maps of an organisation
 */
export const getTenantServiceMapsMeta = (
    tenantId: number,
    params?: GetTenantServiceMapsMetaParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMapMetaPage>(
      {url: `/tenants/${tenantId}/service-maps-meta`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantServiceMapsMetaQueryKey = (tenantId: number,
    params?: GetTenantServiceMapsMetaParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/service-maps-meta` });


export const useGetTenantServiceMapsMetaQueryOptions = <TData = Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantServiceMapsMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/service-maps-meta`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>> = ({ signal }) => getTenantServiceMapsMeta(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantServiceMapsMetaQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>>
export type GetTenantServiceMapsMetaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantServiceMapsMeta<TData = Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantServiceMapsMetaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServiceMapsMeta>>,
          TError,
          Awaited<ReturnType<typeof getTenantServiceMapsMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServiceMapsMeta<TData = Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServiceMapsMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantServiceMapsMeta>>,
          TError,
          Awaited<ReturnType<typeof getTenantServiceMapsMeta>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantServiceMapsMeta<TData = Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServiceMapsMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The service maps of an organisation
 */

export function useGetTenantServiceMapsMeta<TData = Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServiceMapsMetaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServiceMapsMeta>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantServiceMapsMetaQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It starts as a draft; services can take it once it is published.
 * @summary Add a service map
 */
export const createServiceMap = (
    tenantId: number,
    serviceMapInput: BodyType<ServiceMapInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMap>(
      {url: `/tenants/${tenantId}/service-maps`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: serviceMapInput, signal
    },
      options);
    }




export const getCreateServiceMapMutationKey = () => ['createServiceMap'] as const;

export const getCreateServiceMapMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceMap>>, TError,CreateServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createServiceMap>>, TError,CreateServiceMapMutationVariables, TContext> => {

const mutationKey = getCreateServiceMapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createServiceMap>>, CreateServiceMapMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createServiceMap(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceMapMutationResult = NonNullable<Awaited<ReturnType<typeof createServiceMap>>>
    export type CreateServiceMapMutationBody = BodyType<ServiceMapInput>
    export type CreateServiceMapMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateServiceMapMutationVariables = {tenantId: number;data: BodyType<ServiceMapInput>}

    /**
 * @summary Add a service map
 */
export const useCreateServiceMap = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceMap>>, TError,CreateServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createServiceMap>>,
        TError,
        CreateServiceMapMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceMapMutationOptions(options), queryClient);
    }
    /**
 * @summary A service map
 */
export const getServiceMap = (
    serviceMapId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMap>(
      {url: `/service-maps/${serviceMapId}`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceMapQueryKey = (serviceMapId: number,) =>
    tenantQueryKey({ serviceMapId }, { url: `/service-maps/${serviceMapId}` });


export const useGetServiceMapQueryOptions = <TData = Awaited<ReturnType<typeof getServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(serviceMapId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceMapId }, { url: `/service-maps/${serviceMapId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceMap>>> = ({ signal }) => getServiceMap(serviceMapId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceMapId !== null && serviceMapId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceMapQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceMap>>>
export type GetServiceMapQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceMap<TData = Awaited<ReturnType<typeof getServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceMapId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceMap>>,
          TError,
          Awaited<ReturnType<typeof getServiceMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceMap<TData = Awaited<ReturnType<typeof getServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceMapId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceMap>>,
          TError,
          Awaited<ReturnType<typeof getServiceMap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceMap<TData = Awaited<ReturnType<typeof getServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceMapId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A service map
 */

export function useGetServiceMap<TData = Awaited<ReturnType<typeof getServiceMap>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceMapId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceMap>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceMapQueryOptions(serviceMapId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes the draft, of its zones all at once: what has a number is changed, what has none is added, what is left out is gone. An outline of fewer than three corners, or one that crosses itself, is refused at its `bounds`, or its hole; a zone of which its holes leave nothing at its `holes`.
 * @summary Change a service map
 */
export const updateServiceMap = (
    serviceMapId: number,
    serviceMapUpdate: BodyType<ServiceMapUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMap>(
      {url: `/service-maps/${serviceMapId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: serviceMapUpdate, signal
    },
      options);
    }




export const getUpdateServiceMapMutationKey = () => ['updateServiceMap'] as const;

export const getUpdateServiceMapMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceMap>>, TError,UpdateServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceMap>>, TError,UpdateServiceMapMutationVariables, TContext> => {

const mutationKey = getUpdateServiceMapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceMap>>, UpdateServiceMapMutationVariables> = (props) => {
          const {serviceMapId,data} = props ?? {};

          return  updateServiceMap(serviceMapId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceMapMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceMap>>>
    export type UpdateServiceMapMutationBody = BodyType<ServiceMapUpdate>
    export type UpdateServiceMapMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceMapMutationVariables = {serviceMapId: number;data: BodyType<ServiceMapUpdate>}

    /**
 * @summary Change a service map
 */
export const useUpdateServiceMap = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceMap>>, TError,UpdateServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceMap>>,
        TError,
        UpdateServiceMapMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceMapMutationOptions(options), queryClient);
    }
    /**
 * Drafts of services that are published from now on take these zones; published ones keep theirs. A map without zones is refused, 422 `no_zones`.
 * @summary Publish the zones of a service map
 */
export const publishServiceMap = (
    serviceMapId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMap>(
      {url: `/service-maps/${serviceMapId}/publish`, method: 'PUT', signal
    },
      options);
    }




export const getPublishServiceMapMutationKey = () => ['publishServiceMap'] as const;

export const getPublishServiceMapMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishServiceMap>>, TError,PublishServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof publishServiceMap>>, TError,PublishServiceMapMutationVariables, TContext> => {

const mutationKey = getPublishServiceMapMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishServiceMap>>, PublishServiceMapMutationVariables> = (props) => {
          const {serviceMapId} = props ?? {};

          return  publishServiceMap(serviceMapId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishServiceMapMutationResult = NonNullable<Awaited<ReturnType<typeof publishServiceMap>>>

    export type PublishServiceMapMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PublishServiceMapMutationVariables = {serviceMapId: number}

    /**
 * @summary Publish the zones of a service map
 */
export const usePublishServiceMap = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishServiceMap>>, TError,PublishServiceMapMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishServiceMap>>,
        TError,
        PublishServiceMapMutationVariables,
        TContext
      > => {
      return useMutation(getPublishServiceMapMutationOptions(options), queryClient);
    }
    /**
 * All of them or none. Services that are priced by one keep its zones; no draft can take it any more.
 * @summary Archive service maps
 */
export const archiveServiceMaps = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/service-maps/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveServiceMapsMutationKey = () => ['archiveServiceMaps'] as const;

export const getArchiveServiceMapsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveServiceMaps>>, TError,ArchiveServiceMapsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveServiceMaps>>, TError,ArchiveServiceMapsMutationVariables, TContext> => {

const mutationKey = getArchiveServiceMapsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveServiceMaps>>, ArchiveServiceMapsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveServiceMaps(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveServiceMapsMutationResult = NonNullable<Awaited<ReturnType<typeof archiveServiceMaps>>>
    export type ArchiveServiceMapsMutationBody = BodyType<IdList>
    export type ArchiveServiceMapsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveServiceMapsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive service maps
 */
export const useArchiveServiceMaps = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveServiceMaps>>, TError,ArchiveServiceMapsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveServiceMaps>>,
        TError,
        ArchiveServiceMapsMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveServiceMapsMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived service maps
 */
export const restoreServiceMaps = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/service-maps/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreServiceMapsMutationKey = () => ['restoreServiceMaps'] as const;

export const getRestoreServiceMapsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreServiceMaps>>, TError,RestoreServiceMapsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreServiceMaps>>, TError,RestoreServiceMapsMutationVariables, TContext> => {

const mutationKey = getRestoreServiceMapsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreServiceMaps>>, RestoreServiceMapsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreServiceMaps(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreServiceMapsMutationResult = NonNullable<Awaited<ReturnType<typeof restoreServiceMaps>>>
    export type RestoreServiceMapsMutationBody = BodyType<IdList>
    export type RestoreServiceMapsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreServiceMapsMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived service maps
 */
export const useRestoreServiceMaps = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreServiceMaps>>, TError,RestoreServiceMapsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreServiceMaps>>,
        TError,
        RestoreServiceMapsMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreServiceMapsMutationOptions(options), queryClient);
    }
    /**
 * @summary Where service maps are in use
 */
export const getServiceMapUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/service-maps/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetServiceMapUsesMutationKey = () => ['getServiceMapUses'] as const;

export const getGetServiceMapUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getServiceMapUses>>, TError,GetServiceMapUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getServiceMapUses>>, TError,GetServiceMapUsesMutationVariables, TContext> => {

const mutationKey = getGetServiceMapUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getServiceMapUses>>, GetServiceMapUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getServiceMapUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetServiceMapUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getServiceMapUses>>>
    export type GetServiceMapUsesMutationBody = BodyType<IdList>
    export type GetServiceMapUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetServiceMapUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where service maps are in use
 */
export const useGetServiceMapUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getServiceMapUses>>, TError,GetServiceMapUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getServiceMapUses>>,
        TError,
        GetServiceMapUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetServiceMapUsesMutationOptions(options), queryClient);
    }
    /**
 * A courier's own enabled services, and those of the couriers a customer is linked with; of another organisation that one orders for, what it may order. Only published ones.
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


export const useGetTenantServicesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/services`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantServices>>> = ({ signal }) => getTenantServices(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantServicesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantServices>>>
export type GetTenantServicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The services that can be ordered
 */

export function useGetTenantServices<TData = Awaited<ReturnType<typeof getTenantServices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantServicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantServices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantServicesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Empty, as a standard service, or a copy of a service or template of your own: standard and copy at once is 422 at `/standard`. It starts as a draft and can be ordered once that is published. A name that another one has is 422 at `/name`.
 * @summary Set up a service
 */
export const createService = (
    tenantId: number,
    serviceCreate: BodyType<ServiceCreate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceMeta>(
      {url: `/tenants/${tenantId}/services`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: serviceCreate, signal
    },
      options);
    }




export const getCreateServiceMutationKey = () => ['createService'] as const;

export const getCreateServiceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createService>>, TError,CreateServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createService>>, TError,CreateServiceMutationVariables, TContext> => {

const mutationKey = getCreateServiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createService>>, CreateServiceMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createService(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceMutationResult = NonNullable<Awaited<ReturnType<typeof createService>>>
    export type CreateServiceMutationBody = BodyType<ServiceCreate>
    export type CreateServiceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateServiceMutationVariables = {tenantId: number;data: BodyType<ServiceCreate>}

    /**
 * @summary Set up a service
 */
export const useCreateService = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createService>>, TError,CreateServiceMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createService>>,
        TError,
        CreateServiceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceMutationOptions(options), queryClient);
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


export const useGetServiceRevisionParcelTypesQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/parcel-types`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>> = ({ signal }) => getServiceRevisionParcelTypes(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionParcelTypesQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>>
export type GetServiceRevisionParcelTypesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a service carries
 */

export function useGetServiceRevisionParcelTypes<TData = Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionParcelTypes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionParcelTypesQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
 * @summary Arrange what a service carries
 */
export const updateServiceRevisionParcelTypes = (
    revisionId: number,
    parcelTypesUpdate: BodyType<ParcelTypesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ParcelTypes>(
      {url: `/service-revisions/${revisionId}/parcel-types`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: parcelTypesUpdate, signal
    },
      options);
    }




export const getUpdateServiceRevisionParcelTypesMutationKey = () => ['updateServiceRevisionParcelTypes'] as const;

export const getUpdateServiceRevisionParcelTypesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>, TError,UpdateServiceRevisionParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>, TError,UpdateServiceRevisionParcelTypesMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionParcelTypesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>, UpdateServiceRevisionParcelTypesMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionParcelTypes(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionParcelTypesMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>>
    export type UpdateServiceRevisionParcelTypesMutationBody = BodyType<ParcelTypesUpdate>
    export type UpdateServiceRevisionParcelTypesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionParcelTypesMutationVariables = {revisionId: number;data: BodyType<ParcelTypesUpdate>}

    /**
 * @summary Arrange what a service carries
 */
export const useUpdateServiceRevisionParcelTypes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>, TError,UpdateServiceRevisionParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionParcelTypes>>,
        TError,
        UpdateServiceRevisionParcelTypesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionParcelTypesMutationOptions(options), queryClient);
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


export const useGetServiceRevisionServiceSpeedsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/service-speeds`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>> = ({ signal }) => getServiceRevisionServiceSpeeds(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionServiceSpeedsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>>
export type GetServiceRevisionServiceSpeedsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How fast a service delivers
 */

export function useGetServiceRevisionServiceSpeeds<TData = Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionServiceSpeeds>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionServiceSpeedsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
 * @summary Arrange how fast a service delivers
 */
export const updateServiceRevisionServiceSpeeds = (
    revisionId: number,
    serviceSpeedsUpdate: BodyType<ServiceSpeedsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceSpeeds>(
      {url: `/service-revisions/${revisionId}/service-speeds`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: serviceSpeedsUpdate, signal
    },
      options);
    }




export const getUpdateServiceRevisionServiceSpeedsMutationKey = () => ['updateServiceRevisionServiceSpeeds'] as const;

export const getUpdateServiceRevisionServiceSpeedsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>, TError,UpdateServiceRevisionServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>, TError,UpdateServiceRevisionServiceSpeedsMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionServiceSpeedsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>, UpdateServiceRevisionServiceSpeedsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionServiceSpeeds(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionServiceSpeedsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>>
    export type UpdateServiceRevisionServiceSpeedsMutationBody = BodyType<ServiceSpeedsUpdate>
    export type UpdateServiceRevisionServiceSpeedsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionServiceSpeedsMutationVariables = {revisionId: number;data: BodyType<ServiceSpeedsUpdate>}

    /**
 * @summary Arrange how fast a service delivers
 */
export const useUpdateServiceRevisionServiceSpeeds = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>, TError,UpdateServiceRevisionServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionServiceSpeeds>>,
        TError,
        UpdateServiceRevisionServiceSpeedsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionServiceSpeedsMutationOptions(options), queryClient);
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


export const useGetServiceRevisionTagsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ revisionId }, { url: `/service-revisions/${revisionId}/tags`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTags>>> = ({ signal }) => getServiceRevisionTags(revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTagsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTags>>>
export type GetServiceRevisionTagsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTags>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTags>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tags of a service
 */

export function useGetServiceRevisionTags<TData = Awaited<ReturnType<typeof getServiceRevisionTags>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTags>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTagsQueryOptions(revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole list of a draft, in its order: what has an id is changed, what has none is added, what is left out is archived. A published revision stays as it is, 422 `revision_published`.
 * @summary Arrange the tags of a service
 */
export const updateServiceRevisionTags = (
    revisionId: number,
    tagsUpdate: BodyType<TagsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Tags>(
      {url: `/service-revisions/${revisionId}/tags`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: tagsUpdate, signal
    },
      options);
    }




export const getUpdateServiceRevisionTagsMutationKey = () => ['updateServiceRevisionTags'] as const;

export const getUpdateServiceRevisionTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTags>>, TError,UpdateServiceRevisionTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTags>>, TError,UpdateServiceRevisionTagsMutationVariables, TContext> => {

const mutationKey = getUpdateServiceRevisionTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateServiceRevisionTags>>, UpdateServiceRevisionTagsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  updateServiceRevisionTags(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateServiceRevisionTagsMutationResult = NonNullable<Awaited<ReturnType<typeof updateServiceRevisionTags>>>
    export type UpdateServiceRevisionTagsMutationBody = BodyType<TagsUpdate>
    export type UpdateServiceRevisionTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateServiceRevisionTagsMutationVariables = {revisionId: number;data: BodyType<TagsUpdate>}

    /**
 * @summary Arrange the tags of a service
 */
export const useUpdateServiceRevisionTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateServiceRevisionTags>>, TError,UpdateServiceRevisionTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateServiceRevisionTags>>,
        TError,
        UpdateServiceRevisionTagsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateServiceRevisionTagsMutationOptions(options), queryClient);
    }
    /**
 * Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
 * @summary Add parcel types of the settings to a draft
 */
export const bulkAddServiceRevisionParcelTypes = (
    revisionId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ParcelTypes>(
      {url: `/service-revisions/${revisionId}/parcel-types/bulk-add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getBulkAddServiceRevisionParcelTypesMutationKey = () => ['bulkAddServiceRevisionParcelTypes'] as const;

export const getBulkAddServiceRevisionParcelTypesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>, TError,BulkAddServiceRevisionParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>, TError,BulkAddServiceRevisionParcelTypesMutationVariables, TContext> => {

const mutationKey = getBulkAddServiceRevisionParcelTypesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>, BulkAddServiceRevisionParcelTypesMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  bulkAddServiceRevisionParcelTypes(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkAddServiceRevisionParcelTypesMutationResult = NonNullable<Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>>
    export type BulkAddServiceRevisionParcelTypesMutationBody = BodyType<IdList>
    export type BulkAddServiceRevisionParcelTypesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type BulkAddServiceRevisionParcelTypesMutationVariables = {revisionId: number;data: BodyType<IdList>}

    /**
 * @summary Add parcel types of the settings to a draft
 */
export const useBulkAddServiceRevisionParcelTypes = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>, TError,BulkAddServiceRevisionParcelTypesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkAddServiceRevisionParcelTypes>>,
        TError,
        BulkAddServiceRevisionParcelTypesMutationVariables,
        TContext
      > => {
      return useMutation(getBulkAddServiceRevisionParcelTypesMutationOptions(options), queryClient);
    }
    /**
 * Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
 * @summary Add service speeds of the settings to a draft
 */
export const bulkAddServiceRevisionServiceSpeeds = (
    revisionId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ServiceSpeeds>(
      {url: `/service-revisions/${revisionId}/service-speeds/bulk-add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getBulkAddServiceRevisionServiceSpeedsMutationKey = () => ['bulkAddServiceRevisionServiceSpeeds'] as const;

export const getBulkAddServiceRevisionServiceSpeedsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>, TError,BulkAddServiceRevisionServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>, TError,BulkAddServiceRevisionServiceSpeedsMutationVariables, TContext> => {

const mutationKey = getBulkAddServiceRevisionServiceSpeedsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>, BulkAddServiceRevisionServiceSpeedsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  bulkAddServiceRevisionServiceSpeeds(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkAddServiceRevisionServiceSpeedsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>>
    export type BulkAddServiceRevisionServiceSpeedsMutationBody = BodyType<IdList>
    export type BulkAddServiceRevisionServiceSpeedsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type BulkAddServiceRevisionServiceSpeedsMutationVariables = {revisionId: number;data: BodyType<IdList>}

    /**
 * @summary Add service speeds of the settings to a draft
 */
export const useBulkAddServiceRevisionServiceSpeeds = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>, TError,BulkAddServiceRevisionServiceSpeedsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkAddServiceRevisionServiceSpeeds>>,
        TError,
        BulkAddServiceRevisionServiceSpeedsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkAddServiceRevisionServiceSpeedsMutationOptions(options), queryClient);
    }
    /**
 * Copies, after what the draft has: all of them or none. One that it has by the same name already is 422 at its place, and so is one that is archived or not your own.
 * @summary Add tags of the settings to a draft
 */
export const bulkAddServiceRevisionTags = (
    revisionId: number,
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Tags>(
      {url: `/service-revisions/${revisionId}/tags/bulk-add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getBulkAddServiceRevisionTagsMutationKey = () => ['bulkAddServiceRevisionTags'] as const;

export const getBulkAddServiceRevisionTagsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>, TError,BulkAddServiceRevisionTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>, TError,BulkAddServiceRevisionTagsMutationVariables, TContext> => {

const mutationKey = getBulkAddServiceRevisionTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>, BulkAddServiceRevisionTagsMutationVariables> = (props) => {
          const {revisionId,data} = props ?? {};

          return  bulkAddServiceRevisionTags(revisionId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BulkAddServiceRevisionTagsMutationResult = NonNullable<Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>>
    export type BulkAddServiceRevisionTagsMutationBody = BodyType<IdList>
    export type BulkAddServiceRevisionTagsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type BulkAddServiceRevisionTagsMutationVariables = {revisionId: number;data: BodyType<IdList>}

    /**
 * @summary Add tags of the settings to a draft
 */
export const useBulkAddServiceRevisionTags = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>, TError,BulkAddServiceRevisionTagsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bulkAddServiceRevisionTags>>,
        TError,
        BulkAddServiceRevisionTagsMutationVariables,
        TContext
      > => {
      return useMutation(getBulkAddServiceRevisionTagsMutationOptions(options), queryClient);
    }
    /**
 * @summary The taxes of an organisation
 */
export const getTenantTaxSettings = (
    tenantId: number,
    params?: GetTenantTaxSettingsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TaxSettingPage>(
      {url: `/tenants/${tenantId}/tax-settings`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantTaxSettingsQueryKey = (tenantId: number,
    params?: GetTenantTaxSettingsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/tax-settings` });


export const useGetTenantTaxSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getTenantTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantTaxSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/tax-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantTaxSettings>>> = ({ signal }) => getTenantTaxSettings(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantTaxSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantTaxSettings>>>
export type GetTenantTaxSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantTaxSettings<TData = Awaited<ReturnType<typeof getTenantTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantTaxSettingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantTaxSettings>>,
          TError,
          Awaited<ReturnType<typeof getTenantTaxSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantTaxSettings<TData = Awaited<ReturnType<typeof getTenantTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantTaxSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantTaxSettings>>,
          TError,
          Awaited<ReturnType<typeof getTenantTaxSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantTaxSettings<TData = Awaited<ReturnType<typeof getTenantTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantTaxSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The taxes of an organisation
 */

export function useGetTenantTaxSettings<TData = Awaited<ReturnType<typeof getTenantTaxSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantTaxSettingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantTaxSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantTaxSettingsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Two of one type and province do not overlap in time.
 * @summary Add a tax
 */
export const createTaxSetting = (
    tenantId: number,
    taxSettingInput: BodyType<TaxSettingInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TaxSetting>(
      {url: `/tenants/${tenantId}/tax-settings`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taxSettingInput, signal
    },
      options);
    }




export const getCreateTaxSettingMutationKey = () => ['createTaxSetting'] as const;

export const getCreateTaxSettingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTaxSetting>>, TError,CreateTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createTaxSetting>>, TError,CreateTaxSettingMutationVariables, TContext> => {

const mutationKey = getCreateTaxSettingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTaxSetting>>, CreateTaxSettingMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createTaxSetting(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTaxSettingMutationResult = NonNullable<Awaited<ReturnType<typeof createTaxSetting>>>
    export type CreateTaxSettingMutationBody = BodyType<TaxSettingInput>
    export type CreateTaxSettingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateTaxSettingMutationVariables = {tenantId: number;data: BodyType<TaxSettingInput>}

    /**
 * @summary Add a tax
 */
export const useCreateTaxSetting = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTaxSetting>>, TError,CreateTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTaxSetting>>,
        TError,
        CreateTaxSettingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTaxSettingMutationOptions(options), queryClient);
    }
    /**
 * @summary A tax
 */
export const getTaxSetting = (
    taxSettingId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TaxSetting>(
      {url: `/tax-settings/${taxSettingId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTaxSettingQueryKey = (taxSettingId: number,) =>
    tenantQueryKey({ taxSettingId }, { url: `/tax-settings/${taxSettingId}` });


export const useGetTaxSettingQueryOptions = <TData = Awaited<ReturnType<typeof getTaxSetting>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(taxSettingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ taxSettingId }, { url: `/tax-settings/${taxSettingId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaxSetting>>> = ({ signal }) => getTaxSetting(taxSettingId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: taxSettingId !== null && taxSettingId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaxSettingQueryResult = NonNullable<Awaited<ReturnType<typeof getTaxSetting>>>
export type GetTaxSettingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTaxSetting<TData = Awaited<ReturnType<typeof getTaxSetting>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 taxSettingId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxSetting>>,
          TError,
          Awaited<ReturnType<typeof getTaxSetting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxSetting<TData = Awaited<ReturnType<typeof getTaxSetting>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 taxSettingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaxSetting>>,
          TError,
          Awaited<ReturnType<typeof getTaxSetting>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaxSetting<TData = Awaited<ReturnType<typeof getTaxSetting>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 taxSettingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A tax
 */

export function useGetTaxSetting<TData = Awaited<ReturnType<typeof getTaxSetting>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 taxSettingId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaxSetting>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTaxSettingQueryOptions(taxSettingId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders that are there keep the tax that they were priced with.
 * @summary Change a tax
 */
export const updateTaxSetting = (
    taxSettingId: number,
    taxSettingUpdate: BodyType<TaxSettingUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TaxSetting>(
      {url: `/tax-settings/${taxSettingId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: taxSettingUpdate, signal
    },
      options);
    }




export const getUpdateTaxSettingMutationKey = () => ['updateTaxSetting'] as const;

export const getUpdateTaxSettingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTaxSetting>>, TError,UpdateTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTaxSetting>>, TError,UpdateTaxSettingMutationVariables, TContext> => {

const mutationKey = getUpdateTaxSettingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTaxSetting>>, UpdateTaxSettingMutationVariables> = (props) => {
          const {taxSettingId,data} = props ?? {};

          return  updateTaxSetting(taxSettingId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTaxSettingMutationResult = NonNullable<Awaited<ReturnType<typeof updateTaxSetting>>>
    export type UpdateTaxSettingMutationBody = BodyType<TaxSettingUpdate>
    export type UpdateTaxSettingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateTaxSettingMutationVariables = {taxSettingId: number;data: BodyType<TaxSettingUpdate>}

    /**
 * @summary Change a tax
 */
export const useUpdateTaxSetting = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTaxSetting>>, TError,UpdateTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTaxSetting>>,
        TError,
        UpdateTaxSettingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTaxSettingMutationOptions(options), queryClient);
    }
    /**
 * One that a service charges stays: 422 `in_use`.
 * @summary Delete a tax
 */
export const deleteTaxSetting = (
    taxSettingId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tax-settings/${taxSettingId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteTaxSettingMutationKey = () => ['deleteTaxSetting'] as const;

export const getDeleteTaxSettingMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaxSetting>>, TError,DeleteTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTaxSetting>>, TError,DeleteTaxSettingMutationVariables, TContext> => {

const mutationKey = getDeleteTaxSettingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTaxSetting>>, DeleteTaxSettingMutationVariables> = (props) => {
          const {taxSettingId} = props ?? {};

          return  deleteTaxSetting(taxSettingId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTaxSettingMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTaxSetting>>>

    export type DeleteTaxSettingMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteTaxSettingMutationVariables = {taxSettingId: number}

    /**
 * @summary Delete a tax
 */
export const useDeleteTaxSetting = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTaxSetting>>, TError,DeleteTaxSettingMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTaxSetting>>,
        TError,
        DeleteTaxSettingMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTaxSettingMutationOptions(options), queryClient);
    }
    /**
 * @summary Where taxes are in use
 */
export const getTaxSettingUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/tax-settings/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetTaxSettingUsesMutationKey = () => ['getTaxSettingUses'] as const;

export const getGetTaxSettingUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTaxSettingUses>>, TError,GetTaxSettingUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getTaxSettingUses>>, TError,GetTaxSettingUsesMutationVariables, TContext> => {

const mutationKey = getGetTaxSettingUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getTaxSettingUses>>, GetTaxSettingUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getTaxSettingUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetTaxSettingUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getTaxSettingUses>>>
    export type GetTaxSettingUsesMutationBody = BodyType<IdList>
    export type GetTaxSettingUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetTaxSettingUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where taxes are in use
 */
export const useGetTaxSettingUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTaxSettingUses>>, TError,GetTaxSettingUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getTaxSettingUses>>,
        TError,
        GetTaxSettingUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetTaxSettingUsesMutationOptions(options), queryClient);
    }
    /**
 * The last try-out of a revision, or none: each new one takes the place of the one before.
 * @summary What a revision was tried on
 */
export const getServiceRevisionTryOuts = (
    serviceId: number,
    revisionId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOuts>(
      {url: `/services/${serviceId}/revisions/${revisionId}/try-outs`, method: 'GET', signal
    },
      options);
    }




export const getGetServiceRevisionTryOutsQueryKey = (serviceId: number,
    revisionId: number,) =>
    tenantQueryKey({ serviceId,revisionId }, { url: `/services/${serviceId}/revisions/${revisionId}/try-outs` });


export const useGetServiceRevisionTryOutsQueryOptions = <TData = Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(serviceId: number,
    revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ serviceId,revisionId }, { url: `/services/${serviceId}/revisions/${revisionId}/try-outs`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>> = ({ signal }) => getServiceRevisionTryOuts(serviceId,revisionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: serviceId !== null && serviceId !== undefined && revisionId !== null && revisionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetServiceRevisionTryOutsQueryResult = NonNullable<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>>
export type GetServiceRevisionTryOutsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetServiceRevisionTryOuts<TData = Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number,
    revisionId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTryOuts>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTryOuts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTryOuts<TData = Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number,
    revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getServiceRevisionTryOuts>>,
          TError,
          Awaited<ReturnType<typeof getServiceRevisionTryOuts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetServiceRevisionTryOuts<TData = Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number,
    revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a revision was tried on
 */

export function useGetServiceRevisionTryOuts<TData = Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 serviceId: number,
    revisionId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getServiceRevisionTryOuts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetServiceRevisionTryOutsQueryOptions(serviceId,revisionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Prices the orders of the service that were carried out in the period twice, as the published revision does and as the draft would: each at its own date, with its own holidays and fuel, and without adjustments or amounts that a person typed for waiting. Cancelled orders are left out. It runs in the background; the answer says how many orders there are. A draft that cannot price anything yet names its faults under their component and place: 422 `revision_faults`. While one runs: 422 `try_out_running`. Only a draft is tried: 422 `revision_published`.
 * @summary Try a draft on past orders
 */
export const createServiceRevisionTryOut = (
    serviceId: number,
    revisionId: number,
    params?: CreateServiceRevisionTryOutParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOut>(
      {url: `/services/${serviceId}/revisions/${revisionId}/try-outs`, method: 'POST',
        params, signal
    },
      options);
    }




export const getCreateServiceRevisionTryOutMutationKey = () => ['createServiceRevisionTryOut'] as const;

export const getCreateServiceRevisionTryOutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceRevisionTryOut>>, TError,CreateServiceRevisionTryOutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createServiceRevisionTryOut>>, TError,CreateServiceRevisionTryOutMutationVariables, TContext> => {

const mutationKey = getCreateServiceRevisionTryOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createServiceRevisionTryOut>>, CreateServiceRevisionTryOutMutationVariables> = (props) => {
          const {serviceId,revisionId,params} = props ?? {};

          return  createServiceRevisionTryOut(serviceId,revisionId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateServiceRevisionTryOutMutationResult = NonNullable<Awaited<ReturnType<typeof createServiceRevisionTryOut>>>

    export type CreateServiceRevisionTryOutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateServiceRevisionTryOutMutationVariables = {serviceId: number;revisionId: number;params?: CreateServiceRevisionTryOutParams}

    /**
 * @summary Try a draft on past orders
 */
export const useCreateServiceRevisionTryOut = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createServiceRevisionTryOut>>, TError,CreateServiceRevisionTryOutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createServiceRevisionTryOut>>,
        TError,
        CreateServiceRevisionTryOutMutationVariables,
        TContext
      > => {
      return useMutation(getCreateServiceRevisionTryOutMutationOptions(options), queryClient);
    }
    /**
 * Under `Accept: text/csv` its orders are streamed by their numbers; `X-Total-Count` says how many rows come.
 * @summary How far a try-out is, and what came of it
 */
export const getTryOut = (
    tryOutId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOut>(
      {url: `/try-outs/${tryOutId}`, method: 'GET', signal
    },
      options);
    }




export const getGetTryOutQueryKey = (tryOutId: number,) =>
    tenantQueryKey({ tryOutId }, { url: `/try-outs/${tryOutId}` });


export const useGetTryOutQueryOptions = <TData = Awaited<ReturnType<typeof getTryOut>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tryOutId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tryOutId }, { url: `/try-outs/${tryOutId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTryOut>>> = ({ signal }) => getTryOut(tryOutId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tryOutId !== null && tryOutId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTryOutQueryResult = NonNullable<Awaited<ReturnType<typeof getTryOut>>>
export type GetTryOutQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTryOut<TData = Awaited<ReturnType<typeof getTryOut>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOut>>,
          TError,
          Awaited<ReturnType<typeof getTryOut>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOut<TData = Awaited<ReturnType<typeof getTryOut>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOut>>,
          TError,
          Awaited<ReturnType<typeof getTryOut>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOut<TData = Awaited<ReturnType<typeof getTryOut>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far a try-out is, and what came of it
 */

export function useGetTryOut<TData = Awaited<ReturnType<typeof getTryOut>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOut>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTryOutQueryOptions(tryOutId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing is kept of what it found so far. One that is over stays as it is.
 * @summary Cancel a running try-out
 */
export const cancelTryOut = (
    tryOutId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOut>(
      {url: `/try-outs/${tryOutId}`, method: 'DELETE', signal
    },
      options);
    }




export const getCancelTryOutMutationKey = () => ['cancelTryOut'] as const;

export const getCancelTryOutMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTryOut>>, TError,CancelTryOutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTryOut>>, TError,CancelTryOutMutationVariables, TContext> => {

const mutationKey = getCancelTryOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTryOut>>, CancelTryOutMutationVariables> = (props) => {
          const {tryOutId} = props ?? {};

          return  cancelTryOut(tryOutId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelTryOutMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTryOut>>>

    export type CancelTryOutMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelTryOutMutationVariables = {tryOutId: number}

    /**
 * @summary Cancel a running try-out
 */
export const useCancelTryOut = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTryOut>>, TError,CancelTryOutMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTryOut>>,
        TError,
        CancelTryOutMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTryOutMutationOptions(options), queryClient);
    }
    /**
 * What has no amount comes last in either direction. A try-out that is not finished has none.
 * @summary What each order would cost
 */
export const getTryOutOrders = (
    tryOutId: number,
    params?: GetTryOutOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOutOrderPage>(
      {url: `/try-outs/${tryOutId}/orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTryOutOrdersQueryKey = (tryOutId: number,
    params?: GetTryOutOrdersParams,) =>
    tenantQueryKey({ tryOutId,params }, { url: `/try-outs/${tryOutId}/orders` });


export const useGetTryOutOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getTryOutOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tryOutId: number,
    params?: GetTryOutOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tryOutId,params }, { url: `/try-outs/${tryOutId}/orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTryOutOrders>>> = ({ signal }) => getTryOutOrders(tryOutId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tryOutId !== null && tryOutId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTryOutOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getTryOutOrders>>>
export type GetTryOutOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTryOutOrders<TData = Awaited<ReturnType<typeof getTryOutOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params: undefined |  GetTryOutOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOutOrders>>,
          TError,
          Awaited<ReturnType<typeof getTryOutOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOutOrders<TData = Awaited<ReturnType<typeof getTryOutOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOutOrders>>,
          TError,
          Awaited<ReturnType<typeof getTryOutOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOutOrders<TData = Awaited<ReturnType<typeof getTryOutOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What each order would cost
 */

export function useGetTryOutOrders<TData = Awaited<ReturnType<typeof getTryOutOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTryOutOrdersQueryOptions(tryOutId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A try-out that is not finished has none.
 * @summary What each customer would pay
 */
export const getTryOutCustomers = (
    tryOutId: number,
    params?: GetTryOutCustomersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<TryOutCustomerPage>(
      {url: `/try-outs/${tryOutId}/customers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTryOutCustomersQueryKey = (tryOutId: number,
    params?: GetTryOutCustomersParams,) =>
    tenantQueryKey({ tryOutId,params }, { url: `/try-outs/${tryOutId}/customers` });


export const useGetTryOutCustomersQueryOptions = <TData = Awaited<ReturnType<typeof getTryOutCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tryOutId: number,
    params?: GetTryOutCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tryOutId,params }, { url: `/try-outs/${tryOutId}/customers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTryOutCustomers>>> = ({ signal }) => getTryOutCustomers(tryOutId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tryOutId !== null && tryOutId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTryOutCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof getTryOutCustomers>>>
export type GetTryOutCustomersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTryOutCustomers<TData = Awaited<ReturnType<typeof getTryOutCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params: undefined |  GetTryOutCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOutCustomers>>,
          TError,
          Awaited<ReturnType<typeof getTryOutCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOutCustomers<TData = Awaited<ReturnType<typeof getTryOutCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTryOutCustomers>>,
          TError,
          Awaited<ReturnType<typeof getTryOutCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTryOutCustomers<TData = Awaited<ReturnType<typeof getTryOutCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What each customer would pay
 */

export function useGetTryOutCustomers<TData = Awaited<ReturnType<typeof getTryOutCustomers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tryOutId: number,
    params?: GetTryOutCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTryOutCustomers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTryOutCustomersQueryOptions(tryOutId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The vehicles of an organisation
 */
export const getTenantVehicles = (
    tenantId: number,
    params?: GetTenantVehiclesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VehiclePage>(
      {url: `/tenants/${tenantId}/vehicles`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetTenantVehiclesQueryKey = (tenantId: number,
    params?: GetTenantVehiclesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/vehicles` });


export const useGetTenantVehiclesQueryOptions = <TData = Awaited<ReturnType<typeof getTenantVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetTenantVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/vehicles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTenantVehicles>>> = ({ signal }) => getTenantVehicles(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTenantVehiclesQueryResult = NonNullable<Awaited<ReturnType<typeof getTenantVehicles>>>
export type GetTenantVehiclesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetTenantVehicles<TData = Awaited<ReturnType<typeof getTenantVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetTenantVehiclesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantVehicles>>,
          TError,
          Awaited<ReturnType<typeof getTenantVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantVehicles<TData = Awaited<ReturnType<typeof getTenantVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTenantVehicles>>,
          TError,
          Awaited<ReturnType<typeof getTenantVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTenantVehicles<TData = Awaited<ReturnType<typeof getTenantVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The vehicles of an organisation
 */

export function useGetTenantVehicles<TData = Awaited<ReturnType<typeof getTenantVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetTenantVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTenantVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetTenantVehiclesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a vehicle
 */
export const createVehicle = (
    tenantId: number,
    vehicleInput: BodyType<VehicleInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Vehicle>(
      {url: `/tenants/${tenantId}/vehicles`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: vehicleInput, signal
    },
      options);
    }




export const getCreateVehicleMutationKey = () => ['createVehicle'] as const;

export const getCreateVehicleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext> => {

const mutationKey = getCreateVehicleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVehicle>>, CreateVehicleMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createVehicle(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVehicleMutationResult = NonNullable<Awaited<ReturnType<typeof createVehicle>>>
    export type CreateVehicleMutationBody = BodyType<VehicleInput>
    export type CreateVehicleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateVehicleMutationVariables = {tenantId: number;data: BodyType<VehicleInput>}

    /**
 * @summary Add a vehicle
 */
export const useCreateVehicle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVehicle>>,
        TError,
        CreateVehicleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVehicleMutationOptions(options), queryClient);
    }
    /**
 * @summary The vehicles of the organisation one works in
 */
export const getVehicles = (
    params?: GetVehiclesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<VehiclePage>(
      {url: `/vehicles`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetVehiclesQueryKey = (params?: GetVehiclesParams,) =>
    tenantQueryKey({ params }, { url: `/vehicles` });


export const useGetVehiclesQueryOptions = <TData = Awaited<ReturnType<typeof getVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(params?: GetVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/vehicles`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVehicles>>> = ({ signal }) => getVehicles(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVehiclesQueryResult = NonNullable<Awaited<ReturnType<typeof getVehicles>>>
export type GetVehiclesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>


export function useGetVehicles<TData = Awaited<ReturnType<typeof getVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params: undefined |  GetVehiclesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicles>>,
          TError,
          Awaited<ReturnType<typeof getVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicles<TData = Awaited<ReturnType<typeof getVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicles>>,
          TError,
          Awaited<ReturnType<typeof getVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicles<TData = Awaited<ReturnType<typeof getVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The vehicles of the organisation one works in
 */

export function useGetVehicles<TData = Awaited<ReturnType<typeof getVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse>>(
 params?: GetVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVehiclesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A vehicle
 */
export const getVehicle = (
    vehicleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Vehicle>(
      {url: `/vehicles/${vehicleId}`, method: 'GET', signal
    },
      options);
    }




export const getGetVehicleQueryKey = (vehicleId: number,) =>
    tenantQueryKey({ vehicleId }, { url: `/vehicles/${vehicleId}` });


export const useGetVehicleQueryOptions = <TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ vehicleId }, { url: `/vehicles/${vehicleId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVehicle>>> = ({ signal }) => getVehicle(vehicleId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: vehicleId !== null && vehicleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVehicleQueryResult = NonNullable<Awaited<ReturnType<typeof getVehicle>>>
export type GetVehicleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 vehicleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicle>>,
          TError,
          Awaited<ReturnType<typeof getVehicle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicle>>,
          TError,
          Awaited<ReturnType<typeof getVehicle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A vehicle
 */

export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVehicleQueryOptions(vehicleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change a vehicle
 */
export const updateVehicle = (
    vehicleId: number,
    vehicleUpdate: BodyType<VehicleUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Vehicle>(
      {url: `/vehicles/${vehicleId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: vehicleUpdate, signal
    },
      options);
    }




export const getUpdateVehicleMutationKey = () => ['updateVehicle'] as const;

export const getUpdateVehicleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext> => {

const mutationKey = getUpdateVehicleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVehicle>>, UpdateVehicleMutationVariables> = (props) => {
          const {vehicleId,data} = props ?? {};

          return  updateVehicle(vehicleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVehicleMutationResult = NonNullable<Awaited<ReturnType<typeof updateVehicle>>>
    export type UpdateVehicleMutationBody = BodyType<VehicleUpdate>
    export type UpdateVehicleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateVehicleMutationVariables = {vehicleId: number;data: BodyType<VehicleUpdate>}

    /**
 * @summary Change a vehicle
 */
export const useUpdateVehicle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVehicle>>,
        TError,
        UpdateVehicleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVehicleMutationOptions(options), queryClient);
    }
    /**
 * One that a service uses, or that a driver has, stays: 422 `in_use`.
 * @summary Delete a vehicle
 */
export const deleteVehicle = (
    vehicleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/vehicles/${vehicleId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteVehicleMutationKey = () => ['deleteVehicle'] as const;

export const getDeleteVehicleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVehicle>>, TError,DeleteVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteVehicle>>, TError,DeleteVehicleMutationVariables, TContext> => {

const mutationKey = getDeleteVehicleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteVehicle>>, DeleteVehicleMutationVariables> = (props) => {
          const {vehicleId} = props ?? {};

          return  deleteVehicle(vehicleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteVehicleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteVehicle>>>

    export type DeleteVehicleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteVehicleMutationVariables = {vehicleId: number}

    /**
 * @summary Delete a vehicle
 */
export const useDeleteVehicle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteVehicle>>, TError,DeleteVehicleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteVehicle>>,
        TError,
        DeleteVehicleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteVehicleMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Archive vehicles
 */
export const archiveVehicles = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/vehicles/archive`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getArchiveVehiclesMutationKey = () => ['archiveVehicles'] as const;

export const getArchiveVehiclesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveVehicles>>, TError,ArchiveVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof archiveVehicles>>, TError,ArchiveVehiclesMutationVariables, TContext> => {

const mutationKey = getArchiveVehiclesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveVehicles>>, ArchiveVehiclesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  archiveVehicles(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveVehiclesMutationResult = NonNullable<Awaited<ReturnType<typeof archiveVehicles>>>
    export type ArchiveVehiclesMutationBody = BodyType<IdList>
    export type ArchiveVehiclesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ArchiveVehiclesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Archive vehicles
 */
export const useArchiveVehicles = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveVehicles>>, TError,ArchiveVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveVehicles>>,
        TError,
        ArchiveVehiclesMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveVehiclesMutationOptions(options), queryClient);
    }
    /**
 * All of them or none.
 * @summary Restore archived vehicles
 */
export const restoreVehicles = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/vehicles/restore`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getRestoreVehiclesMutationKey = () => ['restoreVehicles'] as const;

export const getRestoreVehiclesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreVehicles>>, TError,RestoreVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreVehicles>>, TError,RestoreVehiclesMutationVariables, TContext> => {

const mutationKey = getRestoreVehiclesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreVehicles>>, RestoreVehiclesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  restoreVehicles(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreVehiclesMutationResult = NonNullable<Awaited<ReturnType<typeof restoreVehicles>>>
    export type RestoreVehiclesMutationBody = BodyType<IdList>
    export type RestoreVehiclesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type RestoreVehiclesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Restore archived vehicles
 */
export const useRestoreVehicles = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreVehicles>>, TError,RestoreVehiclesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreVehicles>>,
        TError,
        RestoreVehiclesMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreVehiclesMutationOptions(options), queryClient);
    }
    /**
 * @summary Where vehicles are in use
 */
export const getVehicleUses = (
    idList: BodyType<IdList>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Uses>(
      {url: `/vehicles/uses`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idList, signal
    },
      options);
    }




export const getGetVehicleUsesMutationKey = () => ['getVehicleUses'] as const;

export const getGetVehicleUsesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getVehicleUses>>, TError,GetVehicleUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof getVehicleUses>>, TError,GetVehicleUsesMutationVariables, TContext> => {

const mutationKey = getGetVehicleUsesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getVehicleUses>>, GetVehicleUsesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getVehicleUses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetVehicleUsesMutationResult = NonNullable<Awaited<ReturnType<typeof getVehicleUses>>>
    export type GetVehicleUsesMutationBody = BodyType<IdList>
    export type GetVehicleUsesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type GetVehicleUsesMutationVariables = {data: BodyType<IdList>}

    /**
 * @summary Where vehicles are in use
 */
export const useGetVehicleUses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getVehicleUses>>, TError,GetVehicleUsesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getVehicleUses>>,
        TError,
        GetVehicleUsesMutationVariables,
        TContext
      > => {
      return useMutation(getGetVehicleUsesMutationOptions(options), queryClient);
    }
