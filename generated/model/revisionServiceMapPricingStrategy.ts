/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Both: each distinct zone once; highest: the dearer stop (domain-rules 12).
 */
export type RevisionServiceMapPricingStrategy = typeof RevisionServiceMapPricingStrategy[keyof typeof RevisionServiceMapPricingStrategy];


export const RevisionServiceMapPricingStrategy = {
  both: 'both',
  highest: 'highest',
  pickup: 'pickup',
  dropoff: 'dropoff',
} as const;
