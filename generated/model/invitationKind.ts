/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is for: a user is a colleague with roles.
 */
export type InvitationKind = typeof InvitationKind[keyof typeof InvitationKind];


export const InvitationKind = {
  user: 'user',
} as const;
