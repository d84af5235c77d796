/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type InvitationPaginationSortItemField = typeof InvitationPaginationSortItemField[keyof typeof InvitationPaginationSortItemField];


export const InvitationPaginationSortItemField = {
  forInitialUserEmail: 'forInitialUserEmail',
  createdAt: 'createdAt',
  expiresAt: 'expiresAt',
} as const;
