/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NotificationChoice } from './notificationChoice.ts';
import type { PersonalNotificationSettingsDigest } from './personalNotificationSettingsDigest.ts';
import type { PersonalNotificationSettingsLanguage } from './personalNotificationSettingsLanguage.ts';

/**
 * What a person is told, and by what. It is their own in every organisation that they belong to.
 */
export interface PersonalNotificationSettings {
  /**
     * By type, each type once. One that is left out stays as it was; what nobody chose follows from what the person is in the organisation of the request.
     * @maxItems 40
     */
  choices: NotificationChoice[];
  /** When mails come: each at once, those of an hour together, or those of a day at 17:00 by the person's clock. */
  digest: PersonalNotificationSettingsDigest;
  /** From when on the phone is silent (seconds from midnight by the person's clock); null for never. */
  quietFrom: number | null;
  /** Until when (seconds from midnight); null for never. */
  quietTo: number | null;
  /** The language of mails and text messages. */
  language: PersonalNotificationSettingsLanguage;
}
