/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is.
 */
export type LineItemMeasuredCategory = typeof LineItemMeasuredCategory[keyof typeof LineItemMeasuredCategory];


export const LineItemMeasuredCategory = {
  largeDistance: 'largeDistance',
  weight: 'weight',
  volume: 'volume',
} as const;
