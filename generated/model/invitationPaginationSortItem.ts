/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationPaginationSortItemField } from './invitationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type InvitationPaginationSortItem = {
  /** The field. */
  field: InvitationPaginationSortItemField;
  direction: SortDirection;
};
