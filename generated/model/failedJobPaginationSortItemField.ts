/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type FailedJobPaginationSortItemField = typeof FailedJobPaginationSortItemField[keyof typeof FailedJobPaginationSortItemField];


export const FailedJobPaginationSortItemField = {
  failedAt: 'failedAt',
  name: 'name',
} as const;
