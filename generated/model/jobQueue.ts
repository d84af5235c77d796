/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * How the jobs of a kind stand. Each is counted to 10,001, which says more than 10,000.
 */
export interface JobQueue {
  /** The kind. */
  name: string;
  /** What people call it. */
  title: string;
  /**
     * That nobody is at: those of later and those between two attempts included.
     * @minimum 0
     * @maximum 10001
     */
  waiting: number;
  /**
     * The number of them whose last attempt failed and that wait for the next one.
     * @minimum 0
     * @maximum 10001
     */
  waitingAgain: number;
  /**
     * That somebody is at.
     * @minimum 0
     * @maximum 10001
     */
  running: number;
  /**
     * That are not tried any more.
     * @minimum 0
     * @maximum 10001
     */
  failed: number;
  /**
     * How long the oldest that may begin has been waiting; null where none may.
     * @minimum 0
     * @nullable
     */
  oldestWaitingSeconds: number | null;
  /** When the last one was done; null where that was more than a day ago. */
  lastDoneAt: UnixSeconds | null;
  /** When the first of those that wait for their next attempt is tried again; null if there is none. */
  nextAttemptAt: UnixSeconds | null;
  /**
     * Why the last attempt of the oldest of them failed; null if there is none.
     * @nullable
     */
  lastError: string | null;
}
