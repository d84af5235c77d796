/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which report.
 */
export type ReportKind = typeof ReportKind[keyof typeof ReportKind];


export const ReportKind = {
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
