/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A draft is worked on; a published one stays as it is.
 */
export type ServiceRevisionStatus = typeof ServiceRevisionStatus[keyof typeof ServiceRevisionStatus];


export const ServiceRevisionStatus = {
  draft: 'draft',
  published: 'published',
} as const;
