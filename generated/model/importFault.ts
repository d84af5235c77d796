/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * One fault.
 */
export interface ImportFault {
  /** The column's heading. */
  column: string;
  /** The reason. */
  why: string;
}
