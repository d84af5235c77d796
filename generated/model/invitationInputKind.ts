/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is for: a user is a colleague with roles.
 */
export type InvitationInputKind = typeof InvitationInputKind[keyof typeof InvitationInputKind];


export const InvitationInputKind = {
  user: 'user',
} as const;
