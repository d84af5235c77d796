/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ReportSchedulePaginationSortItemField = typeof ReportSchedulePaginationSortItemField[keyof typeof ReportSchedulePaginationSortItemField];


export const ReportSchedulePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
