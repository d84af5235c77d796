/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether a part of a step is paid as a whole one (started) or as the part that it is (exact).
 */
export type RangeBandStepCount = typeof RangeBandStepCount[keyof typeof RangeBandStepCount];


export const RangeBandStepCount = {
  started: 'started',
  exact: 'exact',
} as const;
