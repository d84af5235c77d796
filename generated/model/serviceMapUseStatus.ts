/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the revision that uses it.
 */
export type ServiceMapUseStatus = typeof ServiceMapUseStatus[keyof typeof ServiceMapUseStatus];


export const ServiceMapUseStatus = {
  draft: 'draft',
  published: 'published',
} as const;
