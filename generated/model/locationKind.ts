/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What kind of location it is.
 */
export type LocationKind = typeof LocationKind[keyof typeof LocationKind];


export const LocationKind = {
  commercial: 'commercial',
  residential: 'residential',
  general: 'general',
} as const;
