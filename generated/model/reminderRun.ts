/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ReminderRunState } from './reminderRunState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Reminders that are being sent, or were.
 */
export interface ReminderRun {
  id: Id;
  /** How far it is. */
  state: ReminderRunState;
  /**
     * Customers that were looked at.
     * @minimum 0
     */
  done: number;
  /**
     * Of how many; null before it has begun.
     * @nullable
     */
  total: number | null;
  /**
     * Reminders that were sent.
     * @minimum 0
     */
  sent: number;
  /**
     * Customers who were not reminded.
     * @minimum 0
     */
  leftOut: number;
  /**
     * Why it failed.
     * @nullable
     */
  failure: string | null;
  /** Who wanted it. */
  madeByName: string;
  createdAt: UnixSeconds;
  /**
     * When it was over, unix seconds.
     * @nullable
     */
  endedAt: number | null;
}
