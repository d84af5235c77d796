/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';

/**
 * How fast a service delivers.
 */
export interface ServiceSpeed {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * What it promises.
     * @nullable
     */
  description: string | null;
  /** Colour of its name, #rrggbb. */
  textColor: string;
  /**
     * Promised seconds from the scheduled time to drop-off.
     * @minimum 0
     * @nullable
     */
  durationS: number | null;
  /** What it adds to the price; only to the courier's people who arrange it. */
  charge?: RevisionCharge;
}
