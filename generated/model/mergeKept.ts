/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value that only the source has, as people read it.
 */
export interface MergeKept {
  /** Its name. */
  field: string;
  /** The source’s value. */
  source: string;
}
