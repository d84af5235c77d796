/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HeldSending } from './heldSending.ts';

/**
 * Whether anything leaves the installation.
 */
export type HealthDetailSending = {
  /** Whether the process sends: false with `SENDING=off`. */
  isOn: boolean;
  /** The counts of what a restore holds; null where nothing is held. */
  held: HeldSending | null;
};
