/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Who accepted that money may be lost, and why.
 */
export interface LeakAcceptance {
  /** Why. */
  reason: string;
  /** Who. */
  by: string;
  at: UnixSeconds;
}
