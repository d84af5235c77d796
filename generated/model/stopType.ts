/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * One of the two stops of an order.
 */
export type StopType = typeof StopType[keyof typeof StopType];


export const StopType = {
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
