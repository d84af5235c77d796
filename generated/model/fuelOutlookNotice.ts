/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What customers can be told of the next one; null while there is nothing to tell.
 */
export type FuelOutlookNotice = {
  /** One line. */
  subject: string;
  /**
     * Paragraphs.
     * @maxLength 4000
     */
  text: string;
} | null;
