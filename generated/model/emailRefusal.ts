/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * That a mail server refused a mail to an address for good, the last time.
 */
export interface EmailRefusal {
  /** When, unix seconds; null where nothing of the kind is known. */
  refusedAt: number | null;
  /**
     * What the mail server said.
     * @nullable
     */
  reason: string | null;
}
