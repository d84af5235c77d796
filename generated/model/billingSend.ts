/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The choice of the documents of a run that are sent.
 */
export interface BillingSend {
  /** Sends documents again that were sent before. */
  again?: boolean;
}
