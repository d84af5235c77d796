/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether services can take a map, and whether they take it as it is now.
 */
export type ServiceMapStatus = typeof ServiceMapStatus[keyof typeof ServiceMapStatus];


export const ServiceMapStatus = {
  draft: 'draft',
  changed: 'changed',
  published: 'published',
} as const;
