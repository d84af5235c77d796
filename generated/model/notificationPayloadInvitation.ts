/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { NotificationPayloadInvitationKind } from './notificationPayloadInvitationKind.ts';

/**
 * An invitation that was answered.
 */
export type NotificationPayloadInvitation = {
  id: Id;
  /** Whom it invited. */
  kind?: NotificationPayloadInvitationKind;
};
