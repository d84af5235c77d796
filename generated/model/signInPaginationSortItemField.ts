/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type SignInPaginationSortItemField = typeof SignInPaginationSortItemField[keyof typeof SignInPaginationSortItemField];


export const SignInPaginationSortItemField = {
  lastUsedAt: 'lastUsedAt',
} as const;
