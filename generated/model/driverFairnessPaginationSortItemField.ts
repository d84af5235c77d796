/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DriverFairnessPaginationSortItemField = typeof DriverFairnessPaginationSortItemField[keyof typeof DriverFairnessPaginationSortItemField];


export const DriverFairnessPaginationSortItemField = {
  name: 'name',
  pay: 'pay',
  orders: 'orders',
  perHour: 'perHour',
  perKilometre: 'perKilometre',
} as const;
