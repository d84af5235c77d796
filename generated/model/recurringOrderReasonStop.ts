/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of a location: at which stop.
 * @nullable
 */
export type RecurringOrderReasonStop = typeof RecurringOrderReasonStop[keyof typeof RecurringOrderReasonStop] | null;


export const RecurringOrderReasonStop = {
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
