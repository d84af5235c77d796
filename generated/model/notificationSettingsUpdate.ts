/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface NotificationSettingsUpdate {
  /**
     * What of its orders a customer is told of.
     * @maxItems 8
     */
  customerEvents?: string[];
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
