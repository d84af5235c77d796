/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AuditEntryPaginationSortItemField } from './auditEntryPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AuditEntryPaginationSortItem = {
  /** The field. */
  field: AuditEntryPaginationSortItemField;
  direction: SortDirection;
};
