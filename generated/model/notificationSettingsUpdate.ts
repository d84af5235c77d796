/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface NotificationSettingsUpdate {
  /**
     * What of its orders a customer is mailed, at the address of its contact, where the contact has no account.
     * @maxItems 8
     */
  customerEvents?: string[];
  /**
     * What the contact of a drop-off is mailed of what comes to them, where they have no account.
     * @maxItems 5
     */
  consigneeEvents?: string[];
  /** The language of what is sent. */
  language?: string;
  /**
     * The name that messages come from; the name of the organisation where none is given.
     * @maxLength 120
     * @nullable
     */
  senderName?: string | null;
  /**
     * The address that replies go to.
     * @maxLength 254
     * @nullable
     */
  replyTo?: string | null;
  /**
     * Stands under each message.
     * @maxLength 300
     * @nullable
     */
  footer?: string | null;
  /**
     * The colour of its mails, #rrggbb.
     * @maxLength 7
     * @nullable
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color?: string | null;
  version?: EditVersion;
}
