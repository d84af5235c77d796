/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whose prices and table a surcharge follows.
 */
export type FuelType = typeof FuelType[keyof typeof FuelType];


export const FuelType = {
  regular: 'regular',
  diesel: 'diesel',
} as const;
