/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Nothing, a fee, or a percentage; of what, says the field.
 */
export type ChargeType = typeof ChargeType[keyof typeof ChargeType];


export const ChargeType = {
  none: 'none',
  fee: 'fee',
  percentage: 'percentage',
} as const;
