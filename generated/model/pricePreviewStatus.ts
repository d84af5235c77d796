/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A pending price waits for a dispatcher, a missing one lacks a band, a zone or a rate.
 */
export type PricePreviewStatus = typeof PricePreviewStatus[keyof typeof PricePreviewStatus];


export const PricePreviewStatus = {
  priced: 'priced',
  pending: 'pending',
  missing: 'missing',
} as const;
