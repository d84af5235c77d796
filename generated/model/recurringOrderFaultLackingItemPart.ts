/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What kind.
 */
export type RecurringOrderFaultLackingItemPart = typeof RecurringOrderFaultLackingItemPart[keyof typeof RecurringOrderFaultLackingItemPart];


export const RecurringOrderFaultLackingItemPart = {
  speed: 'speed',
  parcelType: 'parcelType',
  tag: 'tag',
} as const;
