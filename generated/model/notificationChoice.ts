/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NotificationType } from './notificationType.ts';

/**
 * By what a person is told of a type.
 */
export interface NotificationChoice {
  type: NotificationType;
  /** In the drawer of the bell. */
  inApp: boolean;
  /** As a notice of the browser or the device, where one allowed it. */
  push: boolean;
  /** By e-mail. */
  email: boolean;
  /** As a text message, to the phone of the profile. */
  sms: boolean;
}
