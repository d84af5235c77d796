/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HealthDetailDatabaseShortage } from './healthDetailDatabaseShortage.ts';
import type { HealthDetailEvents } from './healthDetailEvents.ts';
import type { HealthDetailSending } from './healthDetailSending.ts';
import type { JobQueue } from './jobQueue.ts';
import type { MailState } from './mailState.ts';
import type { RunningJob } from './runningJob.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * How the installation stands. The streams, the events and the version are those of the process that answered, the jobs those of all.
 */
export interface HealthDetail {
  /** The version that runs. */
  version: string;
  /** Since when the process runs. */
  startedAt: UnixSeconds;
  /**
     * How long the database took for these figures in milliseconds.
     * @minimum 0
     */
  databaseMs: number;
  /** The shortage of the database, such as that of room on its disk, if it refused something for that within five minutes; null otherwise. */
  databaseShortage: HealthDetailDatabaseShortage;
  /**
     * Open streams of live events.
     * @minimum 0
     */
  openStreams: number;
  /** How far the process is behind in telling what happened. */
  events: HealthDetailEvents;
  mail: MailState;
  /** Whether anything leaves the installation. */
  sending: HealthDetailSending;
  /** Every kind of job. */
  queues: JobQueue[];
  /**
     * Jobs that somebody is at, those that were begun first; of the organisation, in the internal one of everybody.
     * @maxItems 20
     */
  running: RunningJob[];
  /**
     * Jobs whose last attempt failed and that wait for the next one, those that were tried last; of the same as `running`.
     * @maxItems 20
     */
  waitingAgain: RunningJob[];
}
