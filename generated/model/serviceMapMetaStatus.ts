/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether services can take it, and whether they take it as it is now.
 */
export type ServiceMapMetaStatus = typeof ServiceMapMetaStatus[keyof typeof ServiceMapMetaStatus];


export const ServiceMapMetaStatus = {
  draft: 'draft',
  changed: 'changed',
  published: 'published',
} as const;
