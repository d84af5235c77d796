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
  AccountingSettings,
  AccountingSettingsUpdate,
  BadRequestResponse,
  DriverPayRates,
  DriverPayRatesUpdate,
  ForbiddenResponse,
  FormErrorResponse,
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
 * @summary The driver pay rates of an organisation
 */
export const getDriverPayRates = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPayRates>(
      {url: `/tenants/${tenantId}/driver-pay-rates`, method: 'GET', signal
    },
      options);
    }




export const getGetDriverPayRatesQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/driver-pay-rates` });


export const useGetDriverPayRatesQueryOptions = <TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/driver-pay-rates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverPayRates>>> = ({ signal }) => getDriverPayRates(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverPayRatesQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverPayRates>>>
export type GetDriverPayRatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The driver pay rates of an organisation
 */

export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDriverPayRatesQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pay follows the rates at once, also of orders that are there, unless an order has a rate of its own.
 * @summary Change the driver pay rates
 */
export const updateDriverPayRates = (
    tenantId: number,
    driverPayRatesUpdate: BodyType<DriverPayRatesUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverPayRates>(
      {url: `/tenants/${tenantId}/driver-pay-rates`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: driverPayRatesUpdate, signal
    },
      options);
    }




export const getUpdateDriverPayRatesMutationKey = () => ['updateDriverPayRates'] as const;

export const getUpdateDriverPayRatesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext> => {

const mutationKey = getUpdateDriverPayRatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDriverPayRates>>, UpdateDriverPayRatesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateDriverPayRates(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDriverPayRatesMutationResult = NonNullable<Awaited<ReturnType<typeof updateDriverPayRates>>>
    export type UpdateDriverPayRatesMutationBody = BodyType<DriverPayRatesUpdate>
    export type UpdateDriverPayRatesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateDriverPayRatesMutationVariables = {tenantId: number;data: BodyType<DriverPayRatesUpdate>}

    /**
 * @summary Change the driver pay rates
 */
export const useUpdateDriverPayRates = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDriverPayRates>>, TError,UpdateDriverPayRatesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDriverPayRates>>,
        TError,
        UpdateDriverPayRatesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDriverPayRatesMutationOptions(options), queryClient);
    }
    /**
 * @summary The accounting settings of an organisation
 */
export const getAccountingSettings = (
    tenantId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSettings>(
      {url: `/tenants/${tenantId}/accounting-settings`, method: 'GET', signal
    },
      options);
    }




export const getGetAccountingSettingsQueryKey = (tenantId: number,) =>
    tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/accounting-settings` });


export const useGetAccountingSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/accounting-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingSettings>>> = ({ signal }) => getAccountingSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingSettings>>>
export type GetAccountingSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The accounting settings of an organisation
 */

export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingSettingsQueryOptions(tenantId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the accounting settings
 */
export const updateAccountingSettings = (
    tenantId: number,
    accountingSettingsUpdate: BodyType<AccountingSettingsUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSettings>(
      {url: `/tenants/${tenantId}/accounting-settings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountingSettingsUpdate, signal
    },
      options);
    }




export const getUpdateAccountingSettingsMutationKey = () => ['updateAccountingSettings'] as const;

export const getUpdateAccountingSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateAccountingSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAccountingSettings>>, UpdateAccountingSettingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  updateAccountingSettings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountingSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateAccountingSettings>>>
    export type UpdateAccountingSettingsMutationBody = BodyType<AccountingSettingsUpdate>
    export type UpdateAccountingSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateAccountingSettingsMutationVariables = {tenantId: number;data: BodyType<AccountingSettingsUpdate>}

    /**
 * @summary Change the accounting settings
 */
export const useUpdateAccountingSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingSettings>>, TError,UpdateAccountingSettingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAccountingSettings>>,
        TError,
        UpdateAccountingSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAccountingSettingsMutationOptions(options), queryClient);
    }
