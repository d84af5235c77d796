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
  AccountingGroupPage,
  AccountingMappingPage,
  AccountingMappingsChange,
  AccountingOrderPage,
  AccountingSettings,
  AccountingSettingsUpdate,
  AccountingSums,
  AccountingTemplate,
  AccountingTemplateInput,
  AccountingTemplatePage,
  AccountingTemplateUpdate,
  AgeingCustomerPage,
  AgeingTotals,
  AnalyticsGroupPage,
  BadRequestResponse,
  BillStatusesChange,
  BillStatusesChanged,
  BillingCourierPage,
  BillingCustomerPage,
  BillingDifferences,
  BillingExclusions,
  BillingExport,
  BillingExportPage,
  BillingFiles,
  BillingRecipients,
  BillingReversal,
  BillingRunInput,
  BillingRunPreview,
  BillingSend,
  BillingSent,
  BrokerageLedgerRowPage,
  BrokerageSums,
  Budget,
  BudgetInput,
  BudgetPage,
  BudgetUpdate,
  CreateBudgetParams,
  DoneResponse,
  DriverFairnessPage,
  DriverPayRates,
  DriverPayRatesUpdate,
  FigureOrderPage,
  FigureSums,
  ForbiddenResponse,
  FormErrorResponse,
  GetAccountingBillingDataParams,
  GetAccountingDataParams,
  GetAccountingInvoicingDataParams,
  GetAccountingMappingsParams,
  GetAccountingOrdersParams,
  GetAccountingTemplatesParams,
  GetAccountingTotalsParams,
  GetAgeingParams,
  GetAgeingTotalsParams,
  GetAnalyticsGroupsParams,
  GetBillingCouriersParams,
  GetBillingExportInvoicesParams,
  GetBillingExportsParams,
  GetBrokerageLedgerParams,
  GetBrokerageLedgerTotalsParams,
  GetBudgetsParams,
  GetCustomerStatementParams,
  GetCustomerStatementPdfParams,
  GetDriverFairnessParams,
  GetDriverStatisticsParams,
  GetFigureOrdersParams,
  GetFigureSumsParams,
  GetInvoiceCountsParams,
  GetInvoiceDisputesParams,
  GetInvoiceExportStatementsParams,
  GetInvoiceExportsParams,
  GetInvoiceLinesParams,
  GetInvoicesParams,
  GetInvoicingStatsParams,
  GetOnTimeAnalyticsParams,
  GetOrderAnalyticsParams,
  GetPartnerBalancesParams,
  GetPayExtrasParams,
  GetPayStatementLinesParams,
  GetPayStatementsParams,
  GetReceivedInvoiceCountsParams,
  GetReceivedInvoicesParams,
  GetReminderRunsParams,
  GetReportParams,
  GetReportSchedulesParams,
  GetReportTotalsParams,
  GetRevenueAnalyticsParams,
  GetRevenueLeakCountsParams,
  GetRevenueLeaksParams,
  GetSettlementsParams,
  GetUserAnalyticsParams,
  GetVendorInvoiceLinesParams,
  GetVendorInvoicesParams,
  GetVendorStatementParams,
  GetVendorStatementPdfParams,
  InvoiceCounts,
  InvoiceDetail,
  InvoiceDispute,
  InvoiceDisputeAnswer,
  InvoiceDisputeInput,
  InvoiceDisputePage,
  InvoiceDisputeText,
  InvoiceIds,
  InvoiceLinePage,
  InvoicePage,
  InvoicesDone,
  InvoicesPaid,
  InvoicingStats,
  LeaksAccept,
  LeaksChanged,
  LeaksReopen,
  NotFoundResponse,
  OnTimeAnalytics,
  OrderAnalytics,
  PaidDriverPage,
  PartnerBalancePage,
  PayExport,
  PayExportPage,
  PayExtra,
  PayExtraInput,
  PayExtraPage,
  PayExtraUpdate,
  PayFiles,
  PayLinePage,
  PayRunInput,
  PayRunPreview,
  PayStatement,
  PayStatementIds,
  PayStatementPage,
  PayStatementsSent,
  ReceivedInvoicePage,
  ReminderInput,
  ReminderPreview,
  ReminderRun,
  ReminderRunPage,
  ReportRowPage,
  ReportSchedule,
  ReportScheduleInput,
  ReportSchedulePage,
  ReportScheduleUpdate,
  ReportSums,
  RevenueAnalytics,
  RevenueLeakCounts,
  RevenueLeakPage,
  Settlement,
  SettlementInput,
  SettlementPage,
  SettlementTakeBack,
  Statement,
  StatementSend,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UpdateBudgetParams
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
 * @summary What customers owe, by age
 */
export const getAgeing = (
    tenantId: number,
    params?: GetAgeingParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AgeingCustomerPage>(
      {url: `/tenants/${tenantId}/ageing`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAgeingQueryKey = (tenantId: number,
    params?: GetAgeingParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ageing` });


export const useGetAgeingQueryOptions = <TData = Awaited<ReturnType<typeof getAgeing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetAgeingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ageing`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgeing>>> = ({ signal }) => getAgeing(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgeingQueryResult = NonNullable<Awaited<ReturnType<typeof getAgeing>>>
export type GetAgeingQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAgeing<TData = Awaited<ReturnType<typeof getAgeing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetAgeingParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeing>>,
          TError,
          Awaited<ReturnType<typeof getAgeing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgeing<TData = Awaited<ReturnType<typeof getAgeing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeing>>,
          TError,
          Awaited<ReturnType<typeof getAgeing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgeing<TData = Awaited<ReturnType<typeof getAgeing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What customers owe, by age
 */

export function useGetAgeing<TData = Awaited<ReturnType<typeof getAgeing>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeing>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAgeingQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What all customers owe, by age
 */
export const getAgeingTotals = (
    tenantId: number,
    params?: GetAgeingTotalsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AgeingTotals>(
      {url: `/tenants/${tenantId}/ageing-totals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAgeingTotalsQueryKey = (tenantId: number,
    params?: GetAgeingTotalsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ageing-totals` });


export const useGetAgeingTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getAgeingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetAgeingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/ageing-totals`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgeingTotals>>> = ({ signal }) => getAgeingTotals(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAgeingTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getAgeingTotals>>>
export type GetAgeingTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAgeingTotals<TData = Awaited<ReturnType<typeof getAgeingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetAgeingTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAgeingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgeingTotals<TData = Awaited<ReturnType<typeof getAgeingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAgeingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAgeingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgeingTotals<TData = Awaited<ReturnType<typeof getAgeingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What all customers owe, by age
 */

export function useGetAgeingTotals<TData = Awaited<ReturnType<typeof getAgeingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAgeingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgeingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAgeingTotalsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most 2,000 rows.
 * @summary The statement of a customer
 */
export const getCustomerStatement = (
    tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Statement>(
      {url: `/tenants/${tenantId}/customers/${customerId}/statement`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetCustomerStatementQueryKey = (tenantId: number,
    customerId: number,
    params?: GetCustomerStatementParams,) =>
    tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/statement` });


export const useGetCustomerStatementQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/statement`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerStatement>>> = ({ signal }) => getCustomerStatement(tenantId,customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerStatement>>>
export type GetCustomerStatementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetCustomerStatement<TData = Awaited<ReturnType<typeof getCustomerStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerStatement>>,
          TError,
          Awaited<ReturnType<typeof getCustomerStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerStatement<TData = Awaited<ReturnType<typeof getCustomerStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerStatement>>,
          TError,
          Awaited<ReturnType<typeof getCustomerStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerStatement<TData = Awaited<ReturnType<typeof getCustomerStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The statement of a customer
 */

export function useGetCustomerStatement<TData = Awaited<ReturnType<typeof getCustomerStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerStatementQueryOptions(tenantId,customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The statement of a customer as PDF
 */
export const getCustomerStatementPdf = (
    tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/tenants/${tenantId}/customers/${customerId}/statement-pdf`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getGetCustomerStatementPdfQueryKey = (tenantId: number,
    customerId: number,
    params?: GetCustomerStatementPdfParams,) =>
    tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/statement-pdf` });


export const useGetCustomerStatementPdfQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,customerId,params }, { url: `/tenants/${tenantId}/customers/${customerId}/statement-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerStatementPdf>>> = ({ signal }) => getCustomerStatementPdf(tenantId,customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerStatementPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerStatementPdf>>>
export type GetCustomerStatementPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetCustomerStatementPdf<TData = Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getCustomerStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerStatementPdf<TData = Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getCustomerStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomerStatementPdf<TData = Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The statement of a customer as PDF
 */

export function useGetCustomerStatementPdf<TData = Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    customerId: number,
    params: GetCustomerStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetCustomerStatementPdfQueryOptions(tenantId,customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * To where it gets invoices. Too many within an hour: 429 `too_many_mails`.
 * @summary Send the statement of a customer by e-mail
 */
export const sendCustomerStatement = (
    tenantId: number,
    customerId: number,
    statementSend: BodyType<StatementSend>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/customers/${customerId}/statement/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: statementSend, signal
    },
      options);
    }




export const getSendCustomerStatementMutationKey = () => ['sendCustomerStatement'] as const;

export const getSendCustomerStatementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCustomerStatement>>, TError,SendCustomerStatementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCustomerStatement>>, TError,SendCustomerStatementMutationVariables, TContext> => {

const mutationKey = getSendCustomerStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCustomerStatement>>, SendCustomerStatementMutationVariables> = (props) => {
          const {tenantId,customerId,data} = props ?? {};

          return  sendCustomerStatement(tenantId,customerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCustomerStatementMutationResult = NonNullable<Awaited<ReturnType<typeof sendCustomerStatement>>>
    export type SendCustomerStatementMutationBody = BodyType<StatementSend>
    export type SendCustomerStatementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendCustomerStatementMutationVariables = {tenantId: number;customerId: number;data: BodyType<StatementSend>}

    /**
 * @summary Send the statement of a customer by e-mail
 */
export const useSendCustomerStatement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCustomerStatement>>, TError,SendCustomerStatementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCustomerStatement>>,
        TError,
        SendCustomerStatementMutationVariables,
        TContext
      > => {
      return useMutation(getSendCustomerStatementMutationOptions(options), queryClient);
    }
    /**
 * Counted within a second of what happens. Of couriers what they carry out, of others what they ordered or placed, unless `side` says otherwise.
 * @summary How many orders over time
 */
export const getOrderAnalytics = (
    tenantId: number,
    params: GetOrderAnalyticsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OrderAnalytics>(
      {url: `/tenants/${tenantId}/analytics/orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOrderAnalyticsQueryKey = (tenantId: number,
    params?: GetOrderAnalyticsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/orders` });


export const useGetOrderAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getOrderAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetOrderAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderAnalytics>>> = ({ signal }) => getOrderAnalytics(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderAnalytics>>>
export type GetOrderAnalyticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetOrderAnalytics<TData = Awaited<ReturnType<typeof getOrderAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOrderAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getOrderAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAnalytics<TData = Awaited<ReturnType<typeof getOrderAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOrderAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getOrderAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAnalytics<TData = Awaited<ReturnType<typeof getOrderAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOrderAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many orders over time
 */

export function useGetOrderAnalytics<TData = Awaited<ReturnType<typeof getOrderAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOrderAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOrderAnalyticsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of what the organisation carries out, for those who may read its accounting; of what it ordered, for those who read prices: what that cost.
 * @summary What orders brought in over time
 */
export const getRevenueAnalytics = (
    tenantId: number,
    params: GetRevenueAnalyticsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevenueAnalytics>(
      {url: `/tenants/${tenantId}/analytics/revenue`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRevenueAnalyticsQueryKey = (tenantId: number,
    params?: GetRevenueAnalyticsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/revenue` });


export const useGetRevenueAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetRevenueAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/revenue`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueAnalytics>>> = ({ signal }) => getRevenueAnalytics(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueAnalytics>>>
export type GetRevenueAnalyticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetRevenueAnalytics<TData = Awaited<ReturnType<typeof getRevenueAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueAnalytics<TData = Awaited<ReturnType<typeof getRevenueAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getRevenueAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueAnalytics<TData = Awaited<ReturnType<typeof getRevenueAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What orders brought in over time
 */

export function useGetRevenueAnalytics<TData = Awaited<ReturnType<typeof getRevenueAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRevenueAnalyticsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With how long drivers waited and were under way: the median, and what nine in ten stay within.
 * @summary How punctual orders were over time
 */
export const getOnTimeAnalytics = (
    tenantId: number,
    params: GetOnTimeAnalyticsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OnTimeAnalytics>(
      {url: `/tenants/${tenantId}/analytics/on-time`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetOnTimeAnalyticsQueryKey = (tenantId: number,
    params?: GetOnTimeAnalyticsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/on-time` });


export const useGetOnTimeAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetOnTimeAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/on-time`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOnTimeAnalytics>>> = ({ signal }) => getOnTimeAnalytics(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOnTimeAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getOnTimeAnalytics>>>
export type GetOnTimeAnalyticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetOnTimeAnalytics<TData = Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOnTimeAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOnTimeAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getOnTimeAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnTimeAnalytics<TData = Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOnTimeAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOnTimeAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getOnTimeAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOnTimeAnalytics<TData = Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOnTimeAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How punctual orders were over time
 */

export function useGetOnTimeAnalytics<TData = Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetOnTimeAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOnTimeAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetOnTimeAnalyticsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those of which anything happened on these days, with the most orders first unless it is asked otherwise.
 * @summary Figures by service, customer, driver or lane
 */
export const getAnalyticsGroups = (
    tenantId: number,
    params: GetAnalyticsGroupsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AnalyticsGroupPage>(
      {url: `/tenants/${tenantId}/analytics/groups`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAnalyticsGroupsQueryKey = (tenantId: number,
    params?: GetAnalyticsGroupsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/groups` });


export const useGetAnalyticsGroupsQueryOptions = <TData = Awaited<ReturnType<typeof getAnalyticsGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAnalyticsGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/groups`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnalyticsGroups>>> = ({ signal }) => getAnalyticsGroups(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnalyticsGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof getAnalyticsGroups>>>
export type GetAnalyticsGroupsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetAnalyticsGroups<TData = Awaited<ReturnType<typeof getAnalyticsGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAnalyticsGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyticsGroups>>,
          TError,
          Awaited<ReturnType<typeof getAnalyticsGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticsGroups<TData = Awaited<ReturnType<typeof getAnalyticsGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAnalyticsGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnalyticsGroups>>,
          TError,
          Awaited<ReturnType<typeof getAnalyticsGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnalyticsGroups<TData = Awaited<ReturnType<typeof getAnalyticsGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAnalyticsGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures by service, customer, driver or lane
 */

export function useGetAnalyticsGroups<TData = Awaited<ReturnType<typeof getAnalyticsGroups>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAnalyticsGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnalyticsGroups>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAnalyticsGroupsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each of them with what it adds to the figure, the latest day first unless it is asked otherwise.
 * @summary The orders behind a figure
 */
export const getFigureOrders = (
    tenantId: number,
    params: GetFigureOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FigureOrderPage>(
      {url: `/tenants/${tenantId}/analytics/figure-orders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetFigureOrdersQueryKey = (tenantId: number,
    params?: GetFigureOrdersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/figure-orders` });


export const useGetFigureOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getFigureOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetFigureOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/figure-orders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFigureOrders>>> = ({ signal }) => getFigureOrders(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFigureOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getFigureOrders>>>
export type GetFigureOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetFigureOrders<TData = Awaited<ReturnType<typeof getFigureOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFigureOrders>>,
          TError,
          Awaited<ReturnType<typeof getFigureOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFigureOrders<TData = Awaited<ReturnType<typeof getFigureOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFigureOrders>>,
          TError,
          Awaited<ReturnType<typeof getFigureOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFigureOrders<TData = Awaited<ReturnType<typeof getFigureOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders behind a figure
 */

export function useGetFigureOrders<TData = Awaited<ReturnType<typeof getFigureOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFigureOrdersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Added up order by order.
 * @summary What the orders behind a figure come to
 */
export const getFigureSums = (
    tenantId: number,
    params: GetFigureSumsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<FigureSums>(
      {url: `/tenants/${tenantId}/analytics/figure-sums`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetFigureSumsQueryKey = (tenantId: number,
    params?: GetFigureSumsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/figure-sums` });


export const useGetFigureSumsQueryOptions = <TData = Awaited<ReturnType<typeof getFigureSums>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetFigureSumsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/figure-sums`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFigureSums>>> = ({ signal }) => getFigureSums(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFigureSumsQueryResult = NonNullable<Awaited<ReturnType<typeof getFigureSums>>>
export type GetFigureSumsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetFigureSums<TData = Awaited<ReturnType<typeof getFigureSums>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureSumsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFigureSums>>,
          TError,
          Awaited<ReturnType<typeof getFigureSums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFigureSums<TData = Awaited<ReturnType<typeof getFigureSums>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureSumsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFigureSums>>,
          TError,
          Awaited<ReturnType<typeof getFigureSums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFigureSums<TData = Awaited<ReturnType<typeof getFigureSums>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureSumsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the orders behind a figure come to
 */

export function useGetFigureSums<TData = Awaited<ReturnType<typeof getFigureSums>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetFigureSumsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFigureSums>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetFigureSumsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What was invoiced and paid on some days
 */
export const getInvoicingStats = (
    tenantId: number,
    params: GetInvoicingStatsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicingStats>(
      {url: `/tenants/${tenantId}/analytics/invoicing-stats`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoicingStatsQueryKey = (tenantId: number,
    params?: GetInvoicingStatsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/invoicing-stats` });


export const useGetInvoicingStatsQueryOptions = <TData = Awaited<ReturnType<typeof getInvoicingStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetInvoicingStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/analytics/invoicing-stats`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoicingStats>>> = ({ signal }) => getInvoicingStats(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoicingStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoicingStats>>>
export type GetInvoicingStatsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetInvoicingStats<TData = Awaited<ReturnType<typeof getInvoicingStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetInvoicingStatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoicingStats>>,
          TError,
          Awaited<ReturnType<typeof getInvoicingStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoicingStats<TData = Awaited<ReturnType<typeof getInvoicingStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetInvoicingStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoicingStats>>,
          TError,
          Awaited<ReturnType<typeof getInvoicingStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoicingStats<TData = Awaited<ReturnType<typeof getInvoicingStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetInvoicingStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was invoiced and paid on some days
 */

export function useGetInvoicingStats<TData = Awaited<ReturnType<typeof getInvoicingStats>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetInvoicingStatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicingStats>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoicingStatsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those who carried out anything on these days, with the most orders first unless it is asked otherwise.
 * @summary What each driver carried out
 */
export const getDriverStatistics = (
    tenantId: number,
    params: GetDriverStatisticsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AnalyticsGroupPage>(
      {url: `/tenants/${tenantId}/driver-statistics`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDriverStatisticsQueryKey = (tenantId: number,
    params?: GetDriverStatisticsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-statistics` });


export const useGetDriverStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getDriverStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetDriverStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-statistics`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverStatistics>>> = ({ signal }) => getDriverStatistics(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverStatistics>>>
export type GetDriverStatisticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDriverStatistics<TData = Awaited<ReturnType<typeof getDriverStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverStatistics>>,
          TError,
          Awaited<ReturnType<typeof getDriverStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverStatistics<TData = Awaited<ReturnType<typeof getDriverStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverStatistics>>,
          TError,
          Awaited<ReturnType<typeof getDriverStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverStatistics<TData = Awaited<ReturnType<typeof getDriverStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What each driver carried out
 */

export function useGetDriverStatistics<TData = Awaited<ReturnType<typeof getDriverStatistics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverStatistics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDriverStatisticsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the driver, and for those who give orders to the drivers of the request's organisation. Somebody who never drove there has figures of nothing.
 * @summary What a driver carried out over time
 */
export const getUserAnalytics = (
    userId: number,
    params: GetUserAnalyticsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<OnTimeAnalytics>(
      {url: `/users/${userId}/analytics`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetUserAnalyticsQueryKey = (userId: number,
    params?: GetUserAnalyticsParams,) =>
    tenantQueryKey({ userId,params }, { url: `/users/${userId}/analytics` });


export const useGetUserAnalyticsQueryOptions = <TData = Awaited<ReturnType<typeof getUserAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(userId: number,
    params: GetUserAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ userId,params }, { url: `/users/${userId}/analytics`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserAnalytics>>> = ({ signal }) => getUserAnalytics(userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserAnalyticsQueryResult = NonNullable<Awaited<ReturnType<typeof getUserAnalytics>>>
export type GetUserAnalyticsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetUserAnalytics<TData = Awaited<ReturnType<typeof getUserAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserAnalyticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getUserAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAnalytics<TData = Awaited<ReturnType<typeof getUserAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAnalytics>>,
          TError,
          Awaited<ReturnType<typeof getUserAnalytics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUserAnalytics<TData = Awaited<ReturnType<typeof getUserAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a driver carried out over time
 */

export function useGetUserAnalytics<TData = Awaited<ReturnType<typeof getUserAnalytics>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 userId: number,
    params: GetUserAnalyticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAnalytics>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetUserAnalyticsQueryOptions(userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Up to a day: what is unbilled, and what was billed at another price than it has now.
 * @summary Customers to whom something is to be billed
 */
export const getAccountingBillingData = (
    tenantId: number,
    params: GetAccountingBillingDataParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingCustomerPage>(
      {url: `/tenants/${tenantId}/accounting-billing-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingBillingDataQueryKey = (tenantId: number,
    params?: GetAccountingBillingDataParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-billing-data` });


export const useGetAccountingBillingDataQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingBillingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAccountingBillingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-billing-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingBillingData>>> = ({ signal }) => getAccountingBillingData(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingBillingDataQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingBillingData>>>
export type GetAccountingBillingDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingBillingData<TData = Awaited<ReturnType<typeof getAccountingBillingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingBillingDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingBillingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingBillingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingBillingData<TData = Awaited<ReturnType<typeof getAccountingBillingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingBillingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingBillingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingBillingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingBillingData<TData = Awaited<ReturnType<typeof getAccountingBillingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingBillingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Customers to whom something is to be billed
 */

export function useGetAccountingBillingData<TData = Awaited<ReturnType<typeof getAccountingBillingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingBillingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingBillingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingBillingDataQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing is made: what it would make, and everything that keeps it from being made.
 * @summary Try a billing run
 */
export const previewBillingExport = (
    tenantId: number,
    billingRunInput: BodyType<BillingRunInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingRunPreview>(
      {url: `/tenants/${tenantId}/billing-export-preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: billingRunInput, signal
    },
      options);
    }




export const getPreviewBillingExportMutationKey = () => ['previewBillingExport'] as const;

export const getPreviewBillingExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBillingExport>>, TError,PreviewBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewBillingExport>>, TError,PreviewBillingExportMutationVariables, TContext> => {

const mutationKey = getPreviewBillingExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewBillingExport>>, PreviewBillingExportMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  previewBillingExport(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewBillingExportMutationResult = NonNullable<Awaited<ReturnType<typeof previewBillingExport>>>
    export type PreviewBillingExportMutationBody = BodyType<BillingRunInput>
    export type PreviewBillingExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewBillingExportMutationVariables = {tenantId: number;data: BodyType<BillingRunInput>}

    /**
 * @summary Try a billing run
 */
export const usePreviewBillingExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewBillingExport>>, TError,PreviewBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewBillingExport>>,
        TError,
        PreviewBillingExportMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewBillingExportMutationOptions(options), queryClient);
    }
    /**
 * As a job: numbers are given, orders are marked and files are written in one transaction, or nothing is and it says why. Of two runs at once the second takes what the first has left.
 * @summary Make a billing run
 */
export const createBillingExport = (
    tenantId: number,
    billingRunInput: BodyType<BillingRunInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExport>(
      {url: `/tenants/${tenantId}/billing-export`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: billingRunInput, signal
    },
      options);
    }




export const getCreateBillingExportMutationKey = () => ['createBillingExport'] as const;

export const getCreateBillingExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBillingExport>>, TError,CreateBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createBillingExport>>, TError,CreateBillingExportMutationVariables, TContext> => {

const mutationKey = getCreateBillingExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBillingExport>>, CreateBillingExportMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createBillingExport(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBillingExportMutationResult = NonNullable<Awaited<ReturnType<typeof createBillingExport>>>
    export type CreateBillingExportMutationBody = BodyType<BillingRunInput>
    export type CreateBillingExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateBillingExportMutationVariables = {tenantId: number;data: BodyType<BillingRunInput>}

    /**
 * @summary Make a billing run
 */
export const useCreateBillingExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBillingExport>>, TError,CreateBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBillingExport>>,
        TError,
        CreateBillingExportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBillingExportMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary Billing runs
 */
export const getBillingExports = (
    tenantId: number,
    params?: GetBillingExportsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExportPage>(
      {url: `/tenants/${tenantId}/billing-exports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBillingExportsQueryKey = (tenantId: number,
    params?: GetBillingExportsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/billing-exports` });


export const useGetBillingExportsQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetBillingExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/billing-exports`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExports>>> = ({ signal }) => getBillingExports(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportsQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExports>>>
export type GetBillingExportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExports<TData = Awaited<ReturnType<typeof getBillingExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetBillingExportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExports>>,
          TError,
          Awaited<ReturnType<typeof getBillingExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExports<TData = Awaited<ReturnType<typeof getBillingExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExports>>,
          TError,
          Awaited<ReturnType<typeof getBillingExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExports<TData = Awaited<ReturnType<typeof getBillingExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Billing runs
 */

export function useGetBillingExports<TData = Awaited<ReturnType<typeof getBillingExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A billing run
 */
export const getBillingExport = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExport>(
      {url: `/billing-exports/${billingExportId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportQueryKey = (billingExportId: number,) =>
    tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}` });


export const useGetBillingExportQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExport>>> = ({ signal }) => getBillingExport(billingExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExport>>>
export type GetBillingExportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExport<TData = Awaited<ReturnType<typeof getBillingExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExport>>,
          TError,
          Awaited<ReturnType<typeof getBillingExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExport<TData = Awaited<ReturnType<typeof getBillingExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExport>>,
          TError,
          Awaited<ReturnType<typeof getBillingExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExport<TData = Awaited<ReturnType<typeof getBillingExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A billing run
 */

export function useGetBillingExport<TData = Awaited<ReturnType<typeof getBillingExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportQueryOptions(billingExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing of it is kept.
 * @summary Cancel a billing run
 */
export const cancelBillingExport = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExport>(
      {url: `/billing-exports/${billingExportId}/cancel`, method: 'PUT', signal
    },
      options);
    }




export const getCancelBillingExportMutationKey = () => ['cancelBillingExport'] as const;

export const getCancelBillingExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBillingExport>>, TError,CancelBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelBillingExport>>, TError,CancelBillingExportMutationVariables, TContext> => {

const mutationKey = getCancelBillingExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelBillingExport>>, CancelBillingExportMutationVariables> = (props) => {
          const {billingExportId} = props ?? {};

          return  cancelBillingExport(billingExportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelBillingExportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelBillingExport>>>

    export type CancelBillingExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelBillingExportMutationVariables = {billingExportId: number}

    /**
 * @summary Cancel a billing run
 */
export const useCancelBillingExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelBillingExport>>, TError,CancelBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelBillingExport>>,
        TError,
        CancelBillingExportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelBillingExportMutationOptions(options), queryClient);
    }
    /**
 * Its invoices are void and its orders unbilled again, or billed as they were before it. Its numbers stay spent. Of what a later run corrected, that one is reversed first.
 * @summary Reverse a billing run
 */
export const reverseBillingExport = (
    billingExportId: number,
    billingReversal: BodyType<BillingReversal>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExport>(
      {url: `/billing-exports/${billingExportId}/reverse`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: billingReversal, signal
    },
      options);
    }




export const getReverseBillingExportMutationKey = () => ['reverseBillingExport'] as const;

export const getReverseBillingExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseBillingExport>>, TError,ReverseBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reverseBillingExport>>, TError,ReverseBillingExportMutationVariables, TContext> => {

const mutationKey = getReverseBillingExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reverseBillingExport>>, ReverseBillingExportMutationVariables> = (props) => {
          const {billingExportId,data} = props ?? {};

          return  reverseBillingExport(billingExportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReverseBillingExportMutationResult = NonNullable<Awaited<ReturnType<typeof reverseBillingExport>>>
    export type ReverseBillingExportMutationBody = BodyType<BillingReversal>
    export type ReverseBillingExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReverseBillingExportMutationVariables = {billingExportId: number;data: BodyType<BillingReversal>}

    /**
 * @summary Reverse a billing run
 */
export const useReverseBillingExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseBillingExport>>, TError,ReverseBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reverseBillingExport>>,
        TError,
        ReverseBillingExportMutationVariables,
        TContext
      > => {
      return useMutation(getReverseBillingExportMutationOptions(options), queryClient);
    }
    /**
 * @summary The invoices of a billing run
 */
export const getBillingExportInvoices = (
    billingExportId: number,
    params?: GetBillingExportInvoicesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicePage>(
      {url: `/billing-exports/${billingExportId}/invoices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBillingExportInvoicesQueryKey = (billingExportId: number,
    params?: GetBillingExportInvoicesParams,) =>
    tenantQueryKey({ billingExportId,params }, { url: `/billing-exports/${billingExportId}/invoices` });


export const useGetBillingExportInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number,
    params?: GetBillingExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId,params }, { url: `/billing-exports/${billingExportId}/invoices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportInvoices>>> = ({ signal }) => getBillingExportInvoices(billingExportId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportInvoices>>>
export type GetBillingExportInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportInvoices<TData = Awaited<ReturnType<typeof getBillingExportInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    params: undefined |  GetBillingExportInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportInvoices>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportInvoices<TData = Awaited<ReturnType<typeof getBillingExportInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    params?: GetBillingExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportInvoices>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportInvoices<TData = Awaited<ReturnType<typeof getBillingExportInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    params?: GetBillingExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invoices of a billing run
 */

export function useGetBillingExportInvoices<TData = Awaited<ReturnType<typeof getBillingExportInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    params?: GetBillingExportInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportInvoicesQueryOptions(billingExportId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Who is sent what of a billing run
 */
export const getBillingExportRecipients = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingRecipients>(
      {url: `/billing-exports/${billingExportId}/recipients`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportRecipientsQueryKey = (billingExportId: number,) =>
    tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/recipients` });


export const useGetBillingExportRecipientsQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/recipients`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportRecipients>>> = ({ signal }) => getBillingExportRecipients(billingExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportRecipientsQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportRecipients>>>
export type GetBillingExportRecipientsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportRecipients<TData = Awaited<ReturnType<typeof getBillingExportRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportRecipients>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportRecipients<TData = Awaited<ReturnType<typeof getBillingExportRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportRecipients>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportRecipients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportRecipients<TData = Awaited<ReturnType<typeof getBillingExportRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is sent what of a billing run
 */

export function useGetBillingExportRecipients<TData = Awaited<ReturnType<typeof getBillingExportRecipients>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportRecipients>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportRecipientsQueryOptions(billingExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One e-mail for each customer, with the PDF of each of its invoices and credit notes; of more than 25, one for every 25. What is void is not sent. Too many within an hour: 429 `too_many_mails`.
 * @summary Send the invoices of a billing run
 */
export const sendBillingExport = (
    billingExportId: number,
    billingSend: BodyType<BillingSend>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingSent>(
      {url: `/billing-exports/${billingExportId}/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: billingSend, signal
    },
      options);
    }




export const getSendBillingExportMutationKey = () => ['sendBillingExport'] as const;

export const getSendBillingExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBillingExport>>, TError,SendBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendBillingExport>>, TError,SendBillingExportMutationVariables, TContext> => {

const mutationKey = getSendBillingExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBillingExport>>, SendBillingExportMutationVariables> = (props) => {
          const {billingExportId,data} = props ?? {};

          return  sendBillingExport(billingExportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendBillingExportMutationResult = NonNullable<Awaited<ReturnType<typeof sendBillingExport>>>
    export type SendBillingExportMutationBody = BodyType<BillingSend>
    export type SendBillingExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendBillingExportMutationVariables = {billingExportId: number;data: BodyType<BillingSend>}

    /**
 * @summary Send the invoices of a billing run
 */
export const useSendBillingExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBillingExport>>, TError,SendBillingExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBillingExport>>,
        TError,
        SendBillingExportMutationVariables,
        TContext
      > => {
      return useMutation(getSendBillingExportMutationOptions(options), queryClient);
    }
    /**
 * @summary What a billing run billed otherwise than the one before
 */
export const getBillingExportDifferences = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingDifferences>(
      {url: `/billing-exports/${billingExportId}/differences`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportDifferencesQueryKey = (billingExportId: number,) =>
    tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/differences` });


export const useGetBillingExportDifferencesQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportDifferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/differences`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportDifferences>>> = ({ signal }) => getBillingExportDifferences(billingExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportDifferencesQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportDifferences>>>
export type GetBillingExportDifferencesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportDifferences<TData = Awaited<ReturnType<typeof getBillingExportDifferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportDifferences>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportDifferences<TData = Awaited<ReturnType<typeof getBillingExportDifferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportDifferences>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportDifferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportDifferences<TData = Awaited<ReturnType<typeof getBillingExportDifferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a billing run billed otherwise than the one before
 */

export function useGetBillingExportDifferences<TData = Awaited<ReturnType<typeof getBillingExportDifferences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportDifferences>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportDifferencesQueryOptions(billingExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The customers and orders that a billing run left unbilled
 */
export const getBillingExportExclusions = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingExclusions>(
      {url: `/billing-exports/${billingExportId}/exclusions`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportExclusionsQueryKey = (billingExportId: number,) =>
    tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/exclusions` });


export const useGetBillingExportExclusionsQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportExclusions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/exclusions`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportExclusions>>> = ({ signal }) => getBillingExportExclusions(billingExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportExclusionsQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportExclusions>>>
export type GetBillingExportExclusionsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportExclusions<TData = Awaited<ReturnType<typeof getBillingExportExclusions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportExclusions>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportExclusions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportExclusions<TData = Awaited<ReturnType<typeof getBillingExportExclusions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportExclusions>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportExclusions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportExclusions<TData = Awaited<ReturnType<typeof getBillingExportExclusions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The customers and orders that a billing run left unbilled
 */

export function useGetBillingExportExclusions<TData = Awaited<ReturnType<typeof getBillingExportExclusions>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportExclusions>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportExclusionsQueryOptions(billingExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The files of a billing run
 */
export const getBillingExportFiles = (
    billingExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingFiles>(
      {url: `/billing-exports/${billingExportId}/files`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportFilesQueryKey = (billingExportId: number,) =>
    tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/files` });


export const useGetBillingExportFilesQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId }, { url: `/billing-exports/${billingExportId}/files`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportFiles>>> = ({ signal }) => getBillingExportFiles(billingExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportFilesQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportFiles>>>
export type GetBillingExportFilesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportFiles<TData = Awaited<ReturnType<typeof getBillingExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportFiles>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportFiles<TData = Awaited<ReturnType<typeof getBillingExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportFiles>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportFiles<TData = Awaited<ReturnType<typeof getBillingExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The files of a billing run
 */

export function useGetBillingExportFiles<TData = Awaited<ReturnType<typeof getBillingExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportFilesQueryOptions(billingExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Byte for byte as it was written.
 * @summary A file of a billing run
 */
export const getBillingExportFile = (
    billingExportId: number,
    position: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/billing-exports/${billingExportId}/files/${position}`, method: 'GET', signal
    },
      options);
    }




export const getGetBillingExportFileQueryKey = (billingExportId: number,
    position: number,) =>
    tenantQueryKey({ billingExportId,position }, { url: `/billing-exports/${billingExportId}/files/${position}` });


export const useGetBillingExportFileQueryOptions = <TData = Awaited<ReturnType<typeof getBillingExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(billingExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ billingExportId,position }, { url: `/billing-exports/${billingExportId}/files/${position}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingExportFile>>> = ({ signal }) => getBillingExportFile(billingExportId,position, requestOptions, signal);





   return  { queryKey, queryFn, enabled: billingExportId !== null && billingExportId !== undefined && position !== null && position !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingExportFileQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingExportFile>>>
export type GetBillingExportFileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingExportFile<TData = Awaited<ReturnType<typeof getBillingExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    position: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportFile>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportFile<TData = Awaited<ReturnType<typeof getBillingExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingExportFile>>,
          TError,
          Awaited<ReturnType<typeof getBillingExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingExportFile<TData = Awaited<ReturnType<typeof getBillingExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A file of a billing run
 */

export function useGetBillingExportFile<TData = Awaited<ReturnType<typeof getBillingExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 billingExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingExportFileQueryOptions(billingExportId,position,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Said by the person who saves it, so that the next person is warned: packages take the same numbers twice without a word.
 * @summary Say that one has a file of a billing run
 */
export const markBillingFileDownloaded = (
    billingExportId: number,
    position: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/billing-exports/${billingExportId}/files/${position}/downloaded`, method: 'PUT', signal
    },
      options);
    }




export const getMarkBillingFileDownloadedMutationKey = () => ['markBillingFileDownloaded'] as const;

export const getMarkBillingFileDownloadedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markBillingFileDownloaded>>, TError,MarkBillingFileDownloadedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markBillingFileDownloaded>>, TError,MarkBillingFileDownloadedMutationVariables, TContext> => {

const mutationKey = getMarkBillingFileDownloadedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markBillingFileDownloaded>>, MarkBillingFileDownloadedMutationVariables> = (props) => {
          const {billingExportId,position} = props ?? {};

          return  markBillingFileDownloaded(billingExportId,position,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkBillingFileDownloadedMutationResult = NonNullable<Awaited<ReturnType<typeof markBillingFileDownloaded>>>

    export type MarkBillingFileDownloadedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkBillingFileDownloadedMutationVariables = {billingExportId: number;position: number}

    /**
 * @summary Say that one has a file of a billing run
 */
export const useMarkBillingFileDownloaded = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markBillingFileDownloaded>>, TError,MarkBillingFileDownloadedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markBillingFileDownloaded>>,
        TError,
        MarkBillingFileDownloadedMutationVariables,
        TContext
      > => {
      return useMutation(getMarkBillingFileDownloadedMutationOptions(options), queryClient);
    }
    /**
 * The brokered orders that were completed, or cancelled at a charge, on these days. Under `Accept: text/csv` all rows come, at most 20,000, with the columns that are named.
 * @summary What was sold, and bought of partners
 */
export const getBrokerageLedger = (
    tenantId: number,
    params: GetBrokerageLedgerParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BrokerageLedgerRowPage>(
      {url: `/tenants/${tenantId}/brokerage-ledger`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBrokerageLedgerQueryKey = (tenantId: number,
    params?: GetBrokerageLedgerParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/brokerage-ledger` });


export const useGetBrokerageLedgerQueryOptions = <TData = Awaited<ReturnType<typeof getBrokerageLedger>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetBrokerageLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/brokerage-ledger`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBrokerageLedger>>> = ({ signal }) => getBrokerageLedger(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBrokerageLedgerQueryResult = NonNullable<Awaited<ReturnType<typeof getBrokerageLedger>>>
export type GetBrokerageLedgerQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetBrokerageLedger<TData = Awaited<ReturnType<typeof getBrokerageLedger>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrokerageLedger>>,
          TError,
          Awaited<ReturnType<typeof getBrokerageLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrokerageLedger<TData = Awaited<ReturnType<typeof getBrokerageLedger>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrokerageLedger>>,
          TError,
          Awaited<ReturnType<typeof getBrokerageLedger>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrokerageLedger<TData = Awaited<ReturnType<typeof getBrokerageLedger>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was sold, and bought of partners
 */

export function useGetBrokerageLedger<TData = Awaited<ReturnType<typeof getBrokerageLedger>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedger>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBrokerageLedgerQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of the same orders as `getBrokerageLedger` with the same words.
 * @summary What all brokered orders come to
 */
export const getBrokerageLedgerTotals = (
    tenantId: number,
    params: GetBrokerageLedgerTotalsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BrokerageSums>(
      {url: `/tenants/${tenantId}/brokerage-ledger-totals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBrokerageLedgerTotalsQueryKey = (tenantId: number,
    params?: GetBrokerageLedgerTotalsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/brokerage-ledger-totals` });


export const useGetBrokerageLedgerTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetBrokerageLedgerTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/brokerage-ledger-totals`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>> = ({ signal }) => getBrokerageLedgerTotals(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBrokerageLedgerTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>>
export type GetBrokerageLedgerTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetBrokerageLedgerTotals<TData = Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrokerageLedgerTotals>>,
          TError,
          Awaited<ReturnType<typeof getBrokerageLedgerTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrokerageLedgerTotals<TData = Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBrokerageLedgerTotals>>,
          TError,
          Awaited<ReturnType<typeof getBrokerageLedgerTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBrokerageLedgerTotals<TData = Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What all brokered orders come to
 */

export function useGetBrokerageLedgerTotals<TData = Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetBrokerageLedgerTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBrokerageLedgerTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBrokerageLedgerTotalsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of every partner that there is or was, as of now: what is unbilled, and what was billed. The partner sees the same amounts the other way round.
 * @summary What partners and the courier owe each other
 */
export const getPartnerBalances = (
    tenantId: number,
    params?: GetPartnerBalancesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PartnerBalancePage>(
      {url: `/tenants/${tenantId}/partner-balances`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPartnerBalancesQueryKey = (tenantId: number,
    params?: GetPartnerBalancesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partner-balances` });


export const useGetPartnerBalancesQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerBalances>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPartnerBalancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/partner-balances`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerBalances>>> = ({ signal }) => getPartnerBalances(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerBalancesQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerBalances>>>
export type GetPartnerBalancesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPartnerBalances<TData = Awaited<ReturnType<typeof getPartnerBalances>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPartnerBalancesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerBalances>>,
          TError,
          Awaited<ReturnType<typeof getPartnerBalances>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerBalances<TData = Awaited<ReturnType<typeof getPartnerBalances>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnerBalancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerBalances>>,
          TError,
          Awaited<ReturnType<typeof getPartnerBalances>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerBalances<TData = Awaited<ReturnType<typeof getPartnerBalances>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnerBalancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What partners and the courier owe each other
 */

export function useGetPartnerBalances<TData = Awaited<ReturnType<typeof getPartnerBalances>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPartnerBalancesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalances>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPartnerBalancesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The budgets of an organisation
 */
export const getBudgets = (
    tenantId: number,
    params?: GetBudgetsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BudgetPage>(
      {url: `/tenants/${tenantId}/budgets`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBudgetsQueryKey = (tenantId: number,
    params?: GetBudgetsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/budgets` });


export const useGetBudgetsQueryOptions = <TData = Awaited<ReturnType<typeof getBudgets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetBudgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/budgets`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBudgets>>> = ({ signal }) => getBudgets(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBudgetsQueryResult = NonNullable<Awaited<ReturnType<typeof getBudgets>>>
export type GetBudgetsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBudgets<TData = Awaited<ReturnType<typeof getBudgets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetBudgetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBudgets>>,
          TError,
          Awaited<ReturnType<typeof getBudgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBudgets<TData = Awaited<ReturnType<typeof getBudgets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBudgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBudgets>>,
          TError,
          Awaited<ReturnType<typeof getBudgets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBudgets<TData = Awaited<ReturnType<typeof getBudgets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBudgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The budgets of an organisation
 */

export function useGetBudgets<TData = Awaited<ReturnType<typeof getBudgets>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBudgetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudgets>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBudgetsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One for each PO number, and for each value of a field. One that differs from another only by dashes, spaces or signs is asked about, 422 `similar_budget`.
 * @summary Add a budget
 */
export const createBudget = (
    tenantId: number,
    budgetInput: BodyType<BudgetInput>,
    params?: CreateBudgetParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Budget>(
      {url: `/tenants/${tenantId}/budgets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: budgetInput,
        params, signal
    },
      options);
    }




export const getCreateBudgetMutationKey = () => ['createBudget'] as const;

export const getCreateBudgetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBudget>>, TError,CreateBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createBudget>>, TError,CreateBudgetMutationVariables, TContext> => {

const mutationKey = getCreateBudgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBudget>>, CreateBudgetMutationVariables> = (props) => {
          const {tenantId,data,params} = props ?? {};

          return  createBudget(tenantId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBudgetMutationResult = NonNullable<Awaited<ReturnType<typeof createBudget>>>
    export type CreateBudgetMutationBody = BodyType<BudgetInput>
    export type CreateBudgetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateBudgetMutationVariables = {tenantId: number;data: BodyType<BudgetInput>;params?: CreateBudgetParams}

    /**
 * @summary Add a budget
 */
export const useCreateBudget = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBudget>>, TError,CreateBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBudget>>,
        TError,
        CreateBudgetMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBudgetMutationOptions(options), queryClient);
    }
    /**
 * @summary A budget
 */
export const getBudget = (
    budgetId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Budget>(
      {url: `/budgets/${budgetId}`, method: 'GET', signal
    },
      options);
    }




export const getGetBudgetQueryKey = (budgetId: number,) =>
    tenantQueryKey({ budgetId }, { url: `/budgets/${budgetId}` });


export const useGetBudgetQueryOptions = <TData = Awaited<ReturnType<typeof getBudget>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(budgetId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ budgetId }, { url: `/budgets/${budgetId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBudget>>> = ({ signal }) => getBudget(budgetId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: budgetId !== null && budgetId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBudgetQueryResult = NonNullable<Awaited<ReturnType<typeof getBudget>>>
export type GetBudgetQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBudget<TData = Awaited<ReturnType<typeof getBudget>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 budgetId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBudget>>,
          TError,
          Awaited<ReturnType<typeof getBudget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBudget<TData = Awaited<ReturnType<typeof getBudget>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 budgetId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBudget>>,
          TError,
          Awaited<ReturnType<typeof getBudget>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBudget<TData = Awaited<ReturnType<typeof getBudget>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 budgetId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A budget
 */

export function useGetBudget<TData = Awaited<ReturnType<typeof getBudget>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 budgetId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBudget>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBudgetQueryOptions(budgetId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders that were placed stay as they are. A number or value that differs from another one only by dashes, spaces or signs is asked about, 422 `similar_budget`.
 * @summary Change a budget
 */
export const updateBudget = (
    budgetId: number,
    budgetUpdate: BodyType<BudgetUpdate>,
    params?: UpdateBudgetParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Budget>(
      {url: `/budgets/${budgetId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: budgetUpdate,
        params, signal
    },
      options);
    }




export const getUpdateBudgetMutationKey = () => ['updateBudget'] as const;

export const getUpdateBudgetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBudget>>, TError,UpdateBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBudget>>, TError,UpdateBudgetMutationVariables, TContext> => {

const mutationKey = getUpdateBudgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBudget>>, UpdateBudgetMutationVariables> = (props) => {
          const {budgetId,data,params} = props ?? {};

          return  updateBudget(budgetId,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBudgetMutationResult = NonNullable<Awaited<ReturnType<typeof updateBudget>>>
    export type UpdateBudgetMutationBody = BodyType<BudgetUpdate>
    export type UpdateBudgetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateBudgetMutationVariables = {budgetId: number;data: BodyType<BudgetUpdate>;params?: UpdateBudgetParams}

    /**
 * @summary Change a budget
 */
export const useUpdateBudget = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBudget>>, TError,UpdateBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBudget>>,
        TError,
        UpdateBudgetMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBudgetMutationOptions(options), queryClient);
    }
    /**
 * Nothing is held against it any more; orders stay as they are.
 * @summary Delete a budget
 */
export const deleteBudget = (
    budgetId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/budgets/${budgetId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteBudgetMutationKey = () => ['deleteBudget'] as const;

export const getDeleteBudgetMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBudget>>, TError,DeleteBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBudget>>, TError,DeleteBudgetMutationVariables, TContext> => {

const mutationKey = getDeleteBudgetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBudget>>, DeleteBudgetMutationVariables> = (props) => {
          const {budgetId} = props ?? {};

          return  deleteBudget(budgetId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBudgetMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBudget>>>

    export type DeleteBudgetMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteBudgetMutationVariables = {budgetId: number}

    /**
 * @summary Delete a budget
 */
export const useDeleteBudget = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBudget>>, TError,DeleteBudgetMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBudget>>,
        TError,
        DeleteBudgetMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBudgetMutationOptions(options), queryClient);
    }
    /**
 * Those that the courier completed, or cancelled at a charge, on these days. Driver groupings say what drivers earn by their rates as they are now. Under `Accept: text/csv` all groups come, at most 20,000, with the columns that are named.
 * @summary Orders put together for accounting
 */
export const getAccountingData = (
    tenantId: number,
    params: GetAccountingDataParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingGroupPage>(
      {url: `/tenants/${tenantId}/accounting-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingDataQueryKey = (tenantId: number,
    params?: GetAccountingDataParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-data` });


export const useGetAccountingDataQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingData>>> = ({ signal }) => getAccountingData(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingDataQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingData>>>
export type GetAccountingDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders put together for accounting
 */

export function useGetAccountingData<TData = Awaited<ReturnType<typeof getAccountingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingDataQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of the same orders as `getAccountingData` with the same words.
 * @summary What all orders of accounting come to
 */
export const getAccountingTotals = (
    tenantId: number,
    params: GetAccountingTotalsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingSums>(
      {url: `/tenants/${tenantId}/accounting-totals`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingTotalsQueryKey = (tenantId: number,
    params?: GetAccountingTotalsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-totals` });


export const useGetAccountingTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-totals`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingTotals>>> = ({ signal }) => getAccountingTotals(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingTotals>>>
export type GetAccountingTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTotals>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What all orders of accounting come to
 */

export function useGetAccountingTotals<TData = Awaited<ReturnType<typeof getAccountingTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingTotalsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Those of `getAccountingData`, or of some of its groups. Under `Accept: text/csv` all of them are streamed, with references, the courier's own fields and every line of the price.
 * @summary The orders of accounting one by one
 */
export const getAccountingOrders = (
    params: GetAccountingOrdersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingOrderPage>(
      {url: `/tenants/accounting-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingOrdersQueryKey = (params?: GetAccountingOrdersParams,) =>
    tenantQueryKey({ params }, { url: `/tenants/accounting-data` });


export const useGetAccountingOrdersQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>>(params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ params }, { url: `/tenants/accounting-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingOrders>>> = ({ signal }) => getAccountingOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingOrders>>>
export type GetAccountingOrdersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>>(
 params: GetAccountingOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingOrders>>,
          TError,
          Awaited<ReturnType<typeof getAccountingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingOrders>>,
          TError,
          Awaited<ReturnType<typeof getAccountingOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The orders of accounting one by one
 */

export function useGetAccountingOrders<TData = Awaited<ReturnType<typeof getAccountingOrders>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | FormErrorResponse | TooManyRequestsResponse>>(
 params: GetAccountingOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingOrders>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the period in which the day falls, by the rates as they are now.
 * @summary What drivers earned in a pay period
 */
export const getAccountingInvoicingData = (
    tenantId: number,
    params: GetAccountingInvoicingDataParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PaidDriverPage>(
      {url: `/tenants/${tenantId}/accounting-invoicing-data`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingInvoicingDataQueryKey = (tenantId: number,
    params?: GetAccountingInvoicingDataParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-invoicing-data` });


export const useGetAccountingInvoicingDataQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAccountingInvoicingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-invoicing-data`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingInvoicingData>>> = ({ signal }) => getAccountingInvoicingData(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingInvoicingDataQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingInvoicingData>>>
export type GetAccountingInvoicingDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingInvoicingData<TData = Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingInvoicingDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingInvoicingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingInvoicingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingInvoicingData<TData = Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingInvoicingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingInvoicingData>>,
          TError,
          Awaited<ReturnType<typeof getAccountingInvoicingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingInvoicingData<TData = Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingInvoicingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What drivers earned in a pay period
 */

export function useGetAccountingInvoicingData<TData = Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingInvoicingDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingInvoicingData>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingInvoicingDataQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each as `overrideInvoicedStatus` does, or it stays and says why: what stands on an invoice stays billed until its run is reversed. At most 5,000 at once.
 * @summary Say of several orders whether they are billed
 */
export const changeBillStatuses = (
    tenantId: number,
    billStatusesChange: BodyType<BillStatusesChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillStatusesChanged>(
      {url: `/tenants/${tenantId}/bill-statuses`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: billStatusesChange, signal
    },
      options);
    }




export const getChangeBillStatusesMutationKey = () => ['changeBillStatuses'] as const;

export const getChangeBillStatusesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext> => {

const mutationKey = getChangeBillStatusesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeBillStatuses>>, ChangeBillStatusesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  changeBillStatuses(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeBillStatusesMutationResult = NonNullable<Awaited<ReturnType<typeof changeBillStatuses>>>
    export type ChangeBillStatusesMutationBody = BodyType<BillStatusesChange>
    export type ChangeBillStatusesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ChangeBillStatusesMutationVariables = {tenantId: number;data: BodyType<BillStatusesChange>}

    /**
 * @summary Say of several orders whether they are billed
 */
export const useChangeBillStatuses = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBillStatuses>>, TError,ChangeBillStatusesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeBillStatuses>>,
        TError,
        ChangeBillStatusesMutationVariables,
        TContext
      > => {
      return useMutation(getChangeBillStatusesMutationOptions(options), queryClient);
    }
    /**
 * Of one that was completed, or cancelled at a charge. Saying it again changes nothing.
 * @summary Say that an order is paid
 */
export const markOrderPaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/pricing/paid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderPaidMutationKey = () => ['markOrderPaid'] as const;

export const getMarkOrderPaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderPaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderPaid>>, MarkOrderPaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderPaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderPaid>>>

    export type MarkOrderPaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkOrderPaidMutationVariables = {orderId: number}

    /**
 * @summary Say that an order is paid
 */
export const useMarkOrderPaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderPaid>>,
        TError,
        MarkOrderPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderPaidMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that an order is not paid
 */
export const markOrderUnpaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/pricing/unpaid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderUnpaidMutationKey = () => ['markOrderUnpaid'] as const;

export const getMarkOrderUnpaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderUnpaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderUnpaid>>, MarkOrderUnpaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderUnpaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderUnpaid>>>

    export type MarkOrderUnpaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkOrderUnpaidMutationVariables = {orderId: number}

    /**
 * @summary Say that an order is not paid
 */
export const useMarkOrderUnpaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderUnpaid>>,
        TError,
        MarkOrderUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderUnpaidMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary Disputed lines of invoices
 */
export const getInvoiceDisputes = (
    tenantId: number,
    params?: GetInvoiceDisputesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDisputePage>(
      {url: `/tenants/${tenantId}/invoice-disputes`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoiceDisputesQueryKey = (tenantId: number,
    params?: GetInvoiceDisputesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-disputes` });


export const useGetInvoiceDisputesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceDisputes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetInvoiceDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-disputes`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceDisputes>>> = ({ signal }) => getInvoiceDisputes(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceDisputesQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceDisputes>>>
export type GetInvoiceDisputesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceDisputes<TData = Awaited<ReturnType<typeof getInvoiceDisputes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetInvoiceDisputesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDisputes>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDisputes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceDisputes<TData = Awaited<ReturnType<typeof getInvoiceDisputes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceDisputes>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceDisputes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceDisputes<TData = Awaited<ReturnType<typeof getInvoiceDisputes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Disputed lines of invoices
 */

export function useGetInvoiceDisputes<TData = Awaited<ReturnType<typeof getInvoiceDisputes>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceDisputesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceDisputes>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceDisputesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The customer reads it on its invoice. What is to go back is changed on the order, and credited by the next run.
 * @summary Answer a dispute
 */
export const answerInvoiceDispute = (
    invoiceDisputeId: number,
    invoiceDisputeAnswer: BodyType<InvoiceDisputeAnswer>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDispute>(
      {url: `/invoice-disputes/${invoiceDisputeId}/answer`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: invoiceDisputeAnswer, signal
    },
      options);
    }




export const getAnswerInvoiceDisputeMutationKey = () => ['answerInvoiceDispute'] as const;

export const getAnswerInvoiceDisputeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerInvoiceDispute>>, TError,AnswerInvoiceDisputeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof answerInvoiceDispute>>, TError,AnswerInvoiceDisputeMutationVariables, TContext> => {

const mutationKey = getAnswerInvoiceDisputeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof answerInvoiceDispute>>, AnswerInvoiceDisputeMutationVariables> = (props) => {
          const {invoiceDisputeId,data} = props ?? {};

          return  answerInvoiceDispute(invoiceDisputeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AnswerInvoiceDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof answerInvoiceDispute>>>
    export type AnswerInvoiceDisputeMutationBody = BodyType<InvoiceDisputeAnswer>
    export type AnswerInvoiceDisputeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AnswerInvoiceDisputeMutationVariables = {invoiceDisputeId: number;data: BodyType<InvoiceDisputeAnswer>}

    /**
 * @summary Answer a dispute
 */
export const useAnswerInvoiceDispute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof answerInvoiceDispute>>, TError,AnswerInvoiceDisputeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof answerInvoiceDispute>>,
        TError,
        AnswerInvoiceDisputeMutationVariables,
        TContext
      > => {
      return useMutation(getAnswerInvoiceDisputeMutationOptions(options), queryClient);
    }
    /**
 * @summary The extras of an organisation
 */
export const getPayExtras = (
    tenantId: number,
    params?: GetPayExtrasParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExtraPage>(
      {url: `/tenants/${tenantId}/driver-pay-extras`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPayExtrasQueryKey = (tenantId: number,
    params?: GetPayExtrasParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-pay-extras` });


export const useGetPayExtrasQueryOptions = <TData = Awaited<ReturnType<typeof getPayExtras>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPayExtrasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-pay-extras`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayExtras>>> = ({ signal }) => getPayExtras(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayExtrasQueryResult = NonNullable<Awaited<ReturnType<typeof getPayExtras>>>
export type GetPayExtrasQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayExtras<TData = Awaited<ReturnType<typeof getPayExtras>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPayExtrasParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayExtras>>,
          TError,
          Awaited<ReturnType<typeof getPayExtras>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayExtras<TData = Awaited<ReturnType<typeof getPayExtras>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayExtrasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayExtras>>,
          TError,
          Awaited<ReturnType<typeof getPayExtras>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayExtras<TData = Awaited<ReturnType<typeof getPayExtras>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayExtrasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The extras of an organisation
 */

export function useGetPayExtras<TData = Awaited<ReturnType<typeof getPayExtras>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayExtrasParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtras>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayExtrasQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an extra
 */
export const createPayExtra = (
    tenantId: number,
    payExtraInput: BodyType<PayExtraInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExtra>(
      {url: `/tenants/${tenantId}/driver-pay-extras`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payExtraInput, signal
    },
      options);
    }




export const getCreatePayExtraMutationKey = () => ['createPayExtra'] as const;

export const getCreatePayExtraMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayExtra>>, TError,CreatePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createPayExtra>>, TError,CreatePayExtraMutationVariables, TContext> => {

const mutationKey = getCreatePayExtraMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPayExtra>>, CreatePayExtraMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createPayExtra(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePayExtraMutationResult = NonNullable<Awaited<ReturnType<typeof createPayExtra>>>
    export type CreatePayExtraMutationBody = BodyType<PayExtraInput>
    export type CreatePayExtraMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreatePayExtraMutationVariables = {tenantId: number;data: BodyType<PayExtraInput>}

    /**
 * @summary Add an extra
 */
export const useCreatePayExtra = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayExtra>>, TError,CreatePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayExtra>>,
        TError,
        CreatePayExtraMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePayExtraMutationOptions(options), queryClient);
    }
    /**
 * @summary An extra
 */
export const getPayExtra = (
    payExtraId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExtra>(
      {url: `/driver-pay-extras/${payExtraId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPayExtraQueryKey = (payExtraId: number,) =>
    tenantQueryKey({ payExtraId }, { url: `/driver-pay-extras/${payExtraId}` });


export const useGetPayExtraQueryOptions = <TData = Awaited<ReturnType<typeof getPayExtra>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(payExtraId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ payExtraId }, { url: `/driver-pay-extras/${payExtraId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayExtra>>> = ({ signal }) => getPayExtra(payExtraId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: payExtraId !== null && payExtraId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayExtraQueryResult = NonNullable<Awaited<ReturnType<typeof getPayExtra>>>
export type GetPayExtraQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayExtra<TData = Awaited<ReturnType<typeof getPayExtra>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payExtraId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayExtra>>,
          TError,
          Awaited<ReturnType<typeof getPayExtra>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayExtra<TData = Awaited<ReturnType<typeof getPayExtra>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payExtraId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayExtra>>,
          TError,
          Awaited<ReturnType<typeof getPayExtra>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayExtra<TData = Awaited<ReturnType<typeof getPayExtra>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payExtraId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An extra
 */

export function useGetPayExtra<TData = Awaited<ReturnType<typeof getPayExtra>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payExtraId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayExtra>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayExtraQueryOptions(payExtraId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One that stands on a statement stays as it is: 422 `in_use`.
 * @summary Change an extra
 */
export const updatePayExtra = (
    payExtraId: number,
    payExtraUpdate: BodyType<PayExtraUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExtra>(
      {url: `/driver-pay-extras/${payExtraId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: payExtraUpdate, signal
    },
      options);
    }




export const getUpdatePayExtraMutationKey = () => ['updatePayExtra'] as const;

export const getUpdatePayExtraMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayExtra>>, TError,UpdatePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePayExtra>>, TError,UpdatePayExtraMutationVariables, TContext> => {

const mutationKey = getUpdatePayExtraMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePayExtra>>, UpdatePayExtraMutationVariables> = (props) => {
          const {payExtraId,data} = props ?? {};

          return  updatePayExtra(payExtraId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePayExtraMutationResult = NonNullable<Awaited<ReturnType<typeof updatePayExtra>>>
    export type UpdatePayExtraMutationBody = BodyType<PayExtraUpdate>
    export type UpdatePayExtraMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdatePayExtraMutationVariables = {payExtraId: number;data: BodyType<PayExtraUpdate>}

    /**
 * @summary Change an extra
 */
export const useUpdatePayExtra = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayExtra>>, TError,UpdatePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePayExtra>>,
        TError,
        UpdatePayExtraMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePayExtraMutationOptions(options), queryClient);
    }
    /**
 * One that stands on a statement stays: 422 `in_use`.
 * @summary Delete an extra
 */
export const deletePayExtra = (
    payExtraId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/driver-pay-extras/${payExtraId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeletePayExtraMutationKey = () => ['deletePayExtra'] as const;

export const getDeletePayExtraMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePayExtra>>, TError,DeletePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePayExtra>>, TError,DeletePayExtraMutationVariables, TContext> => {

const mutationKey = getDeletePayExtraMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePayExtra>>, DeletePayExtraMutationVariables> = (props) => {
          const {payExtraId} = props ?? {};

          return  deletePayExtra(payExtraId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePayExtraMutationResult = NonNullable<Awaited<ReturnType<typeof deletePayExtra>>>

    export type DeletePayExtraMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeletePayExtraMutationVariables = {payExtraId: number}

    /**
 * @summary Delete an extra
 */
export const useDeletePayExtra = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePayExtra>>, TError,DeletePayExtraMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePayExtra>>,
        TError,
        DeletePayExtraMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePayExtraMutationOptions(options), queryClient);
    }
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


export const useGetDriverPayRatesQueryOptions = <TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/driver-pay-rates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverPayRates>>> = ({ signal }) => getDriverPayRates(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverPayRatesQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverPayRates>>>
export type GetDriverPayRatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverPayRates>>,
          TError,
          Awaited<ReturnType<typeof getDriverPayRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverPayRates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The driver pay rates of an organisation
 */

export function useGetDriverPayRates<TData = Awaited<ReturnType<typeof getDriverPayRates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
 * Nothing is made: what it would pay out, everything that keeps it from being made, and every order that stays due, with the reason.
 * @summary Try a pay run
 */
export const previewInvoiceExport = (
    tenantId: number,
    payRunInput: BodyType<PayRunInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayRunPreview>(
      {url: `/tenants/${tenantId}/invoice-export-preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payRunInput, signal
    },
      options);
    }




export const getPreviewInvoiceExportMutationKey = () => ['previewInvoiceExport'] as const;

export const getPreviewInvoiceExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewInvoiceExport>>, TError,PreviewInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewInvoiceExport>>, TError,PreviewInvoiceExportMutationVariables, TContext> => {

const mutationKey = getPreviewInvoiceExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewInvoiceExport>>, PreviewInvoiceExportMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  previewInvoiceExport(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewInvoiceExportMutationResult = NonNullable<Awaited<ReturnType<typeof previewInvoiceExport>>>
    export type PreviewInvoiceExportMutationBody = BodyType<PayRunInput>
    export type PreviewInvoiceExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewInvoiceExportMutationVariables = {tenantId: number;data: BodyType<PayRunInput>}

    /**
 * @summary Try a pay run
 */
export const usePreviewInvoiceExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewInvoiceExport>>, TError,PreviewInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewInvoiceExport>>,
        TError,
        PreviewInvoiceExportMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewInvoiceExportMutationOptions(options), queryClient);
    }
    /**
 * As a job: one statement for each driver is numbered, orders are marked and files are written in one transaction, or nothing is and it says why. Of two runs at once the second takes what the first has left.
 * @summary Make a pay run
 */
export const createInvoiceExport = (
    tenantId: number,
    payRunInput: BodyType<PayRunInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExport>(
      {url: `/tenants/${tenantId}/invoice-export`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payRunInput, signal
    },
      options);
    }




export const getCreateInvoiceExportMutationKey = () => ['createInvoiceExport'] as const;

export const getCreateInvoiceExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceExport>>, TError,CreateInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createInvoiceExport>>, TError,CreateInvoiceExportMutationVariables, TContext> => {

const mutationKey = getCreateInvoiceExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInvoiceExport>>, CreateInvoiceExportMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createInvoiceExport(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInvoiceExportMutationResult = NonNullable<Awaited<ReturnType<typeof createInvoiceExport>>>
    export type CreateInvoiceExportMutationBody = BodyType<PayRunInput>
    export type CreateInvoiceExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateInvoiceExportMutationVariables = {tenantId: number;data: BodyType<PayRunInput>}

    /**
 * @summary Make a pay run
 */
export const useCreateInvoiceExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInvoiceExport>>, TError,CreateInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInvoiceExport>>,
        TError,
        CreateInvoiceExportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInvoiceExportMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary Pay runs
 */
export const getInvoiceExports = (
    tenantId: number,
    params?: GetInvoiceExportsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExportPage>(
      {url: `/tenants/${tenantId}/invoice-exports`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoiceExportsQueryKey = (tenantId: number,
    params?: GetInvoiceExportsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-exports` });


export const useGetInvoiceExportsQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetInvoiceExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-exports`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceExports>>> = ({ signal }) => getInvoiceExports(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceExportsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceExports>>>
export type GetInvoiceExportsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceExports<TData = Awaited<ReturnType<typeof getInvoiceExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetInvoiceExportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExports>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExports<TData = Awaited<ReturnType<typeof getInvoiceExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExports>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExports<TData = Awaited<ReturnType<typeof getInvoiceExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pay runs
 */

export function useGetInvoiceExports<TData = Awaited<ReturnType<typeof getInvoiceExports>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceExportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExports>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceExportsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary A pay run
 */
export const getInvoiceExport = (
    invoiceExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExport>(
      {url: `/invoice-exports/${invoiceExportId}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceExportQueryKey = (invoiceExportId: number,) =>
    tenantQueryKey({ invoiceExportId }, { url: `/invoice-exports/${invoiceExportId}` });


export const useGetInvoiceExportQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceExportId }, { url: `/invoice-exports/${invoiceExportId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceExport>>> = ({ signal }) => getInvoiceExport(invoiceExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceExportId !== null && invoiceExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceExportQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceExport>>>
export type GetInvoiceExportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceExport<TData = Awaited<ReturnType<typeof getInvoiceExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExport>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExport<TData = Awaited<ReturnType<typeof getInvoiceExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExport>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExport<TData = Awaited<ReturnType<typeof getInvoiceExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A pay run
 */

export function useGetInvoiceExport<TData = Awaited<ReturnType<typeof getInvoiceExport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceExportQueryOptions(invoiceExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing of it is kept.
 * @summary Cancel a pay run
 */
export const cancelInvoiceExport = (
    invoiceExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExport>(
      {url: `/invoice-exports/${invoiceExportId}/cancel`, method: 'PUT', signal
    },
      options);
    }




export const getCancelInvoiceExportMutationKey = () => ['cancelInvoiceExport'] as const;

export const getCancelInvoiceExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvoiceExport>>, TError,CancelInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelInvoiceExport>>, TError,CancelInvoiceExportMutationVariables, TContext> => {

const mutationKey = getCancelInvoiceExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelInvoiceExport>>, CancelInvoiceExportMutationVariables> = (props) => {
          const {invoiceExportId} = props ?? {};

          return  cancelInvoiceExport(invoiceExportId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelInvoiceExportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelInvoiceExport>>>

    export type CancelInvoiceExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelInvoiceExportMutationVariables = {invoiceExportId: number}

    /**
 * @summary Cancel a pay run
 */
export const useCancelInvoiceExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelInvoiceExport>>, TError,CancelInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelInvoiceExport>>,
        TError,
        CancelInvoiceExportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelInvoiceExportMutationOptions(options), queryClient);
    }
    /**
 * Its statements are void, and its orders and extras are due again, or paid out as they were before it. Its numbers stay spent. Of what a later run corrected, that one is reversed first; a statement that was said to be paid is first said not to be.
 * @summary Reverse a pay run
 */
export const reverseInvoiceExport = (
    invoiceExportId: number,
    billingReversal: BodyType<BillingReversal>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayExport>(
      {url: `/invoice-exports/${invoiceExportId}/reverse`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: billingReversal, signal
    },
      options);
    }




export const getReverseInvoiceExportMutationKey = () => ['reverseInvoiceExport'] as const;

export const getReverseInvoiceExportMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseInvoiceExport>>, TError,ReverseInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reverseInvoiceExport>>, TError,ReverseInvoiceExportMutationVariables, TContext> => {

const mutationKey = getReverseInvoiceExportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reverseInvoiceExport>>, ReverseInvoiceExportMutationVariables> = (props) => {
          const {invoiceExportId,data} = props ?? {};

          return  reverseInvoiceExport(invoiceExportId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReverseInvoiceExportMutationResult = NonNullable<Awaited<ReturnType<typeof reverseInvoiceExport>>>
    export type ReverseInvoiceExportMutationBody = BodyType<BillingReversal>
    export type ReverseInvoiceExportMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReverseInvoiceExportMutationVariables = {invoiceExportId: number;data: BodyType<BillingReversal>}

    /**
 * @summary Reverse a pay run
 */
export const useReverseInvoiceExport = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reverseInvoiceExport>>, TError,ReverseInvoiceExportMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reverseInvoiceExport>>,
        TError,
        ReverseInvoiceExportMutationVariables,
        TContext
      > => {
      return useMutation(getReverseInvoiceExportMutationOptions(options), queryClient);
    }
    /**
 * @summary The statements of a pay run
 */
export const getInvoiceExportStatements = (
    invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatementPage>(
      {url: `/invoice-exports/${invoiceExportId}/statements`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoiceExportStatementsQueryKey = (invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams,) =>
    tenantQueryKey({ invoiceExportId,params }, { url: `/invoice-exports/${invoiceExportId}/statements` });


export const useGetInvoiceExportStatementsQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceExportId,params }, { url: `/invoice-exports/${invoiceExportId}/statements`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceExportStatements>>> = ({ signal }) => getInvoiceExportStatements(invoiceExportId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceExportId !== null && invoiceExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceExportStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceExportStatements>>>
export type GetInvoiceExportStatementsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceExportStatements<TData = Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    params: undefined |  GetInvoiceExportStatementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportStatements>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportStatements<TData = Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportStatements>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportStatements<TData = Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The statements of a pay run
 */

export function useGetInvoiceExportStatements<TData = Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    params?: GetInvoiceExportStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceExportStatementsQueryOptions(invoiceExportId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The files of a pay run
 */
export const getInvoiceExportFiles = (
    invoiceExportId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayFiles>(
      {url: `/invoice-exports/${invoiceExportId}/files`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceExportFilesQueryKey = (invoiceExportId: number,) =>
    tenantQueryKey({ invoiceExportId }, { url: `/invoice-exports/${invoiceExportId}/files` });


export const useGetInvoiceExportFilesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceExportId }, { url: `/invoice-exports/${invoiceExportId}/files`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceExportFiles>>> = ({ signal }) => getInvoiceExportFiles(invoiceExportId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceExportId !== null && invoiceExportId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceExportFilesQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceExportFiles>>>
export type GetInvoiceExportFilesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceExportFiles<TData = Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportFiles>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportFiles<TData = Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportFiles>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportFiles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportFiles<TData = Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The files of a pay run
 */

export function useGetInvoiceExportFiles<TData = Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFiles>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceExportFilesQueryOptions(invoiceExportId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Byte for byte as it was written.
 * @summary A file of a pay run
 */
export const getInvoiceExportFile = (
    invoiceExportId: number,
    position: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/invoice-exports/${invoiceExportId}/files/${position}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceExportFileQueryKey = (invoiceExportId: number,
    position: number,) =>
    tenantQueryKey({ invoiceExportId,position }, { url: `/invoice-exports/${invoiceExportId}/files/${position}` });


export const useGetInvoiceExportFileQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceExportId,position }, { url: `/invoice-exports/${invoiceExportId}/files/${position}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceExportFile>>> = ({ signal }) => getInvoiceExportFile(invoiceExportId,position, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceExportId !== null && invoiceExportId !== undefined && position !== null && position !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceExportFileQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceExportFile>>>
export type GetInvoiceExportFileQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceExportFile<TData = Awaited<ReturnType<typeof getInvoiceExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    position: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportFile>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportFile<TData = Awaited<ReturnType<typeof getInvoiceExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceExportFile>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceExportFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceExportFile<TData = Awaited<ReturnType<typeof getInvoiceExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A file of a pay run
 */

export function useGetInvoiceExportFile<TData = Awaited<ReturnType<typeof getInvoiceExportFile>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceExportId: number,
    position: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceExportFile>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceExportFileQueryOptions(invoiceExportId,position,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Said by the person who saves it, so that the next person is warned: packages take the same numbers twice without a word.
 * @summary Say that one has a file of a pay run
 */
export const markInvoiceExportFileDownloaded = (
    invoiceExportId: number,
    position: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/invoice-exports/${invoiceExportId}/files/${position}/downloaded`, method: 'PUT', signal
    },
      options);
    }




export const getMarkInvoiceExportFileDownloadedMutationKey = () => ['markInvoiceExportFileDownloaded'] as const;

export const getMarkInvoiceExportFileDownloadedMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>, TError,MarkInvoiceExportFileDownloadedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>, TError,MarkInvoiceExportFileDownloadedMutationVariables, TContext> => {

const mutationKey = getMarkInvoiceExportFileDownloadedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>, MarkInvoiceExportFileDownloadedMutationVariables> = (props) => {
          const {invoiceExportId,position} = props ?? {};

          return  markInvoiceExportFileDownloaded(invoiceExportId,position,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkInvoiceExportFileDownloadedMutationResult = NonNullable<Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>>

    export type MarkInvoiceExportFileDownloadedMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkInvoiceExportFileDownloadedMutationVariables = {invoiceExportId: number;position: number}

    /**
 * @summary Say that one has a file of a pay run
 */
export const useMarkInvoiceExportFileDownloaded = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>, TError,MarkInvoiceExportFileDownloadedMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markInvoiceExportFileDownloaded>>,
        TError,
        MarkInvoiceExportFileDownloadedMutationVariables,
        TContext
      > => {
      return useMutation(getMarkInvoiceExportFileDownloadedMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary What drivers were paid
 */
export const getPayStatements = (
    tenantId: number,
    params?: GetPayStatementsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatementPage>(
      {url: `/tenants/${tenantId}/driver-pay-statements`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPayStatementsQueryKey = (tenantId: number,
    params?: GetPayStatementsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-pay-statements` });


export const useGetPayStatementsQueryOptions = <TData = Awaited<ReturnType<typeof getPayStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetPayStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-pay-statements`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayStatements>>> = ({ signal }) => getPayStatements(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof getPayStatements>>>
export type GetPayStatementsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayStatements<TData = Awaited<ReturnType<typeof getPayStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetPayStatementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatements>>,
          TError,
          Awaited<ReturnType<typeof getPayStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatements<TData = Awaited<ReturnType<typeof getPayStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatements>>,
          TError,
          Awaited<ReturnType<typeof getPayStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatements<TData = Awaited<ReturnType<typeof getPayStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What drivers were paid
 */

export function useGetPayStatements<TData = Awaited<ReturnType<typeof getPayStatements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetPayStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayStatementsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each with its PDF. What is void is not sent. Too many within an hour: 429 `too_many_mails`.
 * @summary Send statements to their drivers by e-mail
 */
export const sendPayStatements = (
    tenantId: number,
    payStatementIds: BodyType<PayStatementIds>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatementsSent>(
      {url: `/tenants/${tenantId}/driver-pay-statements/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: payStatementIds, signal
    },
      options);
    }




export const getSendPayStatementsMutationKey = () => ['sendPayStatements'] as const;

export const getSendPayStatementsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPayStatements>>, TError,SendPayStatementsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPayStatements>>, TError,SendPayStatementsMutationVariables, TContext> => {

const mutationKey = getSendPayStatementsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPayStatements>>, SendPayStatementsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  sendPayStatements(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendPayStatementsMutationResult = NonNullable<Awaited<ReturnType<typeof sendPayStatements>>>
    export type SendPayStatementsMutationBody = BodyType<PayStatementIds>
    export type SendPayStatementsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendPayStatementsMutationVariables = {tenantId: number;data: BodyType<PayStatementIds>}

    /**
 * @summary Send statements to their drivers by e-mail
 */
export const useSendPayStatements = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPayStatements>>, TError,SendPayStatementsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPayStatements>>,
        TError,
        SendPayStatementsMutationVariables,
        TContext
      > => {
      return useMutation(getSendPayStatementsMutationOptions(options), queryClient);
    }
    /**
 * @summary A statement of a driver as PDF
 */
export const getPayStatementPdf = (
    payStatementId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/driver-pay-statements/${payStatementId}/pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetPayStatementPdfQueryKey = (payStatementId: number,) =>
    tenantQueryKey({ payStatementId }, { url: `/driver-pay-statements/${payStatementId}/pdf` });


export const useGetPayStatementPdfQueryOptions = <TData = Awaited<ReturnType<typeof getPayStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ payStatementId }, { url: `/driver-pay-statements/${payStatementId}/pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayStatementPdf>>> = ({ signal }) => getPayStatementPdf(payStatementId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: payStatementId !== null && payStatementId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayStatementPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getPayStatementPdf>>>
export type GetPayStatementPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayStatementPdf<TData = Awaited<ReturnType<typeof getPayStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getPayStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatementPdf<TData = Awaited<ReturnType<typeof getPayStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getPayStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatementPdf<TData = Awaited<ReturnType<typeof getPayStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A statement of a driver as PDF
 */

export function useGetPayStatementPdf<TData = Awaited<ReturnType<typeof getPayStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayStatementPdfQueryOptions(payStatementId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary What a driver was paid by a run
 */
export const getPayStatement = (
    payStatementId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatement>(
      {url: `/driver-pay-statements/${payStatementId}`, method: 'GET', signal
    },
      options);
    }




export const getGetPayStatementQueryKey = (payStatementId: number,) =>
    tenantQueryKey({ payStatementId }, { url: `/driver-pay-statements/${payStatementId}` });


export const useGetPayStatementQueryOptions = <TData = Awaited<ReturnType<typeof getPayStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ payStatementId }, { url: `/driver-pay-statements/${payStatementId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayStatement>>> = ({ signal }) => getPayStatement(payStatementId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: payStatementId !== null && payStatementId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getPayStatement>>>
export type GetPayStatementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayStatement<TData = Awaited<ReturnType<typeof getPayStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatement>>,
          TError,
          Awaited<ReturnType<typeof getPayStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatement<TData = Awaited<ReturnType<typeof getPayStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatement>>,
          TError,
          Awaited<ReturnType<typeof getPayStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatement<TData = Awaited<ReturnType<typeof getPayStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a driver was paid by a run
 */

export function useGetPayStatement<TData = Awaited<ReturnType<typeof getPayStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayStatementQueryOptions(payStatementId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A line for each order and each correction with its whole arithmetic, then extras and deductions. Their cents are those of the statement.
 * @summary How a statement was worked out
 */
export const getPayStatementLines = (
    payStatementId: number,
    params?: GetPayStatementLinesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayLinePage>(
      {url: `/driver-pay-statements/${payStatementId}/lines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetPayStatementLinesQueryKey = (payStatementId: number,
    params?: GetPayStatementLinesParams,) =>
    tenantQueryKey({ payStatementId,params }, { url: `/driver-pay-statements/${payStatementId}/lines` });


export const useGetPayStatementLinesQueryOptions = <TData = Awaited<ReturnType<typeof getPayStatementLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(payStatementId: number,
    params?: GetPayStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ payStatementId,params }, { url: `/driver-pay-statements/${payStatementId}/lines`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayStatementLines>>> = ({ signal }) => getPayStatementLines(payStatementId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: payStatementId !== null && payStatementId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPayStatementLinesQueryResult = NonNullable<Awaited<ReturnType<typeof getPayStatementLines>>>
export type GetPayStatementLinesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetPayStatementLines<TData = Awaited<ReturnType<typeof getPayStatementLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number,
    params: undefined |  GetPayStatementLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatementLines>>,
          TError,
          Awaited<ReturnType<typeof getPayStatementLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatementLines<TData = Awaited<ReturnType<typeof getPayStatementLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number,
    params?: GetPayStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayStatementLines>>,
          TError,
          Awaited<ReturnType<typeof getPayStatementLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayStatementLines<TData = Awaited<ReturnType<typeof getPayStatementLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number,
    params?: GetPayStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How a statement was worked out
 */

export function useGetPayStatementLines<TData = Awaited<ReturnType<typeof getPayStatementLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 payStatementId: number,
    params?: GetPayStatementLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayStatementLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetPayStatementLinesQueryOptions(payStatementId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The driver has got the money: so it is said of its orders as well.
 * @summary Mark as paid a statement
 */
export const markPayStatementPaid = (
    payStatementId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatement>(
      {url: `/driver-pay-statements/${payStatementId}/paid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkPayStatementPaidMutationKey = () => ['markPayStatementPaid'] as const;

export const getMarkPayStatementPaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markPayStatementPaid>>, TError,MarkPayStatementPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markPayStatementPaid>>, TError,MarkPayStatementPaidMutationVariables, TContext> => {

const mutationKey = getMarkPayStatementPaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markPayStatementPaid>>, MarkPayStatementPaidMutationVariables> = (props) => {
          const {payStatementId} = props ?? {};

          return  markPayStatementPaid(payStatementId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkPayStatementPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markPayStatementPaid>>>

    export type MarkPayStatementPaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkPayStatementPaidMutationVariables = {payStatementId: number}

    /**
 * @summary Mark as paid a statement
 */
export const useMarkPayStatementPaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markPayStatementPaid>>, TError,MarkPayStatementPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markPayStatementPaid>>,
        TError,
        MarkPayStatementPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkPayStatementPaidMutationOptions(options), queryClient);
    }
    /**
 * So it is said of the orders that it paid first as well.
 * @summary Mark as not paid a statement
 */
export const markPayStatementUnpaid = (
    payStatementId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<PayStatement>(
      {url: `/driver-pay-statements/${payStatementId}/unpaid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkPayStatementUnpaidMutationKey = () => ['markPayStatementUnpaid'] as const;

export const getMarkPayStatementUnpaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markPayStatementUnpaid>>, TError,MarkPayStatementUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markPayStatementUnpaid>>, TError,MarkPayStatementUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkPayStatementUnpaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markPayStatementUnpaid>>, MarkPayStatementUnpaidMutationVariables> = (props) => {
          const {payStatementId} = props ?? {};

          return  markPayStatementUnpaid(payStatementId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkPayStatementUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markPayStatementUnpaid>>>

    export type MarkPayStatementUnpaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkPayStatementUnpaidMutationVariables = {payStatementId: number}

    /**
 * @summary Mark as not paid a statement
 */
export const useMarkPayStatementUnpaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markPayStatementUnpaid>>, TError,MarkPayStatementUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markPayStatementUnpaid>>,
        TError,
        MarkPayStatementUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkPayStatementUnpaidMutationOptions(options), queryClient);
    }
    /**
 * Of one that stands on a statement, else 422. Saying it again changes nothing.
 * @summary Say that the driver of an order has got the money
 */
export const markOrderDriverPaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/driver-pricing/paid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderDriverPaidMutationKey = () => ['markOrderDriverPaid'] as const;

export const getMarkOrderDriverPaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverPaid>>, TError,MarkOrderDriverPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverPaid>>, TError,MarkOrderDriverPaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderDriverPaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderDriverPaid>>, MarkOrderDriverPaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderDriverPaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderDriverPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderDriverPaid>>>

    export type MarkOrderDriverPaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkOrderDriverPaidMutationVariables = {orderId: number}

    /**
 * @summary Say that the driver of an order has got the money
 */
export const useMarkOrderDriverPaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverPaid>>, TError,MarkOrderDriverPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderDriverPaid>>,
        TError,
        MarkOrderDriverPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderDriverPaidMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that the driver of an order has not got the money
 */
export const markOrderDriverUnpaid = (
    orderId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/delivery-orders/${orderId}/driver-pricing/unpaid`, method: 'PUT', signal
    },
      options);
    }




export const getMarkOrderDriverUnpaidMutationKey = () => ['markOrderDriverUnpaid'] as const;

export const getMarkOrderDriverUnpaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverUnpaid>>, TError,MarkOrderDriverUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverUnpaid>>, TError,MarkOrderDriverUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderDriverUnpaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderDriverUnpaid>>, MarkOrderDriverUnpaidMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  markOrderDriverUnpaid(orderId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderDriverUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderDriverUnpaid>>>

    export type MarkOrderDriverUnpaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkOrderDriverUnpaidMutationVariables = {orderId: number}

    /**
 * @summary Say that the driver of an order has not got the money
 */
export const useMarkOrderDriverUnpaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderDriverUnpaid>>, TError,MarkOrderDriverUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderDriverUnpaid>>,
        TError,
        MarkOrderDriverUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderDriverUnpaidMutationOptions(options), queryClient);
    }
    /**
 * Of the orders of these days, with the median of all drivers beside each. An hour counts once, however many orders a driver has with them: from the first stamp at a pickup to the drop-off.
 * @summary What drivers earn by the hour and the kilometre
 */
export const getDriverFairness = (
    tenantId: number,
    params: GetDriverFairnessParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DriverFairnessPage>(
      {url: `/tenants/${tenantId}/driver-fairness`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetDriverFairnessQueryKey = (tenantId: number,
    params?: GetDriverFairnessParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-fairness` });


export const useGetDriverFairnessQueryOptions = <TData = Awaited<ReturnType<typeof getDriverFairness>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetDriverFairnessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/driver-fairness`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDriverFairness>>> = ({ signal }) => getDriverFairness(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDriverFairnessQueryResult = NonNullable<Awaited<ReturnType<typeof getDriverFairness>>>
export type GetDriverFairnessQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetDriverFairness<TData = Awaited<ReturnType<typeof getDriverFairness>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverFairnessParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverFairness>>,
          TError,
          Awaited<ReturnType<typeof getDriverFairness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverFairness<TData = Awaited<ReturnType<typeof getDriverFairness>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverFairnessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDriverFairness>>,
          TError,
          Awaited<ReturnType<typeof getDriverFairness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDriverFairness<TData = Awaited<ReturnType<typeof getDriverFairness>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverFairnessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What drivers earn by the hour and the kilometre
 */

export function useGetDriverFairness<TData = Awaited<ReturnType<typeof getDriverFairness>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetDriverFairnessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDriverFairness>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetDriverFairnessQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The newest first.
 * @summary The invoices and credit notes of a courier
 */
export const getInvoices = (
    tenantId: number,
    params?: GetInvoicesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicePage>(
      {url: `/tenants/${tenantId}/invoices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoicesQueryKey = (tenantId: number,
    params?: GetInvoicesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoices` });


export const useGetInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoices>>> = ({ signal }) => getInvoices(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoices>>>
export type GetInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoices<TData = Awaited<ReturnType<typeof getInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoices>>,
          TError,
          Awaited<ReturnType<typeof getInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoices<TData = Awaited<ReturnType<typeof getInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoices>>,
          TError,
          Awaited<ReturnType<typeof getInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoices<TData = Awaited<ReturnType<typeof getInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invoices and credit notes of a courier
 */

export function useGetInvoices<TData = Awaited<ReturnType<typeof getInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoicesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary How many invoices stand where
 */
export const getInvoiceCounts = (
    tenantId: number,
    params?: GetInvoiceCountsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceCounts>(
      {url: `/tenants/${tenantId}/invoice-counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoiceCountsQueryKey = (tenantId: number,
    params?: GetInvoiceCountsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-counts` });


export const useGetInvoiceCountsQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-counts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceCounts>>> = ({ signal }) => getInvoiceCounts(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceCounts>>>
export type GetInvoiceCountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceCounts<TData = Awaited<ReturnType<typeof getInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetInvoiceCountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceCounts<TData = Awaited<ReturnType<typeof getInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceCounts<TData = Awaited<ReturnType<typeof getInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many invoices stand where
 */

export function useGetInvoiceCounts<TData = Awaited<ReturnType<typeof getInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceCountsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Each with its PDF to where its customer gets invoices. What is void is not sent. Too many within an hour: 429 `too_many_mails`.
 * @summary Send invoices by e-mail
 */
export const sendInvoices = (
    tenantId: number,
    invoiceIds: BodyType<InvoiceIds>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicesDone>(
      {url: `/tenants/${tenantId}/invoices/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: invoiceIds, signal
    },
      options);
    }




export const getSendInvoicesMutationKey = () => ['sendInvoices'] as const;

export const getSendInvoicesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvoices>>, TError,SendInvoicesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendInvoices>>, TError,SendInvoicesMutationVariables, TContext> => {

const mutationKey = getSendInvoicesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendInvoices>>, SendInvoicesMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  sendInvoices(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendInvoicesMutationResult = NonNullable<Awaited<ReturnType<typeof sendInvoices>>>
    export type SendInvoicesMutationBody = BodyType<InvoiceIds>
    export type SendInvoicesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendInvoicesMutationVariables = {tenantId: number;data: BodyType<InvoiceIds>}

    /**
 * @summary Send invoices by e-mail
 */
export const useSendInvoices = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendInvoices>>, TError,SendInvoicesMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendInvoices>>,
        TError,
        SendInvoicesMutationVariables,
        TContext
      > => {
      return useMutation(getSendInvoicesMutationOptions(options), queryClient);
    }
    /**
 * On paper, or by another program. Customers are reminded of what they were sent, and of nothing else. One that was sent before keeps its moment; what is void is refused.
 * @summary Say that invoices were sent
 */
export const markInvoicesSent = (
    tenantId: number,
    invoiceIds: BodyType<InvoiceIds>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicesDone>(
      {url: `/tenants/${tenantId}/invoices/sent`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: invoiceIds, signal
    },
      options);
    }




export const getMarkInvoicesSentMutationKey = () => ['markInvoicesSent'] as const;

export const getMarkInvoicesSentMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoicesSent>>, TError,MarkInvoicesSentMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markInvoicesSent>>, TError,MarkInvoicesSentMutationVariables, TContext> => {

const mutationKey = getMarkInvoicesSentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markInvoicesSent>>, MarkInvoicesSentMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  markInvoicesSent(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkInvoicesSentMutationResult = NonNullable<Awaited<ReturnType<typeof markInvoicesSent>>>
    export type MarkInvoicesSentMutationBody = BodyType<InvoiceIds>
    export type MarkInvoicesSentMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkInvoicesSentMutationVariables = {tenantId: number;data: BodyType<InvoiceIds>}

    /**
 * @summary Say that invoices were sent
 */
export const useMarkInvoicesSent = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoicesSent>>, TError,MarkInvoicesSentMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markInvoicesSent>>,
        TError,
        MarkInvoicesSentMutationVariables,
        TContext
      > => {
      return useMutation(getMarkInvoicesSentMutationOptions(options), queryClient);
    }
    /**
 * A payment for each, of all that is outstanding.
 * @summary Say that invoices are paid
 */
export const markInvoicesPaid = (
    tenantId: number,
    invoicesPaid: BodyType<InvoicesPaid>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicesDone>(
      {url: `/tenants/${tenantId}/invoices/paid`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: invoicesPaid, signal
    },
      options);
    }




export const getMarkInvoicesPaidMutationKey = () => ['markInvoicesPaid'] as const;

export const getMarkInvoicesPaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoicesPaid>>, TError,MarkInvoicesPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markInvoicesPaid>>, TError,MarkInvoicesPaidMutationVariables, TContext> => {

const mutationKey = getMarkInvoicesPaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markInvoicesPaid>>, MarkInvoicesPaidMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  markInvoicesPaid(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkInvoicesPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markInvoicesPaid>>>
    export type MarkInvoicesPaidMutationBody = BodyType<InvoicesPaid>
    export type MarkInvoicesPaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkInvoicesPaidMutationVariables = {tenantId: number;data: BodyType<InvoicesPaid>}

    /**
 * @summary Say that invoices are paid
 */
export const useMarkInvoicesPaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoicesPaid>>, TError,MarkInvoicesPaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markInvoicesPaid>>,
        TError,
        MarkInvoicesPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkInvoicesPaidMutationOptions(options), queryClient);
    }
    /**
 * @summary An invoice or credit note
 */
export const getInvoice = (
    invoiceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDetail>(
      {url: `/invoices/${invoiceId}`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceQueryKey = (invoiceId: number,) =>
    tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}` });


export const useGetInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = ({ signal }) => getInvoice(invoiceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceId !== null && invoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>
export type GetInvoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoice>>,
          TError,
          Awaited<ReturnType<typeof getInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice or credit note
 */

export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceQueryOptions(invoiceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The lines of an invoice
 */
export const getInvoiceLines = (
    invoiceId: number,
    params?: GetInvoiceLinesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceLinePage>(
      {url: `/invoices/${invoiceId}/lines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetInvoiceLinesQueryKey = (invoiceId: number,
    params?: GetInvoiceLinesParams,) =>
    tenantQueryKey({ invoiceId,params }, { url: `/invoices/${invoiceId}/lines` });


export const useGetInvoiceLinesQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceId: number,
    params?: GetInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceId,params }, { url: `/invoices/${invoiceId}/lines`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceLines>>> = ({ signal }) => getInvoiceLines(invoiceId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceId !== null && invoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceLinesQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceLines>>>
export type GetInvoiceLinesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceLines<TData = Awaited<ReturnType<typeof getInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number,
    params: undefined |  GetInvoiceLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceLines>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceLines<TData = Awaited<ReturnType<typeof getInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number,
    params?: GetInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceLines>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceLines<TData = Awaited<ReturnType<typeof getInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number,
    params?: GetInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines of an invoice
 */

export function useGetInvoiceLines<TData = Awaited<ReturnType<typeof getInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number,
    params?: GetInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceLinesQueryOptions(invoiceId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An invoice as PDF
 */
export const getInvoicePdf = (
    invoiceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/invoices/${invoiceId}/pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetInvoicePdfQueryKey = (invoiceId: number,) =>
    tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}/pdf` });


export const useGetInvoicePdfQueryOptions = <TData = Awaited<ReturnType<typeof getInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}/pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoicePdf>>> = ({ signal }) => getInvoicePdf(invoiceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceId !== null && invoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoicePdfQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoicePdf>>>
export type GetInvoicePdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoicePdf<TData = Awaited<ReturnType<typeof getInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoicePdf>>,
          TError,
          Awaited<ReturnType<typeof getInvoicePdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoicePdf<TData = Awaited<ReturnType<typeof getInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoicePdf>>,
          TError,
          Awaited<ReturnType<typeof getInvoicePdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoicePdf<TData = Awaited<ReturnType<typeof getInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice as PDF
 */

export function useGetInvoicePdf<TData = Awaited<ReturnType<typeof getInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoicePdfQueryOptions(invoiceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An invoice as a page
 */
export const getInvoiceHtml = (
    invoiceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<string>(
      {url: `/invoices/${invoiceId}/html`, method: 'GET', signal
    },
      options);
    }




export const getGetInvoiceHtmlQueryKey = (invoiceId: number,) =>
    tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}/html` });


export const useGetInvoiceHtmlQueryOptions = <TData = Awaited<ReturnType<typeof getInvoiceHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ invoiceId }, { url: `/invoices/${invoiceId}/html`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoiceHtml>>> = ({ signal }) => getInvoiceHtml(invoiceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: invoiceId !== null && invoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvoiceHtmlQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoiceHtml>>>
export type GetInvoiceHtmlQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetInvoiceHtml<TData = Awaited<ReturnType<typeof getInvoiceHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceHtml>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceHtml<TData = Awaited<ReturnType<typeof getInvoiceHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvoiceHtml>>,
          TError,
          Awaited<ReturnType<typeof getInvoiceHtml>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoiceHtml<TData = Awaited<ReturnType<typeof getInvoiceHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice as a page
 */

export function useGetInvoiceHtml<TData = Awaited<ReturnType<typeof getInvoiceHtml>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 invoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoiceHtml>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetInvoiceHtmlQueryOptions(invoiceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its payments are taken back. One that is for other invoices as well is taken back by itself.
 * @summary Say that an invoice is not paid
 */
export const markInvoiceUnpaid = (
    invoiceId: number,
    settlementTakeBack: BodyType<SettlementTakeBack>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDetail>(
      {url: `/invoices/${invoiceId}/unpaid`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: settlementTakeBack, signal
    },
      options);
    }




export const getMarkInvoiceUnpaidMutationKey = () => ['markInvoiceUnpaid'] as const;

export const getMarkInvoiceUnpaidMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoiceUnpaid>>, TError,MarkInvoiceUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof markInvoiceUnpaid>>, TError,MarkInvoiceUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkInvoiceUnpaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markInvoiceUnpaid>>, MarkInvoiceUnpaidMutationVariables> = (props) => {
          const {invoiceId,data} = props ?? {};

          return  markInvoiceUnpaid(invoiceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkInvoiceUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markInvoiceUnpaid>>>
    export type MarkInvoiceUnpaidMutationBody = BodyType<SettlementTakeBack>
    export type MarkInvoiceUnpaidMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type MarkInvoiceUnpaidMutationVariables = {invoiceId: number;data: BodyType<SettlementTakeBack>}

    /**
 * @summary Say that an invoice is not paid
 */
export const useMarkInvoiceUnpaid = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markInvoiceUnpaid>>, TError,MarkInvoiceUnpaidMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markInvoiceUnpaid>>,
        TError,
        MarkInvoiceUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkInvoiceUnpaidMutationOptions(options), queryClient);
    }
    /**
 * Of what is still to be billed up to a day, and of what was billed at another price. One order may stand here for several reasons.
 * @summary Orders by which money may be lost
 */
export const getRevenueLeaks = (
    tenantId: number,
    params: GetRevenueLeaksParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevenueLeakPage>(
      {url: `/tenants/${tenantId}/revenue-leaks`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRevenueLeaksQueryKey = (tenantId: number,
    params?: GetRevenueLeaksParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/revenue-leaks` });


export const useGetRevenueLeaksQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueLeaks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetRevenueLeaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/revenue-leaks`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueLeaks>>> = ({ signal }) => getRevenueLeaks(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueLeaksQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueLeaks>>>
export type GetRevenueLeaksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRevenueLeaks<TData = Awaited<ReturnType<typeof getRevenueLeaks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeaksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueLeaks>>,
          TError,
          Awaited<ReturnType<typeof getRevenueLeaks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueLeaks<TData = Awaited<ReturnType<typeof getRevenueLeaks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueLeaks>>,
          TError,
          Awaited<ReturnType<typeof getRevenueLeaks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueLeaks<TData = Awaited<ReturnType<typeof getRevenueLeaks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders by which money may be lost
 */

export function useGetRevenueLeaks<TData = Awaited<ReturnType<typeof getRevenueLeaks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeaksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeaks>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRevenueLeaksQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary How many there are by which money may be lost
 */
export const getRevenueLeakCounts = (
    tenantId: number,
    params: GetRevenueLeakCountsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<RevenueLeakCounts>(
      {url: `/tenants/${tenantId}/revenue-leak-counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetRevenueLeakCountsQueryKey = (tenantId: number,
    params?: GetRevenueLeakCountsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/revenue-leak-counts` });


export const useGetRevenueLeakCountsQueryOptions = <TData = Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetRevenueLeakCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/revenue-leak-counts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRevenueLeakCounts>>> = ({ signal }) => getRevenueLeakCounts(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRevenueLeakCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getRevenueLeakCounts>>>
export type GetRevenueLeakCountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetRevenueLeakCounts<TData = Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeakCountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueLeakCounts>>,
          TError,
          Awaited<ReturnType<typeof getRevenueLeakCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueLeakCounts<TData = Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeakCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRevenueLeakCounts>>,
          TError,
          Awaited<ReturnType<typeof getRevenueLeakCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRevenueLeakCounts<TData = Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeakCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many there are by which money may be lost
 */

export function useGetRevenueLeakCounts<TData = Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetRevenueLeakCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRevenueLeakCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetRevenueLeakCountsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With a reason, for as long as it is the same money. What is none any more is passed over.
 * @summary Accept that money may be lost
 */
export const acceptRevenueLeaks = (
    tenantId: number,
    leaksAccept: BodyType<LeaksAccept>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LeaksChanged>(
      {url: `/tenants/${tenantId}/revenue-leaks/accept`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: leaksAccept, signal
    },
      options);
    }




export const getAcceptRevenueLeaksMutationKey = () => ['acceptRevenueLeaks'] as const;

export const getAcceptRevenueLeaksMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptRevenueLeaks>>, TError,AcceptRevenueLeaksMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptRevenueLeaks>>, TError,AcceptRevenueLeaksMutationVariables, TContext> => {

const mutationKey = getAcceptRevenueLeaksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptRevenueLeaks>>, AcceptRevenueLeaksMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  acceptRevenueLeaks(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptRevenueLeaksMutationResult = NonNullable<Awaited<ReturnType<typeof acceptRevenueLeaks>>>
    export type AcceptRevenueLeaksMutationBody = BodyType<LeaksAccept>
    export type AcceptRevenueLeaksMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type AcceptRevenueLeaksMutationVariables = {tenantId: number;data: BodyType<LeaksAccept>}

    /**
 * @summary Accept that money may be lost
 */
export const useAcceptRevenueLeaks = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptRevenueLeaks>>, TError,AcceptRevenueLeaksMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptRevenueLeaks>>,
        TError,
        AcceptRevenueLeaksMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptRevenueLeaksMutationOptions(options), queryClient);
    }
    /**
 * @summary Do not accept it any more
 */
export const reopenRevenueLeaks = (
    tenantId: number,
    leaksReopen: BodyType<LeaksReopen>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<LeaksChanged>(
      {url: `/tenants/${tenantId}/revenue-leaks/reopen`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: leaksReopen, signal
    },
      options);
    }




export const getReopenRevenueLeaksMutationKey = () => ['reopenRevenueLeaks'] as const;

export const getReopenRevenueLeaksMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenRevenueLeaks>>, TError,ReopenRevenueLeaksMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof reopenRevenueLeaks>>, TError,ReopenRevenueLeaksMutationVariables, TContext> => {

const mutationKey = getReopenRevenueLeaksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reopenRevenueLeaks>>, ReopenRevenueLeaksMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  reopenRevenueLeaks(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReopenRevenueLeaksMutationResult = NonNullable<Awaited<ReturnType<typeof reopenRevenueLeaks>>>
    export type ReopenRevenueLeaksMutationBody = BodyType<LeaksReopen>
    export type ReopenRevenueLeaksMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ReopenRevenueLeaksMutationVariables = {tenantId: number;data: BodyType<LeaksReopen>}

    /**
 * @summary Do not accept it any more
 */
export const useReopenRevenueLeaks = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reopenRevenueLeaks>>, TError,ReopenRevenueLeaksMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reopenRevenueLeaks>>,
        TError,
        ReopenRevenueLeaksMutationVariables,
        TContext
      > => {
      return useMutation(getReopenRevenueLeaksMutationOptions(options), queryClient);
    }
    /**
 * For the accounting package of the settings. Services, the combinations of taxes that orders have, and customers; what orders wait for comes first.
 * @summary What the books call services, taxes and customers
 */
export const getAccountingMappings = (
    tenantId: number,
    params: GetAccountingMappingsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingMappingPage>(
      {url: `/tenants/${tenantId}/accounting-mappings`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingMappingsQueryKey = (tenantId: number,
    params?: GetAccountingMappingsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-mappings` });


export const useGetAccountingMappingsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingMappings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params: GetAccountingMappingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-mappings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingMappings>>> = ({ signal }) => getAccountingMappings(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingMappingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingMappings>>>
export type GetAccountingMappingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingMappings<TData = Awaited<ReturnType<typeof getAccountingMappings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingMappingsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingMappings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingMappings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingMappings<TData = Awaited<ReturnType<typeof getAccountingMappings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingMappingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingMappings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingMappings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingMappings<TData = Awaited<ReturnType<typeof getAccountingMappings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingMappingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the books call services, taxes and customers
 */

export function useGetAccountingMappings<TData = Awaited<ReturnType<typeof getAccountingMappings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: GetAccountingMappingsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingMappings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingMappingsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All of them or none.
 * @summary Say what the books call some of them
 */
export const changeAccountingMappings = (
    tenantId: number,
    accountingMappingsChange: BodyType<AccountingMappingsChange>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/tenants/${tenantId}/accounting-mappings`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountingMappingsChange, signal
    },
      options);
    }




export const getChangeAccountingMappingsMutationKey = () => ['changeAccountingMappings'] as const;

export const getChangeAccountingMappingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAccountingMappings>>, TError,ChangeAccountingMappingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof changeAccountingMappings>>, TError,ChangeAccountingMappingsMutationVariables, TContext> => {

const mutationKey = getChangeAccountingMappingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAccountingMappings>>, ChangeAccountingMappingsMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  changeAccountingMappings(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeAccountingMappingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeAccountingMappings>>>
    export type ChangeAccountingMappingsMutationBody = BodyType<AccountingMappingsChange>
    export type ChangeAccountingMappingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ChangeAccountingMappingsMutationVariables = {tenantId: number;data: BodyType<AccountingMappingsChange>}

    /**
 * @summary Say what the books call some of them
 */
export const useChangeAccountingMappings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAccountingMappings>>, TError,ChangeAccountingMappingsMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeAccountingMappings>>,
        TError,
        ChangeAccountingMappingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeAccountingMappingsMutationOptions(options), queryClient);
    }
    /**
 * The latest first. Invoices of a courier that is not connected any more are among them.
 * @summary The invoices that all couriers made to an organisation
 */
export const getReceivedInvoices = (
    tenantId: number,
    params?: GetReceivedInvoicesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReceivedInvoicePage>(
      {url: `/tenants/${tenantId}/received-invoices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReceivedInvoicesQueryKey = (tenantId: number,
    params?: GetReceivedInvoicesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/received-invoices` });


export const useGetReceivedInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof getReceivedInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReceivedInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/received-invoices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedInvoices>>> = ({ signal }) => getReceivedInvoices(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceivedInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof getReceivedInvoices>>>
export type GetReceivedInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReceivedInvoices<TData = Awaited<ReturnType<typeof getReceivedInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReceivedInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedInvoices>>,
          TError,
          Awaited<ReturnType<typeof getReceivedInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedInvoices<TData = Awaited<ReturnType<typeof getReceivedInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedInvoices>>,
          TError,
          Awaited<ReturnType<typeof getReceivedInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedInvoices<TData = Awaited<ReturnType<typeof getReceivedInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invoices that all couriers made to an organisation
 */

export function useGetReceivedInvoices<TData = Awaited<ReturnType<typeof getReceivedInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReceivedInvoicesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The amounts are those of the couriers' accounts of the organisation today, by the clock of each courier.
 * @summary How many invoices of all couriers stand where
 */
export const getReceivedInvoiceCounts = (
    tenantId: number,
    params?: GetReceivedInvoiceCountsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceCounts>(
      {url: `/tenants/${tenantId}/received-invoice-counts`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReceivedInvoiceCountsQueryKey = (tenantId: number,
    params?: GetReceivedInvoiceCountsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/received-invoice-counts` });


export const useGetReceivedInvoiceCountsQueryOptions = <TData = Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReceivedInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/received-invoice-counts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>> = ({ signal }) => getReceivedInvoiceCounts(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReceivedInvoiceCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>>
export type GetReceivedInvoiceCountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReceivedInvoiceCounts<TData = Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReceivedInvoiceCountsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getReceivedInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedInvoiceCounts<TData = Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReceivedInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getReceivedInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReceivedInvoiceCounts<TData = Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many invoices of all couriers stand where
 */

export function useGetReceivedInvoiceCounts<TData = Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReceivedInvoiceCountsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReceivedInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReceivedInvoiceCountsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The courier to which most is owed comes first.
 * @summary The couriers that have billed an organisation
 */
export const getBillingCouriers = (
    tenantId: number,
    params?: GetBillingCouriersParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<BillingCourierPage>(
      {url: `/tenants/${tenantId}/billing-couriers`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetBillingCouriersQueryKey = (tenantId: number,
    params?: GetBillingCouriersParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/billing-couriers` });


export const useGetBillingCouriersQueryOptions = <TData = Awaited<ReturnType<typeof getBillingCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetBillingCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/billing-couriers`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBillingCouriers>>> = ({ signal }) => getBillingCouriers(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBillingCouriersQueryResult = NonNullable<Awaited<ReturnType<typeof getBillingCouriers>>>
export type GetBillingCouriersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetBillingCouriers<TData = Awaited<ReturnType<typeof getBillingCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetBillingCouriersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingCouriers>>,
          TError,
          Awaited<ReturnType<typeof getBillingCouriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingCouriers<TData = Awaited<ReturnType<typeof getBillingCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBillingCouriers>>,
          TError,
          Awaited<ReturnType<typeof getBillingCouriers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBillingCouriers<TData = Awaited<ReturnType<typeof getBillingCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The couriers that have billed an organisation
 */

export function useGetBillingCouriers<TData = Awaited<ReturnType<typeof getBillingCouriers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetBillingCouriersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBillingCouriers>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetBillingCouriersQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nothing is sent.
 * @summary Try reminders
 */
export const previewReminders = (
    tenantId: number,
    reminderInput: BodyType<ReminderInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReminderPreview>(
      {url: `/tenants/${tenantId}/invoice-reminders/preview`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reminderInput, signal
    },
      options);
    }




export const getPreviewRemindersMutationKey = () => ['previewReminders'] as const;

export const getPreviewRemindersMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewReminders>>, TError,PreviewRemindersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof previewReminders>>, TError,PreviewRemindersMutationVariables, TContext> => {

const mutationKey = getPreviewRemindersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewReminders>>, PreviewRemindersMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  previewReminders(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewRemindersMutationResult = NonNullable<Awaited<ReturnType<typeof previewReminders>>>
    export type PreviewRemindersMutationBody = BodyType<ReminderInput>
    export type PreviewRemindersMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PreviewRemindersMutationVariables = {tenantId: number;data: BodyType<ReminderInput>}

    /**
 * @summary Try reminders
 */
export const usePreviewReminders = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewReminders>>, TError,PreviewRemindersMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewReminders>>,
        TError,
        PreviewRemindersMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewRemindersMutationOptions(options), queryClient);
    }
    /**
 * The newest first.
 * @summary Runs of reminders
 */
export const getReminderRuns = (
    tenantId: number,
    params?: GetReminderRunsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReminderRunPage>(
      {url: `/tenants/${tenantId}/invoice-reminders`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReminderRunsQueryKey = (tenantId: number,
    params?: GetReminderRunsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-reminders` });


export const useGetReminderRunsQueryOptions = <TData = Awaited<ReturnType<typeof getReminderRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReminderRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/invoice-reminders`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReminderRuns>>> = ({ signal }) => getReminderRuns(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReminderRunsQueryResult = NonNullable<Awaited<ReturnType<typeof getReminderRuns>>>
export type GetReminderRunsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReminderRuns<TData = Awaited<ReturnType<typeof getReminderRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReminderRunsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReminderRuns>>,
          TError,
          Awaited<ReturnType<typeof getReminderRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReminderRuns<TData = Awaited<ReturnType<typeof getReminderRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReminderRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReminderRuns>>,
          TError,
          Awaited<ReturnType<typeof getReminderRuns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReminderRuns<TData = Awaited<ReturnType<typeof getReminderRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReminderRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Runs of reminders
 */

export function useGetReminderRuns<TData = Awaited<ReturnType<typeof getReminderRuns>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReminderRunsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRuns>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReminderRunsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As a job: an e-mail for each of them, and of none twice within a week. Too many within an hour: 429 `too_many_mails`.
 * @summary Remind customers of what is overdue
 */
export const createReminderRun = (
    tenantId: number,
    reminderInput: BodyType<ReminderInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReminderRun>(
      {url: `/tenants/${tenantId}/invoice-reminders`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reminderInput, signal
    },
      options);
    }




export const getCreateReminderRunMutationKey = () => ['createReminderRun'] as const;

export const getCreateReminderRunMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReminderRun>>, TError,CreateReminderRunMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createReminderRun>>, TError,CreateReminderRunMutationVariables, TContext> => {

const mutationKey = getCreateReminderRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReminderRun>>, CreateReminderRunMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createReminderRun(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReminderRunMutationResult = NonNullable<Awaited<ReturnType<typeof createReminderRun>>>
    export type CreateReminderRunMutationBody = BodyType<ReminderInput>
    export type CreateReminderRunMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateReminderRunMutationVariables = {tenantId: number;data: BodyType<ReminderInput>}

    /**
 * @summary Remind customers of what is overdue
 */
export const useCreateReminderRun = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReminderRun>>, TError,CreateReminderRunMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReminderRun>>,
        TError,
        CreateReminderRunMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReminderRunMutationOptions(options), queryClient);
    }
    /**
 * @summary A run of reminders
 */
export const getReminderRun = (
    reminderRunId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReminderRun>(
      {url: `/reminder-runs/${reminderRunId}`, method: 'GET', signal
    },
      options);
    }




export const getGetReminderRunQueryKey = (reminderRunId: number,) =>
    tenantQueryKey({ reminderRunId }, { url: `/reminder-runs/${reminderRunId}` });


export const useGetReminderRunQueryOptions = <TData = Awaited<ReturnType<typeof getReminderRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(reminderRunId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ reminderRunId }, { url: `/reminder-runs/${reminderRunId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReminderRun>>> = ({ signal }) => getReminderRun(reminderRunId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reminderRunId !== null && reminderRunId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReminderRunQueryResult = NonNullable<Awaited<ReturnType<typeof getReminderRun>>>
export type GetReminderRunQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReminderRun<TData = Awaited<ReturnType<typeof getReminderRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reminderRunId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReminderRun>>,
          TError,
          Awaited<ReturnType<typeof getReminderRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReminderRun<TData = Awaited<ReturnType<typeof getReminderRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reminderRunId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReminderRun>>,
          TError,
          Awaited<ReturnType<typeof getReminderRun>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReminderRun<TData = Awaited<ReturnType<typeof getReminderRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reminderRunId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A run of reminders
 */

export function useGetReminderRun<TData = Awaited<ReturnType<typeof getReminderRun>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reminderRunId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReminderRun>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReminderRunQueryOptions(reminderRunId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Nobody further is reminded.
 * @summary Cancel a reminder run
 */
export const cancelReminderRun = (
    reminderRunId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReminderRun>(
      {url: `/reminder-runs/${reminderRunId}/cancel`, method: 'PUT', signal
    },
      options);
    }




export const getCancelReminderRunMutationKey = () => ['cancelReminderRun'] as const;

export const getCancelReminderRunMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReminderRun>>, TError,CancelReminderRunMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelReminderRun>>, TError,CancelReminderRunMutationVariables, TContext> => {

const mutationKey = getCancelReminderRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelReminderRun>>, CancelReminderRunMutationVariables> = (props) => {
          const {reminderRunId} = props ?? {};

          return  cancelReminderRun(reminderRunId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelReminderRunMutationResult = NonNullable<Awaited<ReturnType<typeof cancelReminderRun>>>

    export type CancelReminderRunMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CancelReminderRunMutationVariables = {reminderRunId: number}

    /**
 * @summary Cancel a reminder run
 */
export const useCancelReminderRun = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelReminderRun>>, TError,CancelReminderRunMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelReminderRun>>,
        TError,
        CancelReminderRunMutationVariables,
        TContext
      > => {
      return useMutation(getCancelReminderRunMutationOptions(options), queryClient);
    }
    /**
 * @summary The report schedules of an organisation
 */
export const getReportSchedules = (
    tenantId: number,
    params?: GetReportSchedulesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedulePage>(
      {url: `/tenants/${tenantId}/report-schedules`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReportSchedulesQueryKey = (tenantId: number,
    params?: GetReportSchedulesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/report-schedules` });


export const useGetReportSchedulesQueryOptions = <TData = Awaited<ReturnType<typeof getReportSchedules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetReportSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/report-schedules`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportSchedules>>> = ({ signal }) => getReportSchedules(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportSchedulesQueryResult = NonNullable<Awaited<ReturnType<typeof getReportSchedules>>>
export type GetReportSchedulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReportSchedules<TData = Awaited<ReturnType<typeof getReportSchedules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetReportSchedulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSchedules>>,
          TError,
          Awaited<ReturnType<typeof getReportSchedules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSchedules<TData = Awaited<ReturnType<typeof getReportSchedules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReportSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSchedules>>,
          TError,
          Awaited<ReturnType<typeof getReportSchedules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSchedules<TData = Awaited<ReturnType<typeof getReportSchedules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReportSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The report schedules of an organisation
 */

export function useGetReportSchedules<TData = Awaited<ReturnType<typeof getReportSchedules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetReportSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedules>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReportSchedulesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It is sent with what the person who makes it may read.
 * @summary Add a report schedule
 */
export const createReportSchedule = (
    tenantId: number,
    reportScheduleInput: BodyType<ReportScheduleInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/tenants/${tenantId}/report-schedules`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reportScheduleInput, signal
    },
      options);
    }




export const getCreateReportScheduleMutationKey = () => ['createReportSchedule'] as const;

export const getCreateReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportSchedule>>, TError,CreateReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createReportSchedule>>, TError,CreateReportScheduleMutationVariables, TContext> => {

const mutationKey = getCreateReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReportSchedule>>, CreateReportScheduleMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createReportSchedule(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof createReportSchedule>>>
    export type CreateReportScheduleMutationBody = BodyType<ReportScheduleInput>
    export type CreateReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateReportScheduleMutationVariables = {tenantId: number;data: BodyType<ReportScheduleInput>}

    /**
 * @summary Add a report schedule
 */
export const useCreateReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportSchedule>>, TError,CreateReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReportSchedule>>,
        TError,
        CreateReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * @summary A report schedule
 */
export const getReportSchedule = (
    reportScheduleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/report-schedules/${reportScheduleId}`, method: 'GET', signal
    },
      options);
    }




export const getGetReportScheduleQueryKey = (reportScheduleId: number,) =>
    tenantQueryKey({ reportScheduleId }, { url: `/report-schedules/${reportScheduleId}` });


export const useGetReportScheduleQueryOptions = <TData = Awaited<ReturnType<typeof getReportSchedule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(reportScheduleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ reportScheduleId }, { url: `/report-schedules/${reportScheduleId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportSchedule>>> = ({ signal }) => getReportSchedule(reportScheduleId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: reportScheduleId !== null && reportScheduleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportScheduleQueryResult = NonNullable<Awaited<ReturnType<typeof getReportSchedule>>>
export type GetReportScheduleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReportSchedule<TData = Awaited<ReturnType<typeof getReportSchedule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reportScheduleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSchedule>>,
          TError,
          Awaited<ReturnType<typeof getReportSchedule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSchedule<TData = Awaited<ReturnType<typeof getReportSchedule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reportScheduleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportSchedule>>,
          TError,
          Awaited<ReturnType<typeof getReportSchedule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportSchedule<TData = Awaited<ReturnType<typeof getReportSchedule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reportScheduleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A report schedule
 */

export function useGetReportSchedule<TData = Awaited<ReturnType<typeof getReportSchedule>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 reportScheduleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportSchedule>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReportScheduleQueryOptions(reportScheduleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * From then on it is sent with what the person who changes it may read.
 * @summary Change a report schedule
 */
export const updateReportSchedule = (
    reportScheduleId: number,
    reportScheduleUpdate: BodyType<ReportScheduleUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/report-schedules/${reportScheduleId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: reportScheduleUpdate, signal
    },
      options);
    }




export const getUpdateReportScheduleMutationKey = () => ['updateReportSchedule'] as const;

export const getUpdateReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReportSchedule>>, TError,UpdateReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateReportSchedule>>, TError,UpdateReportScheduleMutationVariables, TContext> => {

const mutationKey = getUpdateReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateReportSchedule>>, UpdateReportScheduleMutationVariables> = (props) => {
          const {reportScheduleId,data} = props ?? {};

          return  updateReportSchedule(reportScheduleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof updateReportSchedule>>>
    export type UpdateReportScheduleMutationBody = BodyType<ReportScheduleUpdate>
    export type UpdateReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateReportScheduleMutationVariables = {reportScheduleId: number;data: BodyType<ReportScheduleUpdate>}

    /**
 * @summary Change a report schedule
 */
export const useUpdateReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateReportSchedule>>, TError,UpdateReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateReportSchedule>>,
        TError,
        UpdateReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete a report schedule
 */
export const deleteReportSchedule = (
    reportScheduleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/report-schedules/${reportScheduleId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteReportScheduleMutationKey = () => ['deleteReportSchedule'] as const;

export const getDeleteReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReportSchedule>>, TError,DeleteReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReportSchedule>>, TError,DeleteReportScheduleMutationVariables, TContext> => {

const mutationKey = getDeleteReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReportSchedule>>, DeleteReportScheduleMutationVariables> = (props) => {
          const {reportScheduleId} = props ?? {};

          return  deleteReportSchedule(reportScheduleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReportSchedule>>>

    export type DeleteReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteReportScheduleMutationVariables = {reportScheduleId: number}

    /**
 * @summary Delete a report schedule
 */
export const useDeleteReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReportSchedule>>, TError,DeleteReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReportSchedule>>,
        TError,
        DeleteReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * It is sent to nobody until it is resumed.
 * @summary Pause a report schedule
 */
export const pauseReportSchedule = (
    reportScheduleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/report-schedules/${reportScheduleId}/pause`, method: 'PUT', signal
    },
      options);
    }




export const getPauseReportScheduleMutationKey = () => ['pauseReportSchedule'] as const;

export const getPauseReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseReportSchedule>>, TError,PauseReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof pauseReportSchedule>>, TError,PauseReportScheduleMutationVariables, TContext> => {

const mutationKey = getPauseReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseReportSchedule>>, PauseReportScheduleMutationVariables> = (props) => {
          const {reportScheduleId} = props ?? {};

          return  pauseReportSchedule(reportScheduleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof pauseReportSchedule>>>

    export type PauseReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type PauseReportScheduleMutationVariables = {reportScheduleId: number}

    /**
 * @summary Pause a report schedule
 */
export const usePauseReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseReportSchedule>>, TError,PauseReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseReportSchedule>>,
        TError,
        PauseReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getPauseReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * From its next time on, with what the person who resumes it may read.
 * @summary Resume a report schedule
 */
export const resumeReportSchedule = (
    reportScheduleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/report-schedules/${reportScheduleId}/resume`, method: 'PUT', signal
    },
      options);
    }




export const getResumeReportScheduleMutationKey = () => ['resumeReportSchedule'] as const;

export const getResumeReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeReportSchedule>>, TError,ResumeReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof resumeReportSchedule>>, TError,ResumeReportScheduleMutationVariables, TContext> => {

const mutationKey = getResumeReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeReportSchedule>>, ResumeReportScheduleMutationVariables> = (props) => {
          const {reportScheduleId} = props ?? {};

          return  resumeReportSchedule(reportScheduleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof resumeReportSchedule>>>

    export type ResumeReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type ResumeReportScheduleMutationVariables = {reportScheduleId: number}

    /**
 * @summary Resume a report schedule
 */
export const useResumeReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeReportSchedule>>, TError,ResumeReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeReportSchedule>>,
        TError,
        ResumeReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getResumeReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * Beside its times, which stay, and of a paused one as well. Too many within an hour: 429 `too_many_mails`.
 * @summary Send a scheduled report now
 */
export const sendReportSchedule = (
    reportScheduleId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSchedule>(
      {url: `/report-schedules/${reportScheduleId}/send`, method: 'POST', signal
    },
      options);
    }




export const getSendReportScheduleMutationKey = () => ['sendReportSchedule'] as const;

export const getSendReportScheduleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendReportSchedule>>, TError,SendReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof sendReportSchedule>>, TError,SendReportScheduleMutationVariables, TContext> => {

const mutationKey = getSendReportScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendReportSchedule>>, SendReportScheduleMutationVariables> = (props) => {
          const {reportScheduleId} = props ?? {};

          return  sendReportSchedule(reportScheduleId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendReportScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof sendReportSchedule>>>

    export type SendReportScheduleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type SendReportScheduleMutationVariables = {reportScheduleId: number}

    /**
 * @summary Send a scheduled report now
 */
export const useSendReportSchedule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendReportSchedule>>, TError,SendReportScheduleMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendReportSchedule>>,
        TError,
        SendReportScheduleMutationVariables,
        TContext
      > => {
      return useMutation(getSendReportScheduleMutationOptions(options), queryClient);
    }
    /**
 * On those that were completed, or cancelled at a charge, on these days: summaries put them together, each to a row; transactions have a row for each order, and before those of one driver, customer, courier or supplier a row of what they come to. Under `Accept: text/csv` the whole report is streamed: of a summary its rows, at most 20,000, of the others the orders alone.
 * @summary A report on orders
 */
export const getReport = (
    tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportRowPage>(
      {url: `/tenants/${tenantId}/reports/${reportKind}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReportQueryKey = (tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params?: GetReportParams,) =>
    tenantQueryKey({ tenantId,reportKind,params }, { url: `/tenants/${tenantId}/reports/${reportKind}` });


export const useGetReportQueryOptions = <TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,reportKind,params }, { url: `/tenants/${tenantId}/reports/${reportKind}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReport>>> = ({ signal }) => getReport(tenantId,reportKind,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && reportKind !== null && reportKind !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportQueryResult = NonNullable<Awaited<ReturnType<typeof getReport>>>
export type GetReportQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReport>>,
          TError,
          Awaited<ReturnType<typeof getReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReport>>,
          TError,
          Awaited<ReturnType<typeof getReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A report on orders
 */

export function useGetReport<TData = Awaited<ReturnType<typeof getReport>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReport>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReportQueryOptions(tenantId,reportKind,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of the same orders as `getReport`.
 * @summary What all orders of a report come to
 */
export const getReportTotals = (
    tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<ReportSums>(
      {url: `/tenants/${tenantId}/report-totals/${reportKind}`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetReportTotalsQueryKey = (tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params?: GetReportTotalsParams,) =>
    tenantQueryKey({ tenantId,reportKind,params }, { url: `/tenants/${tenantId}/report-totals/${reportKind}` });


export const useGetReportTotalsQueryOptions = <TData = Awaited<ReturnType<typeof getReportTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,reportKind,params }, { url: `/tenants/${tenantId}/report-totals/${reportKind}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportTotals>>> = ({ signal }) => getReportTotals(tenantId,reportKind,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && reportKind !== null && reportKind !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportTotalsQueryResult = NonNullable<Awaited<ReturnType<typeof getReportTotals>>>
export type GetReportTotalsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetReportTotals<TData = Awaited<ReturnType<typeof getReportTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportTotals>>,
          TError,
          Awaited<ReturnType<typeof getReportTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportTotals<TData = Awaited<ReturnType<typeof getReportTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportTotals>>,
          TError,
          Awaited<ReturnType<typeof getReportTotals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportTotals<TData = Awaited<ReturnType<typeof getReportTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What all orders of a report come to
 */

export function useGetReportTotals<TData = Awaited<ReturnType<typeof getReportTotals>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    reportKind: 'AllOrders' | 'SummaryByDriver' | 'TransactionByDriver' | 'SummaryByCustomer' | 'TransactionByCustomer' | 'SummaryByCourier' | 'TransactionByCourier' | 'SummaryBySupplier' | 'TransactionBySupplier',
    params: GetReportTotalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportTotals>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetReportTotalsQueryOptions(tenantId,reportKind,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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


export const useGetAccountingSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId }, { url: `/tenants/${tenantId}/accounting-settings`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingSettings>>> = ({ signal }) => getAccountingSettings(tenantId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingSettings>>>
export type GetAccountingSettingsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingSettings>>,
          TError,
          Awaited<ReturnType<typeof getAccountingSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingSettings>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The accounting settings of an organisation
 */

export function useGetAccountingSettings<TData = Awaited<ReturnType<typeof getAccountingSettings>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
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
    /**
 * The newest first.
 * @summary What was paid, given back and credited
 */
export const getSettlements = (
    tenantId: number,
    params?: GetSettlementsParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<SettlementPage>(
      {url: `/tenants/${tenantId}/settlements`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetSettlementsQueryKey = (tenantId: number,
    params?: GetSettlementsParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/settlements` });


export const useGetSettlementsQueryOptions = <TData = Awaited<ReturnType<typeof getSettlements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetSettlementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/settlements`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettlements>>> = ({ signal }) => getSettlements(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettlementsQueryResult = NonNullable<Awaited<ReturnType<typeof getSettlements>>>
export type GetSettlementsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSettlements<TData = Awaited<ReturnType<typeof getSettlements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetSettlementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettlements>>,
          TError,
          Awaited<ReturnType<typeof getSettlements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettlements<TData = Awaited<ReturnType<typeof getSettlements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSettlementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettlements>>,
          TError,
          Awaited<ReturnType<typeof getSettlements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettlements<TData = Awaited<ReturnType<typeof getSettlements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSettlementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was paid, given back and credited
 */

export function useGetSettlements<TData = Awaited<ReturnType<typeof getSettlements>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetSettlementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlements>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSettlementsQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Or money given back, or a credit note taken off invoices. 422 for more than is owed, for another currency, and for what is void.
 * @summary Write down a payment
 */
export const createSettlement = (
    tenantId: number,
    settlementInput: BodyType<SettlementInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Settlement>(
      {url: `/tenants/${tenantId}/settlements`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: settlementInput, signal
    },
      options);
    }




export const getCreateSettlementMutationKey = () => ['createSettlement'] as const;

export const getCreateSettlementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSettlement>>, TError,CreateSettlementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createSettlement>>, TError,CreateSettlementMutationVariables, TContext> => {

const mutationKey = getCreateSettlementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSettlement>>, CreateSettlementMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createSettlement(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSettlementMutationResult = NonNullable<Awaited<ReturnType<typeof createSettlement>>>
    export type CreateSettlementMutationBody = BodyType<SettlementInput>
    export type CreateSettlementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateSettlementMutationVariables = {tenantId: number;data: BodyType<SettlementInput>}

    /**
 * @summary Write down a payment
 */
export const useCreateSettlement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSettlement>>, TError,CreateSettlementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSettlement>>,
        TError,
        CreateSettlementMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSettlementMutationOptions(options), queryClient);
    }
    /**
 * @summary What was paid, given back or credited
 */
export const getSettlement = (
    settlementId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Settlement>(
      {url: `/settlements/${settlementId}`, method: 'GET', signal
    },
      options);
    }




export const getGetSettlementQueryKey = (settlementId: number,) =>
    tenantQueryKey({ settlementId }, { url: `/settlements/${settlementId}` });


export const useGetSettlementQueryOptions = <TData = Awaited<ReturnType<typeof getSettlement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(settlementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ settlementId }, { url: `/settlements/${settlementId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettlement>>> = ({ signal }) => getSettlement(settlementId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: settlementId !== null && settlementId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettlementQueryResult = NonNullable<Awaited<ReturnType<typeof getSettlement>>>
export type GetSettlementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetSettlement<TData = Awaited<ReturnType<typeof getSettlement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 settlementId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettlement>>,
          TError,
          Awaited<ReturnType<typeof getSettlement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettlement<TData = Awaited<ReturnType<typeof getSettlement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 settlementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettlement>>,
          TError,
          Awaited<ReturnType<typeof getSettlement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettlement<TData = Awaited<ReturnType<typeof getSettlement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 settlementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was paid, given back or credited
 */

export function useGetSettlement<TData = Awaited<ReturnType<typeof getSettlement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 settlementId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettlement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetSettlementQueryOptions(settlementId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * By a row of its own, of today: both stay to be read, and what it had settled is outstanding again.
 * @summary Take back a payment
 */
export const takeBackSettlement = (
    settlementId: number,
    settlementTakeBack: BodyType<SettlementTakeBack>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Settlement>(
      {url: `/settlements/${settlementId}/take-back`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: settlementTakeBack, signal
    },
      options);
    }




export const getTakeBackSettlementMutationKey = () => ['takeBackSettlement'] as const;

export const getTakeBackSettlementMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeBackSettlement>>, TError,TakeBackSettlementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof takeBackSettlement>>, TError,TakeBackSettlementMutationVariables, TContext> => {

const mutationKey = getTakeBackSettlementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeBackSettlement>>, TakeBackSettlementMutationVariables> = (props) => {
          const {settlementId,data} = props ?? {};

          return  takeBackSettlement(settlementId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeBackSettlementMutationResult = NonNullable<Awaited<ReturnType<typeof takeBackSettlement>>>
    export type TakeBackSettlementMutationBody = BodyType<SettlementTakeBack>
    export type TakeBackSettlementMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type TakeBackSettlementMutationVariables = {settlementId: number;data: BodyType<SettlementTakeBack>}

    /**
 * @summary Take back a payment
 */
export const useTakeBackSettlement = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeBackSettlement>>, TError,TakeBackSettlementMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeBackSettlement>>,
        TError,
        TakeBackSettlementMutationVariables,
        TContext
      > => {
      return useMutation(getTakeBackSettlementMutationOptions(options), queryClient);
    }
    /**
 * @summary The accounting templates of an organisation
 */
export const getAccountingTemplates = (
    tenantId: number,
    params?: GetAccountingTemplatesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingTemplatePage>(
      {url: `/tenants/${tenantId}/accounting-templates`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetAccountingTemplatesQueryKey = (tenantId: number,
    params?: GetAccountingTemplatesParams,) =>
    tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-templates` });


export const useGetAccountingTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    params?: GetAccountingTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,params }, { url: `/tenants/${tenantId}/accounting-templates`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingTemplates>>> = ({ signal }) => getAccountingTemplates(tenantId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingTemplates>>>
export type GetAccountingTemplatesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingTemplates<TData = Awaited<ReturnType<typeof getAccountingTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params: undefined |  GetAccountingTemplatesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTemplates>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTemplates<TData = Awaited<ReturnType<typeof getAccountingTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAccountingTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTemplates>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTemplates<TData = Awaited<ReturnType<typeof getAccountingTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAccountingTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The accounting templates of an organisation
 */

export function useGetAccountingTemplates<TData = Awaited<ReturnType<typeof getAccountingTemplates>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    params?: GetAccountingTemplatesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplates>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingTemplatesQueryOptions(tenantId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an accounting template
 */
export const createAccountingTemplate = (
    tenantId: number,
    accountingTemplateInput: BodyType<AccountingTemplateInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingTemplate>(
      {url: `/tenants/${tenantId}/accounting-templates`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: accountingTemplateInput, signal
    },
      options);
    }




export const getCreateAccountingTemplateMutationKey = () => ['createAccountingTemplate'] as const;

export const getCreateAccountingTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountingTemplate>>, TError,CreateAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof createAccountingTemplate>>, TError,CreateAccountingTemplateMutationVariables, TContext> => {

const mutationKey = getCreateAccountingTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAccountingTemplate>>, CreateAccountingTemplateMutationVariables> = (props) => {
          const {tenantId,data} = props ?? {};

          return  createAccountingTemplate(tenantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountingTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof createAccountingTemplate>>>
    export type CreateAccountingTemplateMutationBody = BodyType<AccountingTemplateInput>
    export type CreateAccountingTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type CreateAccountingTemplateMutationVariables = {tenantId: number;data: BodyType<AccountingTemplateInput>}

    /**
 * @summary Add an accounting template
 */
export const useCreateAccountingTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAccountingTemplate>>, TError,CreateAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAccountingTemplate>>,
        TError,
        CreateAccountingTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAccountingTemplateMutationOptions(options), queryClient);
    }
    /**
 * @summary An accounting template
 */
export const getAccountingTemplate = (
    accountingTemplateId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingTemplate>(
      {url: `/accounting-templates/${accountingTemplateId}`, method: 'GET', signal
    },
      options);
    }




export const getGetAccountingTemplateQueryKey = (accountingTemplateId: number,) =>
    tenantQueryKey({ accountingTemplateId }, { url: `/accounting-templates/${accountingTemplateId}` });


export const useGetAccountingTemplateQueryOptions = <TData = Awaited<ReturnType<typeof getAccountingTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(accountingTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ accountingTemplateId }, { url: `/accounting-templates/${accountingTemplateId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountingTemplate>>> = ({ signal }) => getAccountingTemplate(accountingTemplateId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: accountingTemplateId !== null && accountingTemplateId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountingTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountingTemplate>>>
export type GetAccountingTemplateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetAccountingTemplate<TData = Awaited<ReturnType<typeof getAccountingTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 accountingTemplateId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTemplate>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTemplate<TData = Awaited<ReturnType<typeof getAccountingTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 accountingTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountingTemplate>>,
          TError,
          Awaited<ReturnType<typeof getAccountingTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountingTemplate<TData = Awaited<ReturnType<typeof getAccountingTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 accountingTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An accounting template
 */

export function useGetAccountingTemplate<TData = Awaited<ReturnType<typeof getAccountingTemplate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 accountingTemplateId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountingTemplate>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetAccountingTemplateQueryOptions(accountingTemplateId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change an accounting template
 */
export const updateAccountingTemplate = (
    accountingTemplateId: number,
    accountingTemplateUpdate: BodyType<AccountingTemplateUpdate>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<AccountingTemplate>(
      {url: `/accounting-templates/${accountingTemplateId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: accountingTemplateUpdate, signal
    },
      options);
    }




export const getUpdateAccountingTemplateMutationKey = () => ['updateAccountingTemplate'] as const;

export const getUpdateAccountingTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingTemplate>>, TError,UpdateAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAccountingTemplate>>, TError,UpdateAccountingTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateAccountingTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAccountingTemplate>>, UpdateAccountingTemplateMutationVariables> = (props) => {
          const {accountingTemplateId,data} = props ?? {};

          return  updateAccountingTemplate(accountingTemplateId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountingTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateAccountingTemplate>>>
    export type UpdateAccountingTemplateMutationBody = BodyType<AccountingTemplateUpdate>
    export type UpdateAccountingTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type UpdateAccountingTemplateMutationVariables = {accountingTemplateId: number;data: BodyType<AccountingTemplateUpdate>}

    /**
 * @summary Change an accounting template
 */
export const useUpdateAccountingTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAccountingTemplate>>, TError,UpdateAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAccountingTemplate>>,
        TError,
        UpdateAccountingTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAccountingTemplateMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an accounting template
 */
export const deleteAccountingTemplate = (
    accountingTemplateId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<DoneResponse>(
      {url: `/accounting-templates/${accountingTemplateId}`, method: 'DELETE', signal
    },
      options);
    }




export const getDeleteAccountingTemplateMutationKey = () => ['deleteAccountingTemplate'] as const;

export const getDeleteAccountingTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccountingTemplate>>, TError,DeleteAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccountingTemplate>>, TError,DeleteAccountingTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteAccountingTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccountingTemplate>>, DeleteAccountingTemplateMutationVariables> = (props) => {
          const {accountingTemplateId} = props ?? {};

          return  deleteAccountingTemplate(accountingTemplateId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountingTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccountingTemplate>>>

    export type DeleteAccountingTemplateMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DeleteAccountingTemplateMutationVariables = {accountingTemplateId: number}

    /**
 * @summary Delete an accounting template
 */
export const useDeleteAccountingTemplate = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccountingTemplate>>, TError,DeleteAccountingTemplateMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccountingTemplate>>,
        TError,
        DeleteAccountingTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAccountingTemplateMutationOptions(options), queryClient);
    }
    /**
 * Also of one that is not connected any more.
 * @summary The invoices that a vendor made to an organisation
 */
export const getVendorInvoices = (
    tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoicePage>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetVendorInvoicesQueryKey = (tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams,) =>
    tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices` });


export const useGetVendorInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof getVendorInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorInvoices>>> = ({ signal }) => getVendorInvoices(tenantId,vendorId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorInvoices>>>
export type GetVendorInvoicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorInvoices<TData = Awaited<ReturnType<typeof getVendorInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: undefined |  GetVendorInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoices>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoices<TData = Awaited<ReturnType<typeof getVendorInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoices>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoices<TData = Awaited<ReturnType<typeof getVendorInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The invoices that a vendor made to an organisation
 */

export function useGetVendorInvoices<TData = Awaited<ReturnType<typeof getVendorInvoices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params?: GetVendorInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoices>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorInvoicesQueryOptions(tenantId,vendorId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary How many invoices of a vendor stand where
 */
export const getVendorInvoiceCounts = (
    tenantId: number,
    vendorId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceCounts>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoice-counts`, method: 'GET', signal
    },
      options);
    }




export const getGetVendorInvoiceCountsQueryKey = (tenantId: number,
    vendorId: number,) =>
    tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoice-counts` });


export const useGetVendorInvoiceCountsQueryOptions = <TData = Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoice-counts`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorInvoiceCounts>>> = ({ signal }) => getVendorInvoiceCounts(tenantId,vendorId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorInvoiceCountsQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorInvoiceCounts>>>
export type GetVendorInvoiceCountsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorInvoiceCounts<TData = Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoiceCounts<TData = Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoiceCounts>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoiceCounts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoiceCounts<TData = Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many invoices of a vendor stand where
 */

export function useGetVendorInvoiceCounts<TData = Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceCounts>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorInvoiceCountsQueryOptions(tenantId,vendorId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An invoice of a vendor
 */
export const getVendorInvoice = (
    tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDetail>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}`, method: 'GET', signal
    },
      options);
    }




export const getGetVendorInvoiceQueryKey = (tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,) =>
    tenantQueryKey({ tenantId,vendorId,vendorInvoiceId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}` });


export const useGetVendorInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getVendorInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,vendorInvoiceId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorInvoice>>> = ({ signal }) => getVendorInvoice(tenantId,vendorId,vendorInvoiceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined && vendorInvoiceId !== null && vendorInvoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorInvoice>>>
export type GetVendorInvoiceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorInvoice<TData = Awaited<ReturnType<typeof getVendorInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoice>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoice<TData = Awaited<ReturnType<typeof getVendorInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoice>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoice<TData = Awaited<ReturnType<typeof getVendorInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice of a vendor
 */

export function useGetVendorInvoice<TData = Awaited<ReturnType<typeof getVendorInvoice>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoice>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorInvoiceQueryOptions(tenantId,vendorId,vendorInvoiceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The lines of an invoice of a vendor
 */
export const getVendorInvoiceLines = (
    tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceLinePage>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/lines`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetVendorInvoiceLinesQueryKey = (tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams,) =>
    tenantQueryKey({ tenantId,vendorId,vendorInvoiceId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/lines` });


export const useGetVendorInvoiceLinesQueryOptions = <TData = Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,vendorInvoiceId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/lines`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorInvoiceLines>>> = ({ signal }) => getVendorInvoiceLines(tenantId,vendorId,vendorInvoiceId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined && vendorInvoiceId !== null && vendorInvoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorInvoiceLinesQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorInvoiceLines>>>
export type GetVendorInvoiceLinesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorInvoiceLines<TData = Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params: undefined |  GetVendorInvoiceLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoiceLines>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoiceLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoiceLines<TData = Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoiceLines>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoiceLines>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoiceLines<TData = Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The lines of an invoice of a vendor
 */

export function useGetVendorInvoiceLines<TData = Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    params?: GetVendorInvoiceLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoiceLines>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorInvoiceLinesQueryOptions(tenantId,vendorId,vendorInvoiceId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary An invoice of a vendor as PDF
 */
export const getVendorInvoicePdf = (
    tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/pdf`, method: 'GET',
        responseType: 'blob', signal
    },
      options);
    }




export const getGetVendorInvoicePdfQueryKey = (tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,) =>
    tenantQueryKey({ tenantId,vendorId,vendorInvoiceId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/pdf` });


export const useGetVendorInvoicePdfQueryOptions = <TData = Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,vendorInvoiceId }, { url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorInvoicePdf>>> = ({ signal }) => getVendorInvoicePdf(tenantId,vendorId,vendorInvoiceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined && vendorInvoiceId !== null && vendorInvoiceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorInvoicePdfQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorInvoicePdf>>>
export type GetVendorInvoicePdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetVendorInvoicePdf<TData = Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoicePdf>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoicePdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoicePdf<TData = Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorInvoicePdf>>,
          TError,
          Awaited<ReturnType<typeof getVendorInvoicePdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorInvoicePdf<TData = Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An invoice of a vendor as PDF
 */

export function useGetVendorInvoicePdf<TData = Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    vendorInvoiceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorInvoicePdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorInvoicePdfQueryOptions(tenantId,vendorId,vendorInvoiceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once more replaces what was said while nobody has answered, and opens it again afterwards.
 * @summary Dispute a line of an invoice
 */
export const disputeInvoiceLine = (
    tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    invoiceLineId: number,
    invoiceDisputeInput: BodyType<InvoiceDisputeInput>,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDisputeText>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/lines/${invoiceLineId}/dispute`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: invoiceDisputeInput, signal
    },
      options);
    }




export const getDisputeInvoiceLineMutationKey = () => ['disputeInvoiceLine'] as const;

export const getDisputeInvoiceLineMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeInvoiceLine>>, TError,DisputeInvoiceLineMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof disputeInvoiceLine>>, TError,DisputeInvoiceLineMutationVariables, TContext> => {

const mutationKey = getDisputeInvoiceLineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeInvoiceLine>>, DisputeInvoiceLineMutationVariables> = (props) => {
          const {tenantId,vendorId,vendorInvoiceId,invoiceLineId,data} = props ?? {};

          return  disputeInvoiceLine(tenantId,vendorId,vendorInvoiceId,invoiceLineId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisputeInvoiceLineMutationResult = NonNullable<Awaited<ReturnType<typeof disputeInvoiceLine>>>
    export type DisputeInvoiceLineMutationBody = BodyType<InvoiceDisputeInput>
    export type DisputeInvoiceLineMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type DisputeInvoiceLineMutationVariables = {tenantId: number;vendorId: number;vendorInvoiceId: number;invoiceLineId: number;data: BodyType<InvoiceDisputeInput>}

    /**
 * @summary Dispute a line of an invoice
 */
export const useDisputeInvoiceLine = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disputeInvoiceLine>>, TError,DisputeInvoiceLineMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disputeInvoiceLine>>,
        TError,
        DisputeInvoiceLineMutationVariables,
        TContext
      > => {
      return useMutation(getDisputeInvoiceLineMutationOptions(options), queryClient);
    }
    /**
 * @summary Take back that a line is disputed
 */
export const withdrawInvoiceDispute = (
    tenantId: number,
    vendorId: number,
    vendorInvoiceId: number,
    invoiceLineId: number,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<InvoiceDisputeText>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/invoices/${vendorInvoiceId}/lines/${invoiceLineId}/withdraw-dispute`, method: 'PUT', signal
    },
      options);
    }




export const getWithdrawInvoiceDisputeMutationKey = () => ['withdrawInvoiceDispute'] as const;

export const getWithdrawInvoiceDisputeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoiceDispute>>, TError,WithdrawInvoiceDisputeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoiceDispute>>, TError,WithdrawInvoiceDisputeMutationVariables, TContext> => {

const mutationKey = getWithdrawInvoiceDisputeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawInvoiceDispute>>, WithdrawInvoiceDisputeMutationVariables> = (props) => {
          const {tenantId,vendorId,vendorInvoiceId,invoiceLineId} = props ?? {};

          return  withdrawInvoiceDispute(tenantId,vendorId,vendorInvoiceId,invoiceLineId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawInvoiceDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawInvoiceDispute>>>

    export type WithdrawInvoiceDisputeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>
    export type WithdrawInvoiceDisputeMutationVariables = {tenantId: number;vendorId: number;vendorInvoiceId: number;invoiceLineId: number}

    /**
 * @summary Take back that a line is disputed
 */
export const useWithdrawInvoiceDispute = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoiceDispute>>, TError,WithdrawInvoiceDisputeMutationVariables, TContext>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawInvoiceDispute>>,
        TError,
        WithdrawInvoiceDisputeMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawInvoiceDisputeMutationOptions(options), queryClient);
    }
    /**
 * At most 2,000 rows.
 * @summary The statement that a vendor keeps of an organisation
 */
export const getVendorStatement = (
    tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Statement>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/statement`, method: 'GET',
        params, signal
    },
      options);
    }




export const getGetVendorStatementQueryKey = (tenantId: number,
    vendorId: number,
    params?: GetVendorStatementParams,) =>
    tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/statement` });


export const useGetVendorStatementQueryOptions = <TData = Awaited<ReturnType<typeof getVendorStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/statement`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorStatement>>> = ({ signal }) => getVendorStatement(tenantId,vendorId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorStatement>>>
export type GetVendorStatementQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetVendorStatement<TData = Awaited<ReturnType<typeof getVendorStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorStatement>>,
          TError,
          Awaited<ReturnType<typeof getVendorStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorStatement<TData = Awaited<ReturnType<typeof getVendorStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorStatement>>,
          TError,
          Awaited<ReturnType<typeof getVendorStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorStatement<TData = Awaited<ReturnType<typeof getVendorStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The statement that a vendor keeps of an organisation
 */

export function useGetVendorStatement<TData = Awaited<ReturnType<typeof getVendorStatement>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatement>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorStatementQueryOptions(tenantId,vendorId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary The statement of a vendor as PDF
 */
export const getVendorStatementPdf = (
    tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams,
 options?: SecondParameter<typeof send>,signal?: AbortSignal
) => {


      return send<Blob>(
      {url: `/tenants/${tenantId}/vendors/${vendorId}/statement-pdf`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }




export const getGetVendorStatementPdfQueryKey = (tenantId: number,
    vendorId: number,
    params?: GetVendorStatementPdfParams,) =>
    tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/statement-pdf` });


export const useGetVendorStatementPdfQueryOptions = <TData = Awaited<ReturnType<typeof getVendorStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  tenantQueryKey({ tenantId,vendorId,params }, { url: `/tenants/${tenantId}/vendors/${vendorId}/statement-pdf`, queryOptions });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVendorStatementPdf>>> = ({ signal }) => getVendorStatementPdf(tenantId,vendorId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: tenantId !== null && tenantId !== undefined && vendorId !== null && vendorId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVendorStatementPdfQueryResult = NonNullable<Awaited<ReturnType<typeof getVendorStatementPdf>>>
export type GetVendorStatementPdfQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>


export function useGetVendorStatementPdf<TData = Awaited<ReturnType<typeof getVendorStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getVendorStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorStatementPdf<TData = Awaited<ReturnType<typeof getVendorStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVendorStatementPdf>>,
          TError,
          Awaited<ReturnType<typeof getVendorStatementPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVendorStatementPdf<TData = Awaited<ReturnType<typeof getVendorStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The statement of a vendor as PDF
 */

export function useGetVendorStatementPdf<TData = Awaited<ReturnType<typeof getVendorStatementPdf>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | FormErrorResponse | TooManyRequestsResponse>>(
 tenantId: number,
    vendorId: number,
    params: GetVendorStatementPdfParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVendorStatementPdf>>, TError, TData>>, request?: SecondParameter<typeof send>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useGetVendorStatementPdfQueryOptions(tenantId,vendorId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






