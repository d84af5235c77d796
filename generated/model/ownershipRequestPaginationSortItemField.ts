/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type OwnershipRequestPaginationSortItemField = typeof OwnershipRequestPaginationSortItemField[keyof typeof OwnershipRequestPaginationSortItemField];


export const OwnershipRequestPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
