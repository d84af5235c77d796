/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * One correction.
 */
export type LocationImportRowMendsItem = {
  /** The column's heading. */
  column: string;
  /** As it stood. */
  from: string;
  /** As it is now; empty where it was left out. */
  to: string;
  /** The reason. */
  why: string;
};
