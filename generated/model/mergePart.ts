/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MergePartPart } from './mergePartPart.ts';

/**
 * How much of one part of a customer a merge moves.
 */
export interface MergePart {
  /** `billTo` counts closed and invoiced orders, `payments` refunds and applied credits as well, `requests` applications, invitations and transfers of ownership. */
  part: MergePartPart;
  /**
     * How many become the target’s.
     * @minimum 0
     */
  moves: number;
  /**
     * How many the target has already.
     * @minimum 0
     */
  joined: number;
  /**
     * How many stay as they are.
     * @minimum 0
     */
  stays: number;
}
