/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Which deliveries are sent again.
 */
export interface WebhookReplay {
  endpointId: Id;
  from: UnixSeconds;
  until: UnixSeconds;
  /** Those that failed alone, or those that were delivered as well. */
  which: string;
}
