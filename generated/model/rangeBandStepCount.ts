/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Counted whole or by its fraction.
 */
export type RangeBandStepCount = typeof RangeBandStepCount[keyof typeof RangeBandStepCount];


export const RangeBandStepCount = {
  started: 'started',
  exact: 'exact',
} as const;
