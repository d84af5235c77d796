/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which stop.
 */
export type OrderImportCheckRowMakesItem = typeof OrderImportCheckRowMakesItem[keyof typeof OrderImportCheckRowMakesItem];


export const OrderImportCheckRowMakesItem = {
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
