/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which end of the period.
 */
export type GeostampType = typeof GeostampType[keyof typeof GeostampType];


export const GeostampType = {
  checkin: 'checkin',
  checkout: 'checkout',
} as const;
