/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Whether e-mails leave, from all processes.
 */
export interface MailState {
  /** When the mail server took the last one; null if it has taken none. */
  lastSentAt: UnixSeconds | null;
  /**
     * E-mails that were to leave by now and have not, counted to 10,001.
     * @minimum 0
     * @maximum 10001
     */
  waiting: number;
  /** Since when the oldest of them has been waiting; null if there is none. */
  waitingSince: UnixSeconds | null;
  /** Since when the mail server takes nothing; null while it does. Each e-mail is tried for two days. */
  failingSince: UnixSeconds | null;
  /**
     * Why the last one did not leave; null while e-mails leave.
     * @nullable
     */
  lastFailure: string | null;
}
