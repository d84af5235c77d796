/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The shortage of the database, such as that of room on its disk, if it refused something for that within five minutes; null otherwise.
 */
export type HealthDetailDatabaseShortage = {
  /** In words. */
  reason: string;
  /** When it refused something last. */
  at: UnixSeconds;
} | null;
