/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SignInPaginationSortItemField } from './signInPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type SignInPaginationSortItem = {
  /** The field. */
  field: SignInPaginationSortItemField;
  direction: SortDirection;
};
