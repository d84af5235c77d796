/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of a location: at which stop.
 * @nullable
 */
export type RecurringOrderFaultStop = typeof RecurringOrderFaultStop[keyof typeof RecurringOrderFaultStop] | null;


export const RecurringOrderFaultStop = {
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
