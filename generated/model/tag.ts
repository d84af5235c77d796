/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RevisionCharge } from './revisionCharge.ts';

/**
 * A mark on an order that says how it is to be handled.
 */
export interface Tag {
  id: Id;
  /**
     * Its name.
     * @maxLength 120
     */
  name: string;
  /**
     * Address of its icon.
     * @nullable
     */
  iconImageSrc: string | null;
  /** What it adds to the price; only to the courier's people who arrange it. */
  charge?: RevisionCharge;
}
