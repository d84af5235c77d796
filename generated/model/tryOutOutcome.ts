/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An order has a price by both revisions, loses it by the draft, gets one by the draft alone, or has none by either.
 */
export type TryOutOutcome = typeof TryOutOutcome[keyof typeof TryOutOutcome];


export const TryOutOutcome = {
  priced: 'priced',
  unpriceable: 'unpriceable',
  newlyPriced: 'newlyPriced',
  unpriced: 'unpriced',
} as const;
