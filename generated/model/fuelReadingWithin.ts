/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Above: past the last row, which goes on.
 */
export type FuelReadingWithin = typeof FuelReadingWithin[keyof typeof FuelReadingWithin];


export const FuelReadingWithin = {
  row: 'row',
  below: 'below',
  above: 'above',
} as const;
