/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AuditEntryPaginationSortItemField = typeof AuditEntryPaginationSortItemField[keyof typeof AuditEntryPaginationSortItemField];


export const AuditEntryPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
