/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/en_CA';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  AccountingMappingKind,
  BillStatus,
  BillingGrouping,
  FigureSide,
  FigureSpan,
  InvoiceKind,
  InvoiceState,
  OrderStatus,
  PayLineKind,
  PayRateFrom,
  PaymentMethod,
  RevenueLeakKind,
  RevenueState,
  SettlementKind
} from '../../model';
import type {
  AccountingGroupPage,
  AccountingMappingPage,
  AccountingOrderPage,
  AccountingSettings,
  AccountingSums,
  AccountingTemplate,
  AccountingTemplatePage,
  AgeingCustomerPage,
  AgeingTotals,
  AnalyticsGroupPage,
  BillStatusesChanged,
  BillingCourierPage,
  BillingCustomerPage,
  BillingDifferences,
  BillingExclusions,
  BillingExport,
  BillingExportPage,
  BillingFiles,
  BillingRecipients,
  BillingRunPreview,
  BillingSent,
  BrokerageLedgerRowPage,
  BrokerageSums,
  BrokeredOrder,
  Budget,
  BudgetPage,
  DoneResponse,
  DriverFairnessPage,
  DriverName,
  DriverPayRates,
  FigureOrderPage,
  FigureSums,
  HowToPay,
  InvoiceCounts,
  InvoiceDetail,
  InvoiceDispute,
  InvoiceDisputePage,
  InvoiceDisputeText,
  InvoiceLinePage,
  InvoicePage,
  InvoicesDone,
  InvoicingStats,
  LeakAcceptance,
  LeaksChanged,
  OnTimeAnalytics,
  OrderAnalytics,
  PaidDriverPage,
  PartnerBalancePage,
  PayExport,
  PayExportPage,
  PayExtra,
  PayExtraPage,
  PayFiles,
  PayLinePage,
  PayRunPreview,
  PayStatement,
  PayStatementPage,
  PayStatementsSent,
  ReceivedInvoicePage,
  ReminderPreview,
  ReminderRun,
  ReminderRunPage,
  ReportOrder,
  ReportParty,
  ReportRowPage,
  ReportSchedule,
  ReportSchedulePage,
  ReportSums,
  RevenueAnalytics,
  RevenueFigures,
  RevenueLeakCounts,
  RevenueLeakPage,
  Settlement,
  SettlementPage,
  Statement,
  TenantRef
} from '../../model';


export const getGetAgeingResponseMock = (overrideResponse: Partial<Extract<AgeingCustomerPage, object>> = {}): AgeingCustomerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isConnected: faker.datatype.boolean(), oldestDays: faker.number.int({min: 0}), isOnHold: faker.datatype.boolean(), holdProposal: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), ageing: {currentCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days30CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days60CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), over90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})}})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetAgeingTotalsResponseMock = (overrideResponse: Partial<Extract<AgeingTotals, object>> = {}): AgeingTotals => ({customers: faker.number.int({min: 0}), on: faker.date.past().toISOString().slice(0, 10), ageing: {currentCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days30CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days60CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), over90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})}, ...overrideResponse})

export const getGetCustomerStatementResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetCustomerStatementResponseMock = (overrideResponse: Partial<Extract<Statement, object>> = {}): Statement => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courier: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), openingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), rows: Array.from({ length: faker.number.int({min: 1, max: 2000}) }, (_, i) => i + 1).map(() => ({on: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(['invoice','creditNote','payment','refund','paymentTakenBack','refundTakenBack','reversal'] as const), reference: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), invoiceId: faker.helpers.arrayElement([faker.number.int(), null]), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), balanceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), closingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ageing: {currentCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days30CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days60CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), over90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})}, howToPay: faker.helpers.arrayElement([{...getGetCustomerStatementResponseHowToPayMock()},null,]), ...overrideResponse})

export const getGetCustomerStatementPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getSendCustomerStatementResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetOrderAnalyticsResponseMock = (overrideResponse: Partial<Extract<OrderAnalytics, object>> = {}): OrderAnalytics => ({side: faker.helpers.arrayElement(Object.values(FigureSide)), by: faker.helpers.arrayElement(Object.values(FigureSpan)), buckets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {placed: faker.number.int(), delivered: faker.number.int(), cancelled: faker.number.int()}})), total: {placed: faker.number.int(), delivered: faker.number.int(), cancelled: faker.number.int()}, before: {from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {placed: faker.number.int(), delivered: faker.number.int(), cancelled: faker.number.int()}}, ...overrideResponse})

export const getGetRevenueAnalyticsResponseMock = (overrideResponse: Partial<Extract<RevenueAnalytics, object>> = {}): RevenueAnalytics => ({side: faker.helpers.arrayElement(Object.values(FigureSide)), by: faker.helpers.arrayElement(Object.values(FigureSpan)), buckets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {earned: faker.number.int(), unpriced: faker.number.int(), withoutPay: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.number.int(), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}})), total: {earned: faker.number.int(), unpriced: faker.number.int(), withoutPay: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.number.int(), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, before: {from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {earned: faker.number.int(), unpriced: faker.number.int(), withoutPay: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.number.int(), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}}, ...overrideResponse})

export const getGetOnTimeAnalyticsResponseMock = (overrideResponse: Partial<Extract<OnTimeAnalytics, object>> = {}): OnTimeAnalytics => ({side: faker.helpers.arrayElement(Object.values(FigureSide)), by: faker.helpers.arrayElement(Object.values(FigureSpan)), buckets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}})), total: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}, before: {from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}}, ...overrideResponse})

export const getGetAnalyticsGroupsResponseRevenueFiguresMock = (overrideResponse: Partial<RevenueFigures> = {}): RevenueFigures => ({...{earned: faker.number.int(), unpriced: faker.number.int(), withoutPay: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.number.int(), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetAnalyticsGroupsResponseMock = (overrideResponse: Partial<Extract<AnalyticsGroupPage, object>> = {}): AnalyticsGroupPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), key: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), orders: {placed: faker.number.int(), delivered: faker.number.int(), cancelled: faker.number.int()}, onTime: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}, revenue: faker.helpers.arrayElement([{...getGetAnalyticsGroupsResponseRevenueFiguresMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetFigureOrdersResponseMock = (overrideResponse: Partial<Extract<FigureOrderPage, object>> = {}): FigureOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), day: faker.date.past().toISOString().slice(0, 10), status: faker.helpers.arrayElement(Object.values(OrderStatus)), party: faker.string.alpha({length: {min: 10, max: 20}}), service: faker.string.alpha({length: {min: 10, max: 20}}), driver: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lane: faker.string.alpha({length: {min: 10, max: 20}}), isOnTime: faker.helpers.arrayElement([faker.datatype.boolean(), null]), waitMinutes: faker.helpers.arrayElement([faker.number.int(), null]), wayMinutes: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.helpers.arrayElement([faker.number.int(), null]), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetFigureSumsResponseMock = (overrideResponse: Partial<Extract<FigureSums, object>> = {}): FigureSums => ({orders: faker.number.int({min: 0}), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, revenueCadCents: faker.helpers.arrayElement([faker.number.int(), null]), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetInvoicingStatsResponseMock = (overrideResponse: Partial<Extract<InvoicingStats, object>> = {}): InvoicingStats => ({invoices: faker.number.int({min: 0}), invoicedCadCents: faker.number.int(), paidCadCents: faker.number.int(), outstandingCadCents: faker.number.int(), overdueCadCents: faker.number.int(), unbilledOrders: faker.number.int({min: 0}), unbilledCadCents: faker.number.int(), ...overrideResponse})

export const getGetDriverStatisticsResponseRevenueFiguresMock = (overrideResponse: Partial<RevenueFigures> = {}): RevenueFigures => ({...{earned: faker.number.int(), unpriced: faker.number.int(), withoutPay: faker.helpers.arrayElement([faker.number.int(), null]), revenueCadCents: faker.number.int(), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetDriverStatisticsResponseMock = (overrideResponse: Partial<Extract<AnalyticsGroupPage, object>> = {}): AnalyticsGroupPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), key: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), orders: {placed: faker.number.int(), delivered: faker.number.int(), cancelled: faker.number.int()}, onTime: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}, revenue: faker.helpers.arrayElement([{...getGetDriverStatisticsResponseRevenueFiguresMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetUserAnalyticsResponseMock = (overrideResponse: Partial<Extract<OnTimeAnalytics, object>> = {}): OnTimeAnalytics => ({side: faker.helpers.arrayElement(Object.values(FigureSide)), by: faker.helpers.arrayElement(Object.values(FigureSpan)), buckets: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}})), total: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}, before: {from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), figures: {delivered: faker.number.int(), promised: faker.number.int(), onTime: faker.number.int(), waits: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}, ways: {orders: faker.number.int({min: 0}), median: faker.helpers.arrayElement([faker.number.int(), null]), ninetieth: faker.helpers.arrayElement([faker.number.int(), null])}}}, ...overrideResponse})

export const getGetAccountingBillingDataResponseMock = (overrideResponse: Partial<Extract<BillingCustomerPage, object>> = {}): BillingCustomerPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), billToName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), isDue: faker.datatype.boolean(), orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), changeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstDay: faker.date.past().toISOString().slice(0, 10), lastBilledOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getPreviewBillingExportResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getPreviewBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingRunPreview, object>> = {}): BillingRunPreview => ({version: faker.string.alpha({length: {min: 10, max: 64}}), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excluded: Array.from({ length: faker.number.int({min: 1, max: 700}) }, (_, i) => i + 1).map(() => ({customer: faker.helpers.arrayElement([{...getPreviewBillingExportResponseTenantRefMock()},null,]), orderId: faker.helpers.arrayElement([faker.number.int(), null]), reason: faker.string.alpha({length: {min: 10, max: 20}}), orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), openLeaks: faker.number.int({min: 0}), leftOut: faker.number.int({min: 0}), faults: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 20}}), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), customerId: faker.helpers.arrayElement([faker.number.int(), null]), serviceId: faker.helpers.arrayElement([faker.number.int(), null]), taxKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoice: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), drafts: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({kind: faker.helpers.arrayElement(['invoice','creditNote'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), label: faker.string.alpha({length: {min: 10, max: 20}}), orders: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), files: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(['invoices','creditNotes'] as const), invoices: faker.number.int({min: 0}), rows: faker.number.int({min: 0}), downloadedAt: faker.helpers.arrayElement([faker.number.int(), null]), downloadedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])})), ...overrideResponse})

export const getCreateBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingExport, object>> = {}): BillingExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), grouping: faker.helpers.arrayElement(Object.values(BillingGrouping)), until: faker.date.past().toISOString().slice(0, 10), invoiceDate: faker.date.past().toISOString().slice(0, 10), customers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getGetBillingExportsResponseMock = (overrideResponse: Partial<Extract<BillingExportPage, object>> = {}): BillingExportPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), grouping: faker.helpers.arrayElement(Object.values(BillingGrouping)), until: faker.date.past().toISOString().slice(0, 10), invoiceDate: faker.date.past().toISOString().slice(0, 10), customers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingExport, object>> = {}): BillingExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), grouping: faker.helpers.arrayElement(Object.values(BillingGrouping)), until: faker.date.past().toISOString().slice(0, 10), invoiceDate: faker.date.past().toISOString().slice(0, 10), customers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getCancelBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingExport, object>> = {}): BillingExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), grouping: faker.helpers.arrayElement(Object.values(BillingGrouping)), until: faker.date.past().toISOString().slice(0, 10), invoiceDate: faker.date.past().toISOString().slice(0, 10), customers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getReverseBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingExport, object>> = {}): BillingExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), grouping: faker.helpers.arrayElement(Object.values(BillingGrouping)), until: faker.date.past().toISOString().slice(0, 10), invoiceDate: faker.date.past().toISOString().slice(0, 10), customers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orders: faker.number.int({min: 0}), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), excludedOrders: faker.number.int({min: 0}), excludedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getGetBillingExportInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetBillingExportRecipientsResponseMock = (overrideResponse: Partial<Extract<BillingRecipients, object>> = {}): BillingRecipients => ({documents: faker.number.int({min: 0}), unsent: faker.number.int({min: 0}), unreachable: faker.number.int({min: 0}), mails: faker.number.int({min: 0}), mailsAgain: faker.number.int({min: 0}), data: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), invoices: faker.number.int({min: 0}), creditNotes: faker.number.int({min: 0}), firstNumber: faker.string.alpha({length: {min: 10, max: 20}}), lastNumber: faker.string.alpha({length: {min: 10, max: 20}}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), unsent: faker.number.int({min: 0}), sentAt: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getSendBillingExportResponseMock = (overrideResponse: Partial<Extract<BillingSent, object>> = {}): BillingSent => ({documents: faker.number.int({min: 0}), mails: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetBillingExportDifferencesResponseMock = (overrideResponse: Partial<Extract<BillingDifferences, object>> = {}): BillingDifferences => ({before: faker.helpers.arrayElement([faker.number.int(), null]), data: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, beforeCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), nowCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), beforeOrders: faker.number.int({min: 0}), nowOrders: faker.number.int({min: 0})})), ...overrideResponse})

export const getGetBillingExportExclusionsResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetBillingExportExclusionsResponseMock = (overrideResponse: Partial<Extract<BillingExclusions, object>> = {}): BillingExclusions => ({data: Array.from({ length: faker.number.int({min: 1, max: 700}) }, (_, i) => i + 1).map(() => ({customer: faker.helpers.arrayElement([{...getGetBillingExportExclusionsResponseTenantRefMock()},null,]), orderId: faker.helpers.arrayElement([faker.number.int(), null]), reason: faker.string.alpha({length: {min: 10, max: 20}}), orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), ...overrideResponse})

export const getGetBillingExportFilesResponseMock = (overrideResponse: Partial<Extract<BillingFiles, object>> = {}): BillingFiles => ({data: Array.from({ length: faker.number.int({min: 1, max: 2000}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(['invoices','creditNotes'] as const), invoices: faker.number.int({min: 0}), rows: faker.number.int({min: 0}), downloadedAt: faker.helpers.arrayElement([faker.number.int(), null]), downloadedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])})), ...overrideResponse})

export const getGetBillingExportFileResponseMock = (): string => (faker.word.sample())

export const getMarkBillingFileDownloadedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetBrokerageLedgerResponseTenantRefMock = (overrideResponse: Partial<TenantRef> = {}): TenantRef => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getGetBrokerageLedgerResponseBrokeredOrderMock = (overrideResponse: Partial<BrokeredOrder> = {}): BrokeredOrder => ({...{sellOrderId: faker.number.int({min: 1, max: 9007199254740991}), buyOrderId: faker.number.int({min: 1, max: 9007199254740991}), soldCadCents: faker.helpers.arrayElement([faker.number.int(), null]), boughtCadCents: faker.helpers.arrayElement([faker.number.int(), null]), isAgreed: faker.datatype.boolean(), agreedCadCents: faker.helpers.arrayElement([faker.number.int(), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int(), null]), billedCadCents: faker.helpers.arrayElement([faker.number.int(), null]), difference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), soldInvoiceNumbers: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 21}}))), boughtInvoiceNumbers: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 21}})))}, ...overrideResponse});

export const getGetBrokerageLedgerResponseMock = (overrideResponse: Partial<Extract<BrokerageLedgerRowPage, object>> = {}): BrokerageLedgerRowPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 400}}), firstOrderId: faker.number.int({min: 1, max: 9007199254740991}), label: faker.string.alpha({length: {min: 10, max: 600}}), partner: faker.helpers.arrayElement([{...getGetBrokerageLedgerResponseTenantRefMock()},null,]), customer: faker.helpers.arrayElement([{...getGetBrokerageLedgerResponseTenantRefMock()},null,]), lane: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 400}}), null]), laneText: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), firstDay: faker.date.past().toISOString().slice(0, 10), lastDay: faker.date.past().toISOString().slice(0, 10), sums: {orders: faker.number.int({min: 0}), unsold: faker.number.int({min: 0}), unbought: faker.number.int({min: 0}), agreed: faker.number.int({min: 0}), atLoss: faker.number.int({min: 0}), different: faker.number.int({min: 0}), soldCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), boughtCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), marginCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), marginPercent: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])}, order: faker.helpers.arrayElement([{...getGetBrokerageLedgerResponseBrokeredOrderMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetBrokerageLedgerTotalsResponseMock = (overrideResponse: Partial<Extract<BrokerageSums, object>> = {}): BrokerageSums => ({orders: faker.number.int({min: 0}), unsold: faker.number.int({min: 0}), unbought: faker.number.int({min: 0}), agreed: faker.number.int({min: 0}), atLoss: faker.number.int({min: 0}), different: faker.number.int({min: 0}), soldCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), boughtCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), marginCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), marginPercent: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), ...overrideResponse})

export const getGetPartnerBalancesResponseMock = (overrideResponse: Partial<Extract<PartnerBalancePage, object>> = {}): PartnerBalancePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(['connected','ended'] as const), owedToUs: {unbilledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), unbilledOrders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, owedByUs: {unbilledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), unbilledOrders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0})}, netCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetBudgetsResponseMock = (overrideResponse: Partial<Extract<BudgetPage, object>> = {}): BudgetPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['poNumber','field'] as const), fieldName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), value: faker.string.alpha({length: {min: 10, max: 20}}), monthlyCadCents: faker.number.int({min: 1, max: 100000000000}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), month: faker.string.alpha({length: {min: 10, max: 20}}), spentCadCents: faker.number.int(), leftCadCents: faker.number.int(), orders: faker.number.int(), unpricedOrders: faker.number.int(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateBudgetResponseMock = (overrideResponse: Partial<Extract<Budget, object>> = {}): Budget => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['poNumber','field'] as const), fieldName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), value: faker.string.alpha({length: {min: 10, max: 20}}), monthlyCadCents: faker.number.int({min: 1, max: 100000000000}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), month: faker.string.alpha({length: {min: 10, max: 20}}), spentCadCents: faker.number.int(), leftCadCents: faker.number.int(), orders: faker.number.int(), unpricedOrders: faker.number.int(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetBudgetResponseMock = (overrideResponse: Partial<Extract<Budget, object>> = {}): Budget => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['poNumber','field'] as const), fieldName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), value: faker.string.alpha({length: {min: 10, max: 20}}), monthlyCadCents: faker.number.int({min: 1, max: 100000000000}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), month: faker.string.alpha({length: {min: 10, max: 20}}), spentCadCents: faker.number.int(), leftCadCents: faker.number.int(), orders: faker.number.int(), unpricedOrders: faker.number.int(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateBudgetResponseMock = (overrideResponse: Partial<Extract<Budget, object>> = {}): Budget => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), kind: faker.helpers.arrayElement(['poNumber','field'] as const), fieldName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), value: faker.string.alpha({length: {min: 10, max: 20}}), monthlyCadCents: faker.number.int({min: 1, max: 100000000000}), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), month: faker.string.alpha({length: {min: 10, max: 20}}), spentCadCents: faker.number.int(), leftCadCents: faker.number.int(), orders: faker.number.int(), unpricedOrders: faker.number.int(), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteBudgetResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetAccountingDataResponseMock = (overrideResponse: Partial<Extract<AccountingGroupPage, object>> = {}): AccountingGroupPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 60}}), partyId: faker.helpers.arrayElement([faker.number.int(), null]), partyName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orderId: faker.helpers.arrayElement([faker.number.int(), null]), firstDay: faker.date.past().toISOString().slice(0, 10), lastDay: faker.date.past().toISOString().slice(0, 10), sums: {orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), parcels: faker.number.int({min: 0}), weightKg: faker.number.float({min: 0, fractionDigits: 2}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), payCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), withoutPay: faker.number.int({min: 0}), billedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), paidCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), states: {unbilled: faker.number.int({min: 0}), exported: faker.number.int({min: 0}), changed: faker.number.int({min: 0}), notBillable: faker.number.int({min: 0})}}})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetAccountingTotalsResponseMock = (overrideResponse: Partial<Extract<AccountingSums, object>> = {}): AccountingSums => ({orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), parcels: faker.number.int({min: 0}), weightKg: faker.number.float({min: 0, fractionDigits: 2}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), payCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), withoutPay: faker.number.int({min: 0}), billedCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), paidCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), states: {unbilled: faker.number.int({min: 0}), exported: faker.number.int({min: 0}), changed: faker.number.int({min: 0}), notBillable: faker.number.int({min: 0})}, ...overrideResponse})

export const getGetAccountingOrdersResponseDriverNameMock = (overrideResponse: Partial<DriverName> = {}): DriverName => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, ...overrideResponse});

export const getGetAccountingOrdersResponseMock = (overrideResponse: Partial<Extract<AccountingOrderPage, object>> = {}): AccountingOrderPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), billableOn: faker.date.past().toISOString().slice(0, 10), status: faker.helpers.arrayElement(Object.values(OrderStatus)), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, driver: faker.helpers.arrayElement([{...getGetAccountingOrdersResponseDriverNameMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 200}}), poNumber: faker.string.alpha({length: {min: 10, max: 200}}), pickup: faker.string.alpha({length: {min: 10, max: 1000}}), dropoff: faker.string.alpha({length: {min: 10, max: 1000}}), parcels: faker.number.int({min: 0}), weightKg: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), distanceM: faker.number.float({min: 0, fractionDigits: 2}), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), taxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), rate: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), payCadCents: faker.helpers.arrayElement([faker.number.int(), null]), billStatus: faker.helpers.arrayElement(Object.values(BillStatus)), state: faker.helpers.arrayElement(Object.values(RevenueState)), billedCadCents: faker.helpers.arrayElement([faker.number.int(), null]), invoiceNumbers: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 21}}))), notBillableReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), lines: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 130}}), priceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetAccountingInvoicingDataResponseMock = (overrideResponse: Partial<Extract<PaidDriverPage, object>> = {}): PaidDriverPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}}), rate: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), withoutPay: faker.number.int({min: 0}), payCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstDay: faker.date.past().toISOString().slice(0, 10), lastDay: faker.date.past().toISOString().slice(0, 10)})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getChangeBillStatusesResponseMock = (overrideResponse: Partial<Extract<BillStatusesChanged, object>> = {}): BillStatusesChanged => ({changed: faker.number.int({min: 0}), unchanged: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({orderId: faker.number.int({min: 1, max: 9007199254740991}), code: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getMarkOrderPaidResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getMarkOrderUnpaidResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetInvoiceDisputesResponseMock = (overrideResponse: Partial<Extract<InvoiceDisputePage, object>> = {}): InvoiceDisputePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, orderId: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getAnswerInvoiceDisputeResponseMock = (overrideResponse: Partial<Extract<InvoiceDispute, object>> = {}): InvoiceDispute => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, orderId: faker.number.int({min: 1, max: 9007199254740991}), description: faker.string.alpha({length: {min: 10, max: 20}}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetPayExtrasResponseMock = (overrideResponse: Partial<Extract<PayExtraPage, object>> = {}): PayExtraPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), driverUserId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), day: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 10, max: 20}}), amountCadCents: faker.number.int({min: -10000000, max: 10000000}), isPaidOut: faker.datatype.boolean(), statementNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreatePayExtraResponseMock = (overrideResponse: Partial<Extract<PayExtra, object>> = {}): PayExtra => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), driverUserId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), day: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 10, max: 20}}), amountCadCents: faker.number.int({min: -10000000, max: 10000000}), isPaidOut: faker.datatype.boolean(), statementNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetPayExtraResponseMock = (overrideResponse: Partial<Extract<PayExtra, object>> = {}): PayExtra => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), driverUserId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), day: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 10, max: 20}}), amountCadCents: faker.number.int({min: -10000000, max: 10000000}), isPaidOut: faker.datatype.boolean(), statementNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdatePayExtraResponseMock = (overrideResponse: Partial<Extract<PayExtra, object>> = {}): PayExtra => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), driverUserId: faker.number.int({min: 1, max: 9007199254740991}), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), day: faker.date.past().toISOString().slice(0, 10), name: faker.string.alpha({length: {min: 10, max: 20}}), amountCadCents: faker.number.int({min: -10000000, max: 10000000}), isPaidOut: faker.datatype.boolean(), statementNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeletePayExtraResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, payPeriod: faker.helpers.arrayElement(['weekly','biweekly','semiMonthly','monthly'] as const), payPeriodAnchor: faker.date.past().toISOString().slice(0, 10), paidElsewhereUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), serviceRates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})

export const getUpdateDriverPayRatesResponseMock = (overrideResponse: Partial<Extract<DriverPayRates, object>> = {}): DriverPayRates => ({version: faker.number.int({min: 1, max: 2147483647}), defaultRate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), leaveOut: {fuel: faker.datatype.boolean(), waitTime: faker.datatype.boolean(), adjustments: faker.datatype.boolean()}, payPeriod: faker.helpers.arrayElement(['weekly','biweekly','semiMonthly','monthly'] as const), payPeriodAnchor: faker.date.past().toISOString().slice(0, 10), paidElsewhereUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), serviceRates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({serviceId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), rates: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({userId: faker.number.int({min: 1, max: 9007199254740991}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), undefined]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null])})), ...overrideResponse})

export const getPreviewInvoiceExportResponseMock = (overrideResponse: Partial<Extract<PayRunPreview, object>> = {}): PayRunPreview => ({from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), waiting: faker.number.int({min: 0}), faults: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({code: faker.helpers.arrayElement(['noPayAccount','noPayTaxCode','nameTooLong','noRate','noPrice','belowZero','rateChanged','driverGone','noEmail','sameName','formulaName','severalFiles'] as const), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0}), orderIds: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), driverId: faker.helpers.arrayElement([faker.number.int(), null])})), drafts: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({number: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), files: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), statements: faker.number.int({min: 0}), rows: faker.number.int({min: 0}), downloadedAt: faker.helpers.arrayElement([faker.number.int(), null]), downloadedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])})), ...overrideResponse})

export const getCreateInvoiceExportResponseMock = (overrideResponse: Partial<Extract<PayExport, object>> = {}): PayExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), billDate: faker.date.past().toISOString().slice(0, 10), drivers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getGetInvoiceExportsResponseMock = (overrideResponse: Partial<Extract<PayExportPage, object>> = {}): PayExportPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), billDate: faker.date.past().toISOString().slice(0, 10), drivers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetInvoiceExportResponseMock = (overrideResponse: Partial<Extract<PayExport, object>> = {}): PayExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), billDate: faker.date.past().toISOString().slice(0, 10), drivers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getCancelInvoiceExportResponseMock = (overrideResponse: Partial<Extract<PayExport, object>> = {}): PayExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), billDate: faker.date.past().toISOString().slice(0, 10), drivers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getReverseInvoiceExportResponseMock = (overrideResponse: Partial<Extract<PayExport, object>> = {}): PayExport => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled','reversed'] as const), package: faker.helpers.arrayElement(['qbo','xero'] as const), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), billDate: faker.date.past().toISOString().slice(0, 10), drivers: faker.helpers.arrayElement([faker.number.int(), null]), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), statements: faker.number.int({min: 0}), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), extras: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), firstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lastNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedAt: faker.helpers.arrayElement([faker.number.int(), null]), reversedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), ...overrideResponse})

export const getGetInvoiceExportStatementsResponseMock = (overrideResponse: Partial<Extract<PayStatementPage, object>> = {}): PayStatementPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['unpaid','paid','void'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), invoiceExportId: faker.number.int({min: 1, max: 9007199254740991}), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), minutes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), paidByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetInvoiceExportFilesResponseMock = (overrideResponse: Partial<Extract<PayFiles, object>> = {}): PayFiles => ({data: Array.from({ length: faker.number.int({min: 1, max: 2000}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 10, max: 100}}), statements: faker.number.int({min: 0}), rows: faker.number.int({min: 0}), downloadedAt: faker.helpers.arrayElement([faker.number.int(), null]), downloadedByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null])})), ...overrideResponse})

export const getGetInvoiceExportFileResponseMock = (): string => (faker.word.sample())

export const getMarkInvoiceExportFileDownloadedResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetPayStatementsResponseMock = (overrideResponse: Partial<Extract<PayStatementPage, object>> = {}): PayStatementPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['unpaid','paid','void'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), invoiceExportId: faker.number.int({min: 1, max: 9007199254740991}), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), minutes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), paidByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getSendPayStatementsResponseMock = (overrideResponse: Partial<Extract<PayStatementsSent, object>> = {}): PayStatementsSent => ({done: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({payStatementId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetPayStatementPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetPayStatementResponseMock = (overrideResponse: Partial<Extract<PayStatement, object>> = {}): PayStatement => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['unpaid','paid','void'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), invoiceExportId: faker.number.int({min: 1, max: 9007199254740991}), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), minutes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), paidByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetPayStatementLinesResponseMock = (overrideResponse: Partial<Extract<PayLinePage, object>> = {}): PayLinePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), position: faker.number.int({min: 1}), kind: faker.helpers.arrayElement(Object.values(PayLineKind)), orderId: faker.helpers.arrayElement([faker.number.int(), null]), payExtraId: faker.helpers.arrayElement([faker.number.int(), null]), day: faker.date.past().toISOString().slice(0, 10), description: faker.string.alpha({length: {min: 10, max: 1000}}), serviceName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), preTaxCadCents: faker.helpers.arrayElement([faker.number.int(), null]), leftOutFuelCadCents: faker.number.int(), leftOutWaitCadCents: faker.number.int(), leftOutAdjustmentsCadCents: faker.number.int(), payableCadCents: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), rate: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), rateFrom: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PayRateFrom)),null,]), shareCadCents: faker.number.int(), adjustmentsCadCents: faker.number.int(), earnedCadCents: faker.number.int(), paidBeforeCadCents: faker.number.int(), totalCadCents: faker.number.int(), distanceM: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), minutes: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getMarkPayStatementPaidResponseMock = (overrideResponse: Partial<Extract<PayStatement, object>> = {}): PayStatement => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['unpaid','paid','void'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), invoiceExportId: faker.number.int({min: 1, max: 9007199254740991}), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), minutes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), paidByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getMarkPayStatementUnpaidResponseMock = (overrideResponse: Partial<Extract<PayStatement, object>> = {}): PayStatement => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['unpaid','paid','void'] as const), number: faker.string.alpha({length: {min: 10, max: 20}}), invoiceExportId: faker.number.int({min: 1, max: 9007199254740991}), driver: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), payDate: faker.date.past().toISOString().slice(0, 10), orders: faker.number.int({min: 0}), corrections: faker.number.int({min: 0}), ordersCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), correctionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), extrasCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), deductionsCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), minutes: faker.number.int({min: 0}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), paidAt: faker.helpers.arrayElement([faker.number.int(), null]), paidByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getMarkOrderDriverPaidResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getMarkOrderDriverUnpaidResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetDriverFairnessResponseMock = (overrideResponse: Partial<Extract<DriverFairnessPage, object>> = {}): DriverFairnessPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}}), orders: faker.number.int({min: 0}), withoutPay: faker.number.int({min: 0}), payCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), minutes: faker.number.int({min: 0}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), perHourCadCents: faker.helpers.arrayElement([faker.number.int(), null]), perKilometreCadCents: faker.helpers.arrayElement([faker.number.int(), null]), medianPerHourCadCents: faker.helpers.arrayElement([faker.number.int(), null]), medianPerKilometreCadCents: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetInvoiceCountsResponseMock = (overrideResponse: Partial<Extract<InvoiceCounts, object>> = {}): InvoiceCounts => ({all: faker.number.int({min: 0}), open: faker.number.int({min: 0}), partPaid: faker.number.int({min: 0}), paid: faker.number.int({min: 0}), void: faker.number.int({min: 0}), overdue: faker.number.int({min: 0}), disputed: faker.number.int({min: 0}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), overdueCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getSendInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicesDone, object>> = {}): InvoicesDone => ({done: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getMarkInvoicesSentResponseMock = (overrideResponse: Partial<Extract<InvoicesDone, object>> = {}): InvoicesDone => ({done: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getMarkInvoicesPaidResponseMock = (overrideResponse: Partial<Extract<InvoicesDone, object>> = {}): InvoicesDone => ({done: faker.number.int({min: 0}), refused: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({invoiceId: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getGetInvoiceResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetInvoiceResponseMock = (overrideResponse: Partial<Extract<InvoiceDetail, object>> = {}): InvoiceDetail => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])}, billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), taxes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), percent: faker.number.float({min: 0, fractionDigits: 2}), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), settlements: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), other: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,])})), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), howToPay: faker.helpers.arrayElement([{...getGetInvoiceResponseHowToPayMock()},null,]), ...overrideResponse})

export const getGetInvoiceLinesResponseMock = (overrideResponse: Partial<Extract<InvoiceLinePage, object>> = {}): InvoiceLinePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), orderId: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['order','correction','credit'] as const), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), poNumber: faker.string.alpha({length: {min: 10, max: 20}}), serviceDate: faker.date.past().toISOString().slice(0, 10), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), percent: faker.number.float({min: 0, fractionDigits: 2}), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), dispute: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null])},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetInvoicePdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetInvoiceHtmlResponseMock = (): string => (faker.word.sample())

export const getMarkInvoiceUnpaidResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getMarkInvoiceUnpaidResponseMock = (overrideResponse: Partial<Extract<InvoiceDetail, object>> = {}): InvoiceDetail => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])}, billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), taxes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), percent: faker.number.float({min: 0, fractionDigits: 2}), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), settlements: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), other: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,])})), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), howToPay: faker.helpers.arrayElement([{...getMarkInvoiceUnpaidResponseHowToPayMock()},null,]), ...overrideResponse})

export const getGetRevenueLeaksResponseDriverNameMock = (overrideResponse: Partial<DriverName> = {}): DriverName => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 300}})}, ...overrideResponse});

export const getGetRevenueLeaksResponseLeakAcceptanceMock = (overrideResponse: Partial<LeakAcceptance> = {}): LeakAcceptance => ({...{reason: faker.string.alpha({length: {min: 10, max: 20}}), by: faker.string.alpha({length: {min: 10, max: 20}}), at: faker.number.int({min: 946684800, max: 4133980799})}, ...overrideResponse});

export const getGetRevenueLeaksResponseMock = (overrideResponse: Partial<Extract<RevenueLeakPage, object>> = {}): RevenueLeakPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), orderId: faker.number.int({min: 1, max: 9007199254740991}), leak: faker.helpers.arrayElement(Object.values(RevenueLeakKind)), day: faker.date.past().toISOString().slice(0, 10), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, driver: faker.helpers.arrayElement([{...getGetRevenueLeaksResponseDriverNameMock()},null,]), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), totalCadCents: faker.helpers.arrayElement([faker.number.int(), null]), cents: faker.helpers.arrayElement([faker.number.int(), null]), detail: faker.string.alpha({length: {min: 10, max: 20}}), acceptance: faker.helpers.arrayElement([{...getGetRevenueLeaksResponseLeakAcceptanceMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetRevenueLeakCountsResponseMock = (overrideResponse: Partial<Extract<RevenueLeakCounts, object>> = {}): RevenueLeakCounts => ({kinds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({leak: faker.helpers.arrayElement(Object.values(RevenueLeakKind)), open: faker.number.int({min: 0}), accepted: faker.number.int({min: 0}), cents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), unknown: faker.number.int({min: 0})})), ...overrideResponse})

export const getAcceptRevenueLeaksResponseMock = (overrideResponse: Partial<Extract<LeaksChanged, object>> = {}): LeaksChanged => ({changed: faker.number.int({min: 0}), ...overrideResponse})

export const getReopenRevenueLeaksResponseMock = (overrideResponse: Partial<Extract<LeaksChanged, object>> = {}): LeaksChanged => ({changed: faker.number.int({min: 0}), ...overrideResponse})

export const getGetAccountingMappingsResponseMock = (overrideResponse: Partial<Extract<AccountingMappingPage, object>> = {}): AccountingMappingPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement(Object.values(AccountingMappingKind)), key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), item: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), account: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isMissing: faker.datatype.boolean(), orders: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getChangeAccountingMappingsResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetReceivedInvoicesResponseMock = (overrideResponse: Partial<Extract<ReceivedInvoicePage, object>> = {}): ReceivedInvoicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), courier: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetReceivedInvoiceCountsResponseMock = (overrideResponse: Partial<Extract<InvoiceCounts, object>> = {}): InvoiceCounts => ({all: faker.number.int({min: 0}), open: faker.number.int({min: 0}), partPaid: faker.number.int({min: 0}), paid: faker.number.int({min: 0}), void: faker.number.int({min: 0}), overdue: faker.number.int({min: 0}), disputed: faker.number.int({min: 0}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), overdueCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getGetBillingCouriersResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetBillingCouriersResponseMock = (overrideResponse: Partial<Extract<BillingCourierPage, object>> = {}): BillingCourierPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}}), isConnected: faker.datatype.boolean(), invoices: faker.number.int({min: 1}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), overdueCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), howToPay: faker.helpers.arrayElement([{...getGetBillingCouriersResponseHowToPayMock()},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getPreviewRemindersResponseMock = (overrideResponse: Partial<Extract<ReminderPreview, object>> = {}): ReminderPreview => ({reminders: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, email: faker.string.alpha({length: {min: 10, max: 20}}), step: faker.helpers.arrayElement(['friendly','firm','final'] as const), invoices: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))})), invoiceCount: faker.number.int({min: 1}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), oldestDays: faker.number.int({min: 0}), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), subject: faker.string.alpha({length: {min: 10, max: 500}}), text: faker.string.alpha({length: {min: 10, max: 12000}})})), leftOut: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, reason: faker.string.alpha({length: {min: 10, max: 20}})})), more: faker.number.int({min: 0}), ...overrideResponse})

export const getGetReminderRunsResponseMock = (overrideResponse: Partial<Extract<ReminderRunPage, object>> = {}): ReminderRunPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), sent: faker.number.int({min: 0}), leftOut: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateReminderRunResponseMock = (overrideResponse: Partial<Extract<ReminderRun, object>> = {}): ReminderRun => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), sent: faker.number.int({min: 0}), leftOut: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetReminderRunResponseMock = (overrideResponse: Partial<Extract<ReminderRun, object>> = {}): ReminderRun => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), sent: faker.number.int({min: 0}), leftOut: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getCancelReminderRunResponseMock = (overrideResponse: Partial<Extract<ReminderRun, object>> = {}): ReminderRun => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['waiting','running','done','failed','cancelled'] as const), done: faker.number.int({min: 0}), total: faker.helpers.arrayElement([faker.number.int(), null]), sent: faker.number.int({min: 0}), leftOut: faker.number.int({min: 0}), failure: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), endedAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetReportSchedulesResponseMock = (overrideResponse: Partial<Extract<ReportSchedulePage, object>> = {}): ReportSchedulePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteReportScheduleResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getPauseReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getResumeReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getSendReportScheduleResponseMock = (overrideResponse: Partial<Extract<ReportSchedule, object>> = {}): ReportSchedule => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), reportKind: faker.helpers.arrayElement(['AllOrders','SummaryByDriver','TransactionByDriver','SummaryByCustomer','TransactionByCustomer','SummaryByCourier','TransactionByCourier','SummaryBySupplier','TransactionBySupplier'] as const), filter: {customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), courierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), supplierIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), serviceIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), hasDriver: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, period: faker.helpers.arrayElement(['lastDay','lastWeek','lastMonth','weekToDate','monthToDate'] as const), every: faker.helpers.arrayElement(['day','week','month'] as const), weekday: faker.helpers.arrayElement([faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const), null]), dayOfMonth: faker.helpers.arrayElement([faker.number.int({min: 1, max: 31}), null]), timeOfDay: faker.number.int({min: 0, max: 86399}), receivers: faker.string.alpha({length: {min: 10, max: 1000}}), sendsOutside: faker.datatype.boolean(), isPaused: faker.datatype.boolean(), pausedReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), nextAt: faker.helpers.arrayElement([faker.number.int(), null]), lastAt: faker.helpers.arrayElement([faker.number.int(), null]), lastOutcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetReportResponseReportPartyMock = (overrideResponse: Partial<ReportParty> = {}): ReportParty => ({...{id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 9007199254740991}), null]), name: faker.string.alpha({length: {min: 10, max: 300}})}, ...overrideResponse});

export const getGetReportResponseReportOrderMock = (overrideResponse: Partial<ReportOrder> = {}): ReportOrder => ({...{id: faker.number.int({min: 1, max: 9007199254740991}), billableOn: faker.date.past().toISOString().slice(0, 10), status: faker.helpers.arrayElement(Object.values(OrderStatus)), customerName: faker.string.alpha({length: {min: 10, max: 300}}), courierName: faker.string.alpha({length: {min: 10, max: 300}}), supplierName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), driverName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), serviceName: faker.string.alpha({length: {min: 10, max: 200}}), poNumber: faker.string.alpha({length: {min: 10, max: 200}}), pickup: faker.string.alpha({length: {min: 10, max: 1000}}), dropoff: faker.string.alpha({length: {min: 10, max: 1000}}), isPriced: faker.datatype.boolean(), dueAt: faker.helpers.arrayElement([faker.number.int(), null]), droppedOffAt: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getGetReportResponseMock = (overrideResponse: Partial<Extract<ReportRowPage, object>> = {}): ReportRowPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 40}}), party: faker.helpers.arrayElement([{...getGetReportResponseReportPartyMock()},null,]), order: faker.helpers.arrayElement([{...getGetReportResponseReportOrderMock()},null,]), firstDay: faker.date.past().toISOString().slice(0, 10), lastDay: faker.date.past().toISOString().slice(0, 10), sums: {orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), parcels: faker.number.int({min: 0}), weightKg: faker.number.float({min: 0, fractionDigits: 2}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), promised: faker.number.int({min: 0}), onTime: faker.number.int({min: 0}), preTaxCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), taxCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), waitCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), payCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), withoutPay: faker.number.int({min: 0}), boughtCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), withoutMargin: faker.number.int({min: 0})}})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetReportTotalsResponseMock = (overrideResponse: Partial<Extract<ReportSums, object>> = {}): ReportSums => ({orders: faker.number.int({min: 0}), unpriced: faker.number.int({min: 0}), parcels: faker.number.int({min: 0}), weightKg: faker.number.float({min: 0, fractionDigits: 2}), distanceM: faker.number.float({min: 0, fractionDigits: 2}), promised: faker.number.int({min: 0}), onTime: faker.number.int({min: 0}), preTaxCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), taxCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), totalCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), waitCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), payCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), withoutPay: faker.number.int({min: 0}), boughtCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), marginCadCents: faker.helpers.arrayElement([faker.number.int({min: -9007199254740991, max: 9007199254740991}), null]), withoutMargin: faker.number.int({min: 0}), ...overrideResponse})

export const getGetAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), firstInvoiceNumber: faker.number.int({min: 1, max: 999999999}), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), paymentRemarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), creditHoldAfterDays: faker.number.int({min: 1, max: 365}), package: faker.helpers.arrayElement(['qbo','xero'] as const), usualItem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), usualAccount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), payAccount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), payTaxCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), columnNames: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}})})), booksClosedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getUpdateAccountingSettingsResponseMock = (overrideResponse: Partial<Extract<AccountingSettings, object>> = {}): AccountingSettings => ({version: faker.number.int({min: 1, max: 2147483647}), gstHstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qstNumber: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), billingCycle: faker.helpers.arrayElement(['soonest','daily','weekly','monthly'] as const), invoicePrefix: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), firstInvoiceNumber: faker.number.int({min: 1, max: 999999999}), invoiceMemo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), paymentRemarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), creditHoldAfterDays: faker.number.int({min: 1, max: 365}), package: faker.helpers.arrayElement(['qbo','xero'] as const), usualItem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), usualAccount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), payAccount: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), payTaxCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), columnNames: Array.from({ length: faker.number.int({min: 1, max: 40}) }, (_, i) => i + 1).map(() => ({column: faker.string.alpha({length: {min: 10, max: 40}}), name: faker.string.alpha({length: {min: 1, max: 60}})})), booksClosedUntil: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getGetSettlementsResponseMock = (overrideResponse: Partial<Extract<SettlementPage, object>> = {}): SettlementPage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), creditNote: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})}))})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateSettlementResponseMock = (overrideResponse: Partial<Extract<Settlement, object>> = {}): Settlement => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), creditNote: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), ...overrideResponse})

export const getGetSettlementResponseMock = (overrideResponse: Partial<Extract<Settlement, object>> = {}): Settlement => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), creditNote: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), ...overrideResponse})

export const getTakeBackSettlementResponseMock = (overrideResponse: Partial<Extract<Settlement, object>> = {}): Settlement => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), creditNote: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,]), parts: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))}, cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), ...overrideResponse})

export const getGetAccountingTemplatesResponseMock = (overrideResponse: Partial<Extract<AccountingTemplatePage, object>> = {}): AccountingTemplatePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), grouping: faker.helpers.arrayElement(['CustomerDeliveryOrder','CustomerCustomer','CustomerWeek','CustomerMonth','CustomerQuarter','CustomerYear','DriverDeliveryOrder','DriverDriver','DriverWeek','DriverMonth','DriverQuarter','DriverYear','DriverPayPeriod'] as const), period: faker.helpers.arrayElement(['thisMonth','lastMonth','thisQuarter','lastQuarter','thisYear','lastYear','last30Days'] as const), columns: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), filter: {states: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(RevenueState)), undefined]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), isPaid: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isPriced: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, sort: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799})})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getCreateAccountingTemplateResponseMock = (overrideResponse: Partial<Extract<AccountingTemplate, object>> = {}): AccountingTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), grouping: faker.helpers.arrayElement(['CustomerDeliveryOrder','CustomerCustomer','CustomerWeek','CustomerMonth','CustomerQuarter','CustomerYear','DriverDeliveryOrder','DriverDriver','DriverWeek','DriverMonth','DriverQuarter','DriverYear','DriverPayPeriod'] as const), period: faker.helpers.arrayElement(['thisMonth','lastMonth','thisQuarter','lastQuarter','thisYear','lastYear','last30Days'] as const), columns: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), filter: {states: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(RevenueState)), undefined]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), isPaid: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isPriced: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, sort: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getGetAccountingTemplateResponseMock = (overrideResponse: Partial<Extract<AccountingTemplate, object>> = {}): AccountingTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), grouping: faker.helpers.arrayElement(['CustomerDeliveryOrder','CustomerCustomer','CustomerWeek','CustomerMonth','CustomerQuarter','CustomerYear','DriverDeliveryOrder','DriverDriver','DriverWeek','DriverMonth','DriverQuarter','DriverYear','DriverPayPeriod'] as const), period: faker.helpers.arrayElement(['thisMonth','lastMonth','thisQuarter','lastQuarter','thisYear','lastYear','last30Days'] as const), columns: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), filter: {states: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(RevenueState)), undefined]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), isPaid: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isPriced: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, sort: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getUpdateAccountingTemplateResponseMock = (overrideResponse: Partial<Extract<AccountingTemplate, object>> = {}): AccountingTemplate => ({id: faker.number.int({min: 1, max: 9007199254740991}), tenantId: faker.number.int({min: 1, max: 9007199254740991}), version: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 10, max: 20}}), grouping: faker.helpers.arrayElement(['CustomerDeliveryOrder','CustomerCustomer','CustomerWeek','CustomerMonth','CustomerQuarter','CustomerYear','DriverDeliveryOrder','DriverDriver','DriverWeek','DriverMonth','DriverQuarter','DriverYear','DriverPayPeriod'] as const), period: faker.helpers.arrayElement(['thisMonth','lastMonth','thisQuarter','lastQuarter','thisYear','lastYear','last30Days'] as const), columns: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 40}}))), filter: {states: faker.helpers.arrayElement([faker.helpers.arrayElements(Object.values(RevenueState)), undefined]), customerIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), driverIds: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 9007199254740991}))), undefined]), isPaid: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), isPriced: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}, sort: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), archived: faker.datatype.boolean(), createdAt: faker.number.int({min: 946684800, max: 4133980799}), updatedAt: faker.number.int({min: 946684800, max: 4133980799}), ...overrideResponse})

export const getDeleteAccountingTemplateResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({done: true, ...overrideResponse})

export const getGetVendorInvoicesResponseMock = (overrideResponse: Partial<Extract<InvoicePage, object>> = {}): InvoicePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetVendorInvoiceCountsResponseMock = (overrideResponse: Partial<Extract<InvoiceCounts, object>> = {}): InvoiceCounts => ({all: faker.number.int({min: 0}), open: faker.number.int({min: 0}), partPaid: faker.number.int({min: 0}), paid: faker.number.int({min: 0}), void: faker.number.int({min: 0}), overdue: faker.number.int({min: 0}), disputed: faker.number.int({min: 0}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), overdueCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ...overrideResponse})

export const getGetVendorInvoiceResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetVendorInvoiceResponseMock = (overrideResponse: Partial<Extract<InvoiceDetail, object>> = {}): InvoiceDetail => ({invoice: {id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind)), number: faker.string.alpha({length: {min: 10, max: 20}}), customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), label: faker.string.alpha({length: {min: 10, max: 20}}), invoiceDate: faker.date.past().toISOString().slice(0, 10), dueDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), orders: faker.number.int({min: 0}), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), settledCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), state: faker.helpers.arrayElement(Object.values(InvoiceState)), daysOverdue: faker.number.int({min: 0}), openDisputes: faker.number.int({min: 0}), billingExportId: faker.number.int({min: 1}), sentAt: faker.helpers.arrayElement([faker.number.int(), null]), remindedAt: faker.helpers.arrayElement([faker.number.int(), null]), voidedAt: faker.helpers.arrayElement([faker.number.int(), null])}, billToAddress: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paymentTerms: faker.helpers.arrayElement(['dueOnReceipt','net10','net20','net30','net60','net90'] as const), taxes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), percent: faker.number.float({min: 0, fractionDigits: 2}), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), settlements: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(Object.values(SettlementKind)), state: faker.helpers.arrayElement(['standing','takenBack','takesBack'] as const), settledOn: faker.date.past().toISOString().slice(0, 10), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), method: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PaymentMethod)),null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), madeByName: faker.string.alpha({length: {min: 10, max: 20}}), createdAt: faker.number.int({min: 946684800, max: 4133980799}), takesBackId: faker.helpers.arrayElement([faker.number.int(), null]), takenBackById: faker.helpers.arrayElement([faker.number.int(), null]), other: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), number: faker.string.alpha({length: {min: 10, max: 21}}), kind: faker.helpers.arrayElement(Object.values(InvoiceKind))},null,])})), reversalReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), howToPay: faker.helpers.arrayElement([{...getGetVendorInvoiceResponseHowToPayMock()},null,]), ...overrideResponse})

export const getGetVendorInvoiceLinesResponseMock = (overrideResponse: Partial<Extract<InvoiceLinePage, object>> = {}): InvoiceLinePage => ({data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 9007199254740991}), orderId: faker.number.int({min: 1, max: 9007199254740991}), kind: faker.helpers.arrayElement(['order','correction','credit'] as const), serviceName: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), poNumber: faker.string.alpha({length: {min: 10, max: 20}}), serviceDate: faker.date.past().toISOString().slice(0, 10), preTaxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), totalCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), taxes: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), percent: faker.number.float({min: 0, fractionDigits: 2}), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), dispute: faker.helpers.arrayElement([{id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null])},null,])})), total: faker.number.int({min: 0}), totalIsCapped: faker.datatype.boolean(), page: faker.number.int({min: 0}), pageSize: faker.number.int({min: 1, max: 100}), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), ...overrideResponse})

export const getGetVendorInvoicePdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getDisputeInvoiceLineResponseMock = (overrideResponse: Partial<Extract<InvoiceDisputeText, object>> = {}): InvoiceDisputeText => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getWithdrawInvoiceDisputeResponseMock = (overrideResponse: Partial<Extract<InvoiceDisputeText, object>> = {}): InvoiceDisputeText => ({id: faker.number.int({min: 1, max: 9007199254740991}), state: faker.helpers.arrayElement(['open','answered','withdrawn'] as const), comment: faker.string.alpha({length: {min: 10, max: 500}}), disputedByName: faker.string.alpha({length: {min: 10, max: 20}}), disputedAt: faker.number.int({min: 946684800, max: 4133980799}), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), answeredByName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answeredAt: faker.helpers.arrayElement([faker.number.int(), null]), ...overrideResponse})

export const getGetVendorStatementResponseHowToPayMock = (overrideResponse: Partial<HowToPay> = {}): HowToPay => ({...{eTransferTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), chequePayableTo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), bankTransfer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remarks: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetVendorStatementResponseMock = (overrideResponse: Partial<Extract<Statement, object>> = {}): Statement => ({customer: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, courier: {id: faker.number.int({min: 1, max: 9007199254740991}), name: faker.string.alpha({length: {min: 10, max: 20}})}, billToName: faker.string.alpha({length: {min: 10, max: 20}}), from: faker.date.past().toISOString().slice(0, 10), until: faker.date.past().toISOString().slice(0, 10), openingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), rows: Array.from({ length: faker.number.int({min: 1, max: 2000}) }, (_, i) => i + 1).map(() => ({on: faker.date.past().toISOString().slice(0, 10), kind: faker.helpers.arrayElement(['invoice','creditNote','payment','refund','paymentTakenBack','refundTakenBack','reversal'] as const), reference: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), invoiceId: faker.helpers.arrayElement([faker.number.int(), null]), cadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), balanceCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})})), closingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), ageing: {currentCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days30CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days60CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), days90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), over90CadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991}), outstandingCadCents: faker.number.int({min: -9007199254740991, max: 9007199254740991})}, howToPay: faker.helpers.arrayElement([{...getGetVendorStatementResponseHowToPayMock()},null,]), ...overrideResponse})

export const getGetVendorStatementPdfResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getGetAgeingMockHandler = (overrideResponse?: AgeingCustomerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgeingCustomerPage> | AgeingCustomerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/ageing', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgeingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAgeingTotalsMockHandler = (overrideResponse?: AgeingTotals | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AgeingTotals> | AgeingTotals), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/ageing-totals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAgeingTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerStatementMockHandler = (overrideResponse?: Statement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statement> | Statement), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId/statement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCustomerStatementPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/customers/:customerId/statement-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerStatementPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getSendCustomerStatementMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/customers/:customerId/statement/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCustomerStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrderAnalyticsMockHandler = (overrideResponse?: OrderAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderAnalytics> | OrderAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRevenueAnalyticsMockHandler = (overrideResponse?: RevenueAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevenueAnalytics> | RevenueAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/revenue', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRevenueAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOnTimeAnalyticsMockHandler = (overrideResponse?: OnTimeAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OnTimeAnalytics> | OnTimeAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/on-time', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOnTimeAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnalyticsGroupsMockHandler = (overrideResponse?: AnalyticsGroupPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalyticsGroupPage> | AnalyticsGroupPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalyticsGroupsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFigureOrdersMockHandler = (overrideResponse?: FigureOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FigureOrderPage> | FigureOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/figure-orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFigureOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFigureSumsMockHandler = (overrideResponse?: FigureSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FigureSums> | FigureSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/figure-sums', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFigureSumsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoicingStatsMockHandler = (overrideResponse?: InvoicingStats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicingStats> | InvoicingStats), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/analytics/invoicing-stats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoicingStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverStatisticsMockHandler = (overrideResponse?: AnalyticsGroupPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalyticsGroupPage> | AnalyticsGroupPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverStatisticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserAnalyticsMockHandler = (overrideResponse?: OnTimeAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OnTimeAnalytics> | OnTimeAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:userId/analytics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingBillingDataMockHandler = (overrideResponse?: BillingCustomerPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingCustomerPage> | BillingCustomerPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-billing-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingBillingDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewBillingExportMockHandler = (overrideResponse?: BillingRunPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BillingRunPreview> | BillingRunPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/billing-export-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBillingExportMockHandler = (overrideResponse?: BillingExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BillingExport> | BillingExport), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/billing-export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportsMockHandler = (overrideResponse?: BillingExportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingExportPage> | BillingExportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/billing-exports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportMockHandler = (overrideResponse?: BillingExport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingExport> | BillingExport), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelBillingExportMockHandler = (overrideResponse?: BillingExport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BillingExport> | BillingExport), options?: RequestHandlerOptions) => {
  return http.put('*/api/billing-exports/:billingExportId/cancel', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReverseBillingExportMockHandler = (overrideResponse?: BillingExport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BillingExport> | BillingExport), options?: RequestHandlerOptions) => {
  return http.put('*/api/billing-exports/:billingExportId/reverse', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReverseBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportRecipientsMockHandler = (overrideResponse?: BillingRecipients | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingRecipients> | BillingRecipients), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/recipients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportRecipientsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendBillingExportMockHandler = (overrideResponse?: BillingSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BillingSent> | BillingSent), options?: RequestHandlerOptions) => {
  return http.post('*/api/billing-exports/:billingExportId/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendBillingExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportDifferencesMockHandler = (overrideResponse?: BillingDifferences | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingDifferences> | BillingDifferences), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/differences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportDifferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportExclusionsMockHandler = (overrideResponse?: BillingExclusions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingExclusions> | BillingExclusions), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/exclusions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportExclusionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportFilesMockHandler = (overrideResponse?: BillingFiles | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingFiles> | BillingFiles), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/files', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportFilesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingExportFileMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/billing-exports/:billingExportId/files/:position', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingExportFileResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}

export const getMarkBillingFileDownloadedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/billing-exports/:billingExportId/files/:position/downloaded', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkBillingFileDownloadedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBrokerageLedgerMockHandler = (overrideResponse?: BrokerageLedgerRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageLedgerRowPage> | BrokerageLedgerRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/brokerage-ledger', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBrokerageLedgerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBrokerageLedgerTotalsMockHandler = (overrideResponse?: BrokerageSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrokerageSums> | BrokerageSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/brokerage-ledger-totals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBrokerageLedgerTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnerBalancesMockHandler = (overrideResponse?: PartnerBalancePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PartnerBalancePage> | PartnerBalancePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/partner-balances', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnerBalancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBudgetsMockHandler = (overrideResponse?: BudgetPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BudgetPage> | BudgetPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/budgets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBudgetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBudgetMockHandler = (overrideResponse?: Budget | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Budget> | Budget), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/budgets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBudgetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBudgetMockHandler = (overrideResponse?: Budget | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Budget> | Budget), options?: RequestHandlerOptions) => {
  return http.get('*/api/budgets/:budgetId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBudgetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBudgetMockHandler = (overrideResponse?: Budget | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Budget> | Budget), options?: RequestHandlerOptions) => {
  return http.patch('*/api/budgets/:budgetId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBudgetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBudgetMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/budgets/:budgetId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBudgetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingDataMockHandler = (overrideResponse?: AccountingGroupPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingGroupPage> | AccountingGroupPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingTotalsMockHandler = (overrideResponse?: AccountingSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingSums> | AccountingSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-totals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingOrdersMockHandler = (overrideResponse?: AccountingOrderPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingOrderPage> | AccountingOrderPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/accounting-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingInvoicingDataMockHandler = (overrideResponse?: PaidDriverPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaidDriverPage> | PaidDriverPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-invoicing-data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingInvoicingDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeBillStatusesMockHandler = (overrideResponse?: BillStatusesChanged | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BillStatusesChanged> | BillStatusesChanged), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/bill-statuses', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeBillStatusesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkOrderPaidMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/delivery-orders/:orderId/pricing/paid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkOrderPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkOrderUnpaidMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/delivery-orders/:orderId/pricing/unpaid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkOrderUnpaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceDisputesMockHandler = (overrideResponse?: InvoiceDisputePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceDisputePage> | InvoiceDisputePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invoice-disputes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceDisputesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerInvoiceDisputeMockHandler = (overrideResponse?: InvoiceDispute | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoiceDispute> | InvoiceDispute), options?: RequestHandlerOptions) => {
  return http.put('*/api/invoice-disputes/:invoiceDisputeId/answer', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerInvoiceDisputeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayExtrasMockHandler = (overrideResponse?: PayExtraPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayExtraPage> | PayExtraPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-extras', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayExtrasResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePayExtraMockHandler = (overrideResponse?: PayExtra | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayExtra> | PayExtra), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/driver-pay-extras', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePayExtraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayExtraMockHandler = (overrideResponse?: PayExtra | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayExtra> | PayExtra), options?: RequestHandlerOptions) => {
  return http.get('*/api/driver-pay-extras/:payExtraId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayExtraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePayExtraMockHandler = (overrideResponse?: PayExtra | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PayExtra> | PayExtra), options?: RequestHandlerOptions) => {
  return http.patch('*/api/driver-pay-extras/:payExtraId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePayExtraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePayExtraMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/driver-pay-extras/:payExtraId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeletePayExtraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverPayRatesMockHandler = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverPayRatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateDriverPayRatesMockHandler = (overrideResponse?: DriverPayRates | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverPayRates> | DriverPayRates), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/driver-pay-rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverPayRatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewInvoiceExportMockHandler = (overrideResponse?: PayRunPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayRunPreview> | PayRunPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invoice-export-preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewInvoiceExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateInvoiceExportMockHandler = (overrideResponse?: PayExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayExport> | PayExport), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invoice-export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInvoiceExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceExportsMockHandler = (overrideResponse?: PayExportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayExportPage> | PayExportPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invoice-exports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceExportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceExportMockHandler = (overrideResponse?: PayExport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayExport> | PayExport), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice-exports/:invoiceExportId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelInvoiceExportMockHandler = (overrideResponse?: PayExport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayExport> | PayExport), options?: RequestHandlerOptions) => {
  return http.put('*/api/invoice-exports/:invoiceExportId/cancel', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelInvoiceExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReverseInvoiceExportMockHandler = (overrideResponse?: PayExport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayExport> | PayExport), options?: RequestHandlerOptions) => {
  return http.put('*/api/invoice-exports/:invoiceExportId/reverse', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReverseInvoiceExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceExportStatementsMockHandler = (overrideResponse?: PayStatementPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayStatementPage> | PayStatementPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice-exports/:invoiceExportId/statements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceExportStatementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceExportFilesMockHandler = (overrideResponse?: PayFiles | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayFiles> | PayFiles), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice-exports/:invoiceExportId/files', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceExportFilesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceExportFileMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoice-exports/:invoiceExportId/files/:position', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceExportFileResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}

export const getMarkInvoiceExportFileDownloadedMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/invoice-exports/:invoiceExportId/files/:position/downloaded', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkInvoiceExportFileDownloadedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayStatementsMockHandler = (overrideResponse?: PayStatementPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayStatementPage> | PayStatementPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-pay-statements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayStatementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendPayStatementsMockHandler = (overrideResponse?: PayStatementsSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayStatementsSent> | PayStatementsSent), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/driver-pay-statements/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendPayStatementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayStatementPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/driver-pay-statements/:payStatementId/pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayStatementPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getGetPayStatementMockHandler = (overrideResponse?: PayStatement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayStatement> | PayStatement), options?: RequestHandlerOptions) => {
  return http.get('*/api/driver-pay-statements/:payStatementId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayStatementLinesMockHandler = (overrideResponse?: PayLinePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayLinePage> | PayLinePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/driver-pay-statements/:payStatementId/lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayStatementLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkPayStatementPaidMockHandler = (overrideResponse?: PayStatement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayStatement> | PayStatement), options?: RequestHandlerOptions) => {
  return http.put('*/api/driver-pay-statements/:payStatementId/paid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkPayStatementPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkPayStatementUnpaidMockHandler = (overrideResponse?: PayStatement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayStatement> | PayStatement), options?: RequestHandlerOptions) => {
  return http.put('*/api/driver-pay-statements/:payStatementId/unpaid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkPayStatementUnpaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkOrderDriverPaidMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/delivery-orders/:orderId/driver-pricing/paid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkOrderDriverPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkOrderDriverUnpaidMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/delivery-orders/:orderId/driver-pricing/unpaid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkOrderDriverUnpaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverFairnessMockHandler = (overrideResponse?: DriverFairnessPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverFairnessPage> | DriverFairnessPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/driver-fairness', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverFairnessResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceCountsMockHandler = (overrideResponse?: InvoiceCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceCounts> | InvoiceCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invoice-counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendInvoicesMockHandler = (overrideResponse?: InvoicesDone | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoicesDone> | InvoicesDone), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invoices/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkInvoicesSentMockHandler = (overrideResponse?: InvoicesDone | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoicesDone> | InvoicesDone), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/invoices/sent', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkInvoicesSentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkInvoicesPaidMockHandler = (overrideResponse?: InvoicesDone | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoicesDone> | InvoicesDone), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/invoices/paid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkInvoicesPaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceMockHandler = (overrideResponse?: InvoiceDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceDetail> | InvoiceDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoices/:invoiceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoiceLinesMockHandler = (overrideResponse?: InvoiceLinePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceLinePage> | InvoiceLinePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoices/:invoiceId/lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvoicePdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoices/:invoiceId/pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoicePdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getGetInvoiceHtmlMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/invoices/:invoiceId/html', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvoiceHtmlResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}

export const getMarkInvoiceUnpaidMockHandler = (overrideResponse?: InvoiceDetail | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoiceDetail> | InvoiceDetail), options?: RequestHandlerOptions) => {
  return http.put('*/api/invoices/:invoiceId/unpaid', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkInvoiceUnpaidResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRevenueLeaksMockHandler = (overrideResponse?: RevenueLeakPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevenueLeakPage> | RevenueLeakPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/revenue-leaks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRevenueLeaksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRevenueLeakCountsMockHandler = (overrideResponse?: RevenueLeakCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RevenueLeakCounts> | RevenueLeakCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/revenue-leak-counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRevenueLeakCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptRevenueLeaksMockHandler = (overrideResponse?: LeaksChanged | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<LeaksChanged> | LeaksChanged), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/revenue-leaks/accept', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptRevenueLeaksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReopenRevenueLeaksMockHandler = (overrideResponse?: LeaksChanged | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<LeaksChanged> | LeaksChanged), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/revenue-leaks/reopen', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReopenRevenueLeaksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingMappingsMockHandler = (overrideResponse?: AccountingMappingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingMappingPage> | AccountingMappingPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-mappings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingMappingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeAccountingMappingsMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-mappings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeAccountingMappingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceivedInvoicesMockHandler = (overrideResponse?: ReceivedInvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReceivedInvoicePage> | ReceivedInvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/received-invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceivedInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceivedInvoiceCountsMockHandler = (overrideResponse?: InvoiceCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceCounts> | InvoiceCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/received-invoice-counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceivedInvoiceCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBillingCouriersMockHandler = (overrideResponse?: BillingCourierPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BillingCourierPage> | BillingCourierPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/billing-couriers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBillingCouriersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewRemindersMockHandler = (overrideResponse?: ReminderPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReminderPreview> | ReminderPreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invoice-reminders/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewRemindersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReminderRunsMockHandler = (overrideResponse?: ReminderRunPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReminderRunPage> | ReminderRunPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/invoice-reminders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReminderRunsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReminderRunMockHandler = (overrideResponse?: ReminderRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReminderRun> | ReminderRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/invoice-reminders', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReminderRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReminderRunMockHandler = (overrideResponse?: ReminderRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReminderRun> | ReminderRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/reminder-runs/:reminderRunId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReminderRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelReminderRunMockHandler = (overrideResponse?: ReminderRun | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReminderRun> | ReminderRun), options?: RequestHandlerOptions) => {
  return http.put('*/api/reminder-runs/:reminderRunId/cancel', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelReminderRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReportSchedulesMockHandler = (overrideResponse?: ReportSchedulePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportSchedulePage> | ReportSchedulePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/report-schedules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReportSchedulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/report-schedules', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.get('*/api/report-schedules/:reportScheduleId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.patch('*/api/report-schedules/:reportScheduleId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteReportScheduleMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/report-schedules/:reportScheduleId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPauseReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.put('*/api/report-schedules/:reportScheduleId/pause', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPauseReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.put('*/api/report-schedules/:reportScheduleId/resume', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendReportScheduleMockHandler = (overrideResponse?: ReportSchedule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportSchedule> | ReportSchedule), options?: RequestHandlerOptions) => {
  return http.post('*/api/report-schedules/:reportScheduleId/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendReportScheduleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReportMockHandler = (overrideResponse?: ReportRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportRowPage> | ReportRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/reports/:reportKind', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReportTotalsMockHandler = (overrideResponse?: ReportSums | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportSums> | ReportSums), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/report-totals/:reportKind', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReportTotalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingSettingsMockHandler = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAccountingSettingsMockHandler = (overrideResponse?: AccountingSettings | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AccountingSettings> | AccountingSettings), options?: RequestHandlerOptions) => {
  return http.patch('*/api/tenants/:tenantId/accounting-settings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSettlementsMockHandler = (overrideResponse?: SettlementPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementPage> | SettlementPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/settlements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettlementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSettlementMockHandler = (overrideResponse?: Settlement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Settlement> | Settlement), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/settlements', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSettlementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSettlementMockHandler = (overrideResponse?: Settlement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Settlement> | Settlement), options?: RequestHandlerOptions) => {
  return http.get('*/api/settlements/:settlementId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSettlementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTakeBackSettlementMockHandler = (overrideResponse?: Settlement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Settlement> | Settlement), options?: RequestHandlerOptions) => {
  return http.put('*/api/settlements/:settlementId/take-back', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTakeBackSettlementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingTemplatesMockHandler = (overrideResponse?: AccountingTemplatePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingTemplatePage> | AccountingTemplatePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/accounting-templates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAccountingTemplateMockHandler = (overrideResponse?: AccountingTemplate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountingTemplate> | AccountingTemplate), options?: RequestHandlerOptions) => {
  return http.post('*/api/tenants/:tenantId/accounting-templates', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAccountingTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAccountingTemplateMockHandler = (overrideResponse?: AccountingTemplate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountingTemplate> | AccountingTemplate), options?: RequestHandlerOptions) => {
  return http.get('*/api/accounting-templates/:accountingTemplateId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAccountingTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAccountingTemplateMockHandler = (overrideResponse?: AccountingTemplate | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AccountingTemplate> | AccountingTemplate), options?: RequestHandlerOptions) => {
  return http.patch('*/api/accounting-templates/:accountingTemplateId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountingTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAccountingTemplateMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/accounting-templates/:accountingTemplateId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAccountingTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorInvoicesMockHandler = (overrideResponse?: InvoicePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoicePage> | InvoicePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorInvoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorInvoiceCountsMockHandler = (overrideResponse?: InvoiceCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceCounts> | InvoiceCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/invoice-counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorInvoiceCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorInvoiceMockHandler = (overrideResponse?: InvoiceDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceDetail> | InvoiceDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/invoices/:vendorInvoiceId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorInvoiceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorInvoiceLinesMockHandler = (overrideResponse?: InvoiceLinePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvoiceLinePage> | InvoiceLinePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/invoices/:vendorInvoiceId/lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorInvoiceLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorInvoicePdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/invoices/:vendorInvoiceId/pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorInvoicePdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}

export const getDisputeInvoiceLineMockHandler = (overrideResponse?: InvoiceDisputeText | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoiceDisputeText> | InvoiceDisputeText), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/vendors/:vendorId/invoices/:vendorInvoiceId/lines/:invoiceLineId/dispute', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDisputeInvoiceLineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawInvoiceDisputeMockHandler = (overrideResponse?: InvoiceDisputeText | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvoiceDisputeText> | InvoiceDisputeText), options?: RequestHandlerOptions) => {
  return http.put('*/api/tenants/:tenantId/vendors/:vendorId/invoices/:vendorInvoiceId/lines/:invoiceLineId/withdraw-dispute', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawInvoiceDisputeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorStatementMockHandler = (overrideResponse?: Statement | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statement> | Statement), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/statement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorStatementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVendorStatementPdfMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/tenants/:tenantId/vendors/:vendorId/statement-pdf', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVendorStatementPdfResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/pdf' }
      })
  }, options)
}
export const getAccountingMock = () => [
  getGetAgeingMockHandler(),
  getGetAgeingTotalsMockHandler(),
  getGetCustomerStatementMockHandler(),
  getGetCustomerStatementPdfMockHandler(),
  getSendCustomerStatementMockHandler(),
  getGetOrderAnalyticsMockHandler(),
  getGetRevenueAnalyticsMockHandler(),
  getGetOnTimeAnalyticsMockHandler(),
  getGetAnalyticsGroupsMockHandler(),
  getGetFigureOrdersMockHandler(),
  getGetFigureSumsMockHandler(),
  getGetInvoicingStatsMockHandler(),
  getGetDriverStatisticsMockHandler(),
  getGetUserAnalyticsMockHandler(),
  getGetAccountingBillingDataMockHandler(),
  getPreviewBillingExportMockHandler(),
  getCreateBillingExportMockHandler(),
  getGetBillingExportsMockHandler(),
  getGetBillingExportMockHandler(),
  getCancelBillingExportMockHandler(),
  getReverseBillingExportMockHandler(),
  getGetBillingExportInvoicesMockHandler(),
  getGetBillingExportRecipientsMockHandler(),
  getSendBillingExportMockHandler(),
  getGetBillingExportDifferencesMockHandler(),
  getGetBillingExportExclusionsMockHandler(),
  getGetBillingExportFilesMockHandler(),
  getGetBillingExportFileMockHandler(),
  getMarkBillingFileDownloadedMockHandler(),
  getGetBrokerageLedgerMockHandler(),
  getGetBrokerageLedgerTotalsMockHandler(),
  getGetPartnerBalancesMockHandler(),
  getGetBudgetsMockHandler(),
  getCreateBudgetMockHandler(),
  getGetBudgetMockHandler(),
  getUpdateBudgetMockHandler(),
  getDeleteBudgetMockHandler(),
  getGetAccountingDataMockHandler(),
  getGetAccountingTotalsMockHandler(),
  getGetAccountingOrdersMockHandler(),
  getGetAccountingInvoicingDataMockHandler(),
  getChangeBillStatusesMockHandler(),
  getMarkOrderPaidMockHandler(),
  getMarkOrderUnpaidMockHandler(),
  getGetInvoiceDisputesMockHandler(),
  getAnswerInvoiceDisputeMockHandler(),
  getGetPayExtrasMockHandler(),
  getCreatePayExtraMockHandler(),
  getGetPayExtraMockHandler(),
  getUpdatePayExtraMockHandler(),
  getDeletePayExtraMockHandler(),
  getGetDriverPayRatesMockHandler(),
  getUpdateDriverPayRatesMockHandler(),
  getPreviewInvoiceExportMockHandler(),
  getCreateInvoiceExportMockHandler(),
  getGetInvoiceExportsMockHandler(),
  getGetInvoiceExportMockHandler(),
  getCancelInvoiceExportMockHandler(),
  getReverseInvoiceExportMockHandler(),
  getGetInvoiceExportStatementsMockHandler(),
  getGetInvoiceExportFilesMockHandler(),
  getGetInvoiceExportFileMockHandler(),
  getMarkInvoiceExportFileDownloadedMockHandler(),
  getGetPayStatementsMockHandler(),
  getSendPayStatementsMockHandler(),
  getGetPayStatementPdfMockHandler(),
  getGetPayStatementMockHandler(),
  getGetPayStatementLinesMockHandler(),
  getMarkPayStatementPaidMockHandler(),
  getMarkPayStatementUnpaidMockHandler(),
  getMarkOrderDriverPaidMockHandler(),
  getMarkOrderDriverUnpaidMockHandler(),
  getGetDriverFairnessMockHandler(),
  getGetInvoicesMockHandler(),
  getGetInvoiceCountsMockHandler(),
  getSendInvoicesMockHandler(),
  getMarkInvoicesSentMockHandler(),
  getMarkInvoicesPaidMockHandler(),
  getGetInvoiceMockHandler(),
  getGetInvoiceLinesMockHandler(),
  getGetInvoicePdfMockHandler(),
  getGetInvoiceHtmlMockHandler(),
  getMarkInvoiceUnpaidMockHandler(),
  getGetRevenueLeaksMockHandler(),
  getGetRevenueLeakCountsMockHandler(),
  getAcceptRevenueLeaksMockHandler(),
  getReopenRevenueLeaksMockHandler(),
  getGetAccountingMappingsMockHandler(),
  getChangeAccountingMappingsMockHandler(),
  getGetReceivedInvoicesMockHandler(),
  getGetReceivedInvoiceCountsMockHandler(),
  getGetBillingCouriersMockHandler(),
  getPreviewRemindersMockHandler(),
  getGetReminderRunsMockHandler(),
  getCreateReminderRunMockHandler(),
  getGetReminderRunMockHandler(),
  getCancelReminderRunMockHandler(),
  getGetReportSchedulesMockHandler(),
  getCreateReportScheduleMockHandler(),
  getGetReportScheduleMockHandler(),
  getUpdateReportScheduleMockHandler(),
  getDeleteReportScheduleMockHandler(),
  getPauseReportScheduleMockHandler(),
  getResumeReportScheduleMockHandler(),
  getSendReportScheduleMockHandler(),
  getGetReportMockHandler(),
  getGetReportTotalsMockHandler(),
  getGetAccountingSettingsMockHandler(),
  getUpdateAccountingSettingsMockHandler(),
  getGetSettlementsMockHandler(),
  getCreateSettlementMockHandler(),
  getGetSettlementMockHandler(),
  getTakeBackSettlementMockHandler(),
  getGetAccountingTemplatesMockHandler(),
  getCreateAccountingTemplateMockHandler(),
  getGetAccountingTemplateMockHandler(),
  getUpdateAccountingTemplateMockHandler(),
  getDeleteAccountingTemplateMockHandler(),
  getGetVendorInvoicesMockHandler(),
  getGetVendorInvoiceCountsMockHandler(),
  getGetVendorInvoiceMockHandler(),
  getGetVendorInvoiceLinesMockHandler(),
  getGetVendorInvoicePdfMockHandler(),
  getDisputeInvoiceLineMockHandler(),
  getWithdrawInvoiceDisputeMockHandler(),
  getGetVendorStatementMockHandler(),
  getGetVendorStatementPdfMockHandler()
]
