/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What its content was found to be.
 */
export type LibraryImageContentType = typeof LibraryImageContentType[keyof typeof LibraryImageContentType];


export const LibraryImageContentType = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
} as const;
