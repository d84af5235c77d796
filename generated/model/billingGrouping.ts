/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What stands on an invoice together.
 */
export type BillingGrouping = typeof BillingGrouping[keyof typeof BillingGrouping];


export const BillingGrouping = {
  CustomerDeliveryOrder: 'CustomerDeliveryOrder',
  CustomerCustomer: 'CustomerCustomer',
  CustomerWeek: 'CustomerWeek',
  CustomerMonth: 'CustomerMonth',
  CustomerQuarter: 'CustomerQuarter',
  CustomerYear: 'CustomerYear',
} as const;
