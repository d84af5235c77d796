/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What kind.
 */
export type RecurringOrderReasonLackingItemPart = typeof RecurringOrderReasonLackingItemPart[keyof typeof RecurringOrderReasonLackingItemPart];


export const RecurringOrderReasonLackingItemPart = {
  speed: 'speed',
  parcelType: 'parcelType',
  tag: 'tag',
} as const;
