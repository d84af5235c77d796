/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the revision that names it.
 */
export type ProtocolUseStatus = typeof ProtocolUseStatus[keyof typeof ProtocolUseStatus];


export const ProtocolUseStatus = {
  draft: 'draft',
  published: 'published',
} as const;
