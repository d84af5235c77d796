/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type LocationFilterKindItem = typeof LocationFilterKindItem[keyof typeof LocationFilterKindItem];


export const LocationFilterKindItem = {
  commercial: 'commercial',
  residential: 'residential',
  general: 'general',
} as const;
