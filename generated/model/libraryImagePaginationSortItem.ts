/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LibraryImagePaginationSortItemField } from './libraryImagePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type LibraryImagePaginationSortItem = {
  /** The field. */
  field: LibraryImagePaginationSortItemField;
  direction: SortDirection;
};
