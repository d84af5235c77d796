/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A version of the application that people of an organisation ran.
 */
export interface VersionOfTenant {
  /** Which. */
  version: string;
  /**
     * How many of them ran it last.
     * @minimum 0
     */
  people: number;
  lastSeenAt: UnixSeconds;
}
