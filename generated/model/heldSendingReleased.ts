/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HeldSending } from './heldSending.ts';

/**
 * The counts of what was held until now.
 */
export interface HeldSendingReleased {
  /** The counts of what is sent or was discarded; null if nothing was held any more. */
  released: HeldSending | null;
}
