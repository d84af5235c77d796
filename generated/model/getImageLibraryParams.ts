/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LibraryImagePagination } from './libraryImagePagination.ts';

export type GetImageLibraryParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: LibraryImagePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name.
 * @maxLength 100
 */
search?: string;
};
