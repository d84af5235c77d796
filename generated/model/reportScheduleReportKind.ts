/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which report.
 */
export type ReportScheduleReportKind = typeof ReportScheduleReportKind[keyof typeof ReportScheduleReportKind];


export const ReportScheduleReportKind = {
  AllOrders: 'AllOrders',
  SummaryByDriver: 'SummaryByDriver',
  TransactionByDriver: 'TransactionByDriver',
  SummaryByCustomer: 'SummaryByCustomer',
  TransactionByCustomer: 'TransactionByCustomer',
  SummaryByCourier: 'SummaryByCourier',
  TransactionByCourier: 'TransactionByCourier',
  SummaryBySupplier: 'SummaryBySupplier',
  TransactionBySupplier: 'TransactionBySupplier',
} as const;
