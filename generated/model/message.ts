/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { MessageChannel } from './messageChannel.ts';
import type { MessageState } from './messageState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An e-mail or text message of an organisation, with what became of it. It is kept for 30 days.
 */
export interface Message {
  id: Id;
  createdAt: UnixSeconds;
  /** By what it is sent. */
  channel: MessageChannel;
  /** What became of it. Of `unknown` nobody can tell whether it arrived; `skipped` was not sent on purpose, see `failure`. */
  state: MessageState;
  /** The e-mail address or telephone number. */
  recipient: string;
  /**
     * First and last name of the person; null for somebody without an account.
     * @nullable
     */
  recipientName: string | null;
  /** What it is for, in words. */
  about: string;
  /**
     * Of an e-mail; a text message has none.
     * @nullable
     */
  subject: string | null;
  /**
     * The first 6,000 characters of what it says; null if it holds a link or code that is for its recipient alone.
     * @maxLength 6000
     * @nullable
     */
  body: string | null;
  /**
     * The number of the order that it is about.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  deliveryOrderId: number | null;
  /** When it was last taken by the mail server or the SMS service. */
  sentAt: UnixSeconds | null;
  /**
     * Why it was not sent, or why nobody knows.
     * @nullable
     */
  failure: string | null;
  /** Whether it can be sent again: what failed or was not sent, an e-mail that was sent, and a text message of which nobody knows. */
  mayResend: boolean;
}
