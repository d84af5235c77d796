/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The counts of what a restored backup was to send, which waits until an administrator has it sent or discarded.
 */
export interface HeldSending {
  /** When the backup was restored. */
  since: UnixSeconds;
  /**
     * E-mails.
     * @minimum 0
     */
  emails: number;
  /**
     * Text messages.
     * @minimum 0
     */
  texts: number;
  /**
     * Webhooks.
     * @minimum 0
     */
  webhooks: number;
  /**
     * Notices to browsers, one for all people of an act.
     * @minimum 0
     */
  pushes: number;
  /**
     * Events of which nobody has been told.
     * @minimum 0
     */
  events: number;
  /**
     * Runs of reminders of overdue invoices.
     * @minimum 0
     */
  reminderRuns: number;
  /**
     * Scheduled reports that are due.
     * @minimum 0
     */
  reports: number;
}
