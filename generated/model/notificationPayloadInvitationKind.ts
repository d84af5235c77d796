/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whom it invited.
 */
export type NotificationPayloadInvitationKind = typeof NotificationPayloadInvitationKind[keyof typeof NotificationPayloadInvitationKind];


export const NotificationPayloadInvitationKind = {
  user: 'user',
  customer: 'customer',
  supplier: 'supplier',
} as const;
