/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is.
 */
export type CallerKind = typeof CallerKind[keyof typeof CallerKind];


export const CallerKind = {
  customer: 'customer',
  contact: 'contact',
  person: 'person',
  location: 'location',
} as const;
