/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AbsencePaginationSortItemField = typeof AbsencePaginationSortItemField[keyof typeof AbsencePaginationSortItemField];


export const AbsencePaginationSortItemField = {
  fromDay: 'fromDay',
  updatedAt: 'updatedAt',
} as const;
