/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How long drivers are paid for at once. Weeks run from Monday to Sunday.
 */
export type DriverPayRatesPayPeriod = typeof DriverPayRatesPayPeriod[keyof typeof DriverPayRatesPayPeriod];


export const DriverPayRatesPayPeriod = {
  weekly: 'weekly',
  biweekly: 'biweekly',
  semiMonthly: 'semiMonthly',
  monthly: 'monthly',
} as const;
