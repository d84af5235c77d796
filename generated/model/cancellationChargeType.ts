/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Nothing, a fee, or a percentage of the pre-tax total.
 */
export type CancellationChargeType = typeof CancellationChargeType[keyof typeof CancellationChargeType];


export const CancellationChargeType = {
  none: 'none',
  fee: 'fee',
  percentage: 'percentage',
} as const;
