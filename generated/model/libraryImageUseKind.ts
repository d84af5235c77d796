/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The logo of the organisation, the icon of a tag, or that of a tag that a service offers.
 */
export type LibraryImageUseKind = typeof LibraryImageUseKind[keyof typeof LibraryImageUseKind];


export const LibraryImageUseKind = {
  logo: 'logo',
  tag: 'tag',
  service: 'service',
} as const;
