/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HeldSendingReleaseAct } from './heldSendingReleaseAct.ts';

/**
 * The decision on what is held.
 */
export interface HeldSendingRelease {
  /** To send each once or to discard all of it. */
  act: HeldSendingReleaseAct;
}
