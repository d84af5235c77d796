/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type InvitationFilterKindItem = typeof InvitationFilterKindItem[keyof typeof InvitationFilterKindItem];


export const InvitationFilterKindItem = {
  user: 'user',
  customer: 'customer',
  supplier: 'supplier',
} as const;
