/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HealthDetailEvents } from './healthDetailEvents.ts';
import type { JobQueue } from './jobQueue.ts';
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
  /**
     * Open streams of live events.
     * @minimum 0
     */
  openStreams: number;
  /** How far the process is behind in telling what happened. */
  events: HealthDetailEvents;
  /** Every kind of job. */
  queues: JobQueue[];
  /**
     * Jobs that were begun and are not over, those that were begun first; of the organisation, in the internal one of everybody.
     * @maxItems 20
     */
  running: RunningJob[];
}
