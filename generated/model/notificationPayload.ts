/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { NotificationPayloadInvitation } from './notificationPayloadInvitation.ts';
import type { NotificationPayloadOnboardingMeta } from './notificationPayloadOnboardingMeta.ts';
import type { NotificationSubject } from './notificationSubject.ts';

/**
 * What it is about. Where that is an order which the person cannot see any more, `delivery_order_id` is missing.
 */
export interface NotificationPayload {
  delivery_order_id?: Id;
  /** The comment. */
  delivery_order_comment?: string;
  /** The name of the file. */
  delivery_order_media_name?: string;
  /** Where the content of the file is, a path under the API. Missing where the order is no longer visible to the person. */
  delivery_order_media_url?: string;
  actor_id?: Id;
  /** Who did it, where they belong to the organisation. */
  actor_name?: string;
  driver_id?: Id;
  /** The driver, where they belong to the organisation. */
  driver_name?: string;
  driver_tenant_id?: Id;
  application?: NotificationSubject;
  partnership?: NotificationSubject;
  courier?: NotificationSubject;
  customer?: NotificationSubject;
  /** An invitation that was answered. */
  invitation?: NotificationPayloadInvitation;
  ownershipRequest?: NotificationSubject;
  recurring_order?: NotificationSubject;
  budget?: NotificationSubject;
  webhook_endpoint?: NotificationSubject;
  /** Of a managed customer that is handed over. */
  onboardingMeta?: NotificationPayloadOnboardingMeta;
}
