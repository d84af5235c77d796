/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * That a mail server refused a mail to an address for good, the last time, or that its owner asked not to be written to.
 */
export interface EmailRefusal {
  /** When, unix seconds; null where nothing of the kind is known. */
  refusedAt: number | null;
  /** When its owner stopped what this organisation sends, unix seconds; null: they did not. */
  stoppedAt: number | null;
  /**
     * What the mail server said.
     * @nullable
     */
  reason: string | null;
}
