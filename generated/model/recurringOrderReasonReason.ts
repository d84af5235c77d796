/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is.
 */
export type RecurringOrderReasonReason = typeof RecurringOrderReasonReason[keyof typeof RecurringOrderReasonReason];


export const RecurringOrderReasonReason = {
  service_outdated: 'service_outdated',
  location_unavailable: 'location_unavailable',
  customer_unavailable: 'customer_unavailable',
  location_outdated: 'location_outdated',
  customer_outdated: 'customer_outdated',
} as const;
