/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What is put together.
 */
export type AccountingTemplateGrouping = typeof AccountingTemplateGrouping[keyof typeof AccountingTemplateGrouping];


export const AccountingTemplateGrouping = {
  CustomerDeliveryOrder: 'CustomerDeliveryOrder',
  CustomerCustomer: 'CustomerCustomer',
  CustomerWeek: 'CustomerWeek',
  CustomerMonth: 'CustomerMonth',
  CustomerQuarter: 'CustomerQuarter',
  CustomerYear: 'CustomerYear',
  DriverDeliveryOrder: 'DriverDeliveryOrder',
  DriverDriver: 'DriverDriver',
  DriverWeek: 'DriverWeek',
  DriverMonth: 'DriverMonth',
  DriverQuarter: 'DriverQuarter',
  DriverYear: 'DriverYear',
  DriverPayPeriod: 'DriverPayPeriod',
} as const;
