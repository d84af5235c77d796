/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { NotificationPayload } from './notificationPayload.ts';
import type { NotificationType } from './notificationType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What a person was told in the organisation of the request.
 */
export interface Notification {
  id: Id;
  type: NotificationType;
  /** Its type in words. */
  shortDescription: string;
  /**
     * What happened, as a sentence without a full stop; of several things, the first three. It names a driver only where the driver belongs to the organisation.
     * @maxLength 2000
     */
  longDescription: string;
  createdAt: UnixSeconds;
  /** Whether notices were not refreshed since. */
  isUnread: boolean;
  /**
     * The orders that it is about, of one act; empty of what is about none.
     * @maxItems 1000
     */
  deliveryOrderIds: Id[];
  payload: NotificationPayload;
}
