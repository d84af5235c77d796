/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The open sums of both accounts today, before the merge; null for those who may not read them.
 * @nullable
 */
export type CustomerMergeOutstanding = {
  /** The open sum of the source’s account; below zero it has credit (Canadian cents). */
  sourceCadCents: number;
  /** The open sum of the target’s account; below zero it has credit (Canadian cents). */
  targetCadCents: number;
} | null;
