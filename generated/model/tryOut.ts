/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TryOutStatus } from './tryOutStatus.ts';
import type { TryOutSummary } from './tryOutSummary.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A draft that is tried on past orders of its service.
 */
export interface TryOut {
  id: Id;
  serviceId: Id;
  revisionId: Id;
  /**
     * The published revision that it is compared with; null when there was none.
     * @nullable
     */
  comparedRevisionId: number | null;
  /** What became of it. */
  status: TryOutStatus;
  from: UnixSeconds;
  until: UnixSeconds;
  /**
     * How many orders there are.
     * @minimum 0
     */
  orders: number;
  /**
     * How many of them are priced.
     * @minimum 0
     */
  done: number;
  startedAt: UnixSeconds;
  /**
     * Who began it.
     * @nullable
     */
  startedByName: string | null;
  /**
     * Unix seconds; null while it runs.
     * @nullable
     */
  endedAt: number | null;
  /** Whether the draft was changed since. */
  isOutdated: boolean;
  /** What it comes to; null unless it is finished. */
  summary: TryOutSummary | null;
}
