/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A version of the application that people run.
 */
export interface SeenVersion {
  /** Which; `other` is what named none. */
  version: string;
  /**
     * How many people ran it last, in the last 90 days.
     * @minimum 0
     */
  people: number;
  /**
     * How often it was loaded in the last 90 days.
     * @minimum 0
     * @maximum 9007199254740991
     */
  loads: number;
  /** The first of these days that it was loaded on, by UTC. */
  firstDay: string;
  /** The last one. */
  lastDay: string;
  /** When somebody last ran it; null where it is not known of whom. */
  lastSeenAt: UnixSeconds | null;
  /** Whether it is the version of the server that answers. */
  isServers: boolean;
}
