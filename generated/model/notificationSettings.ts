/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { NotificationSettingsLanguage } from './notificationSettingsLanguage.ts';

/**
 * What an organisation tells the people outside of it, and in whose name. What its own people are told is each one's own.
 */
export interface NotificationSettings {
  version: EditVersion;
  /**
     * What of its orders a customer is mailed, at the address of its contact, where the contact has no account.
     * @maxItems 8
     */
  customerEvents: string[];
  /**
     * What the contact of a drop-off is mailed of what comes to them, where they have no account.
     * @maxItems 5
     */
  consigneeEvents: string[];
  /** The language of what is sent. */
  language: NotificationSettingsLanguage;
  /**
     * The name that messages come from; the name of the organisation where none is given.
     * @nullable
     */
  senderName: string | null;
  /**
     * The address that replies go to.
     * @nullable
     */
  replyTo: string | null;
  /**
     * Stands under each message.
     * @nullable
     */
  footer: string | null;
  /**
     * The colour of its mails, #rrggbb.
     * @nullable
     */
  color: string | null;
}
