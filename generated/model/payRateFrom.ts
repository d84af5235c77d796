/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whose rate it is: that of the order itself, of its driver, of its service, or the usual one.
 */
export type PayRateFrom = typeof PayRateFrom[keyof typeof PayRateFrom];


export const PayRateFrom = {
  order: 'order',
  driver: 'driver',
  service: 'service',
  usual: 'usual',
} as const;
