/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value of the source beside that of the target, as people read them.
 */
export interface MergeDifference {
  /** What it is called. */
  field: string;
  /** What the source has; it is dropped. */
  source: string;
  /**
     * What the target has and keeps; null: nothing, where a value of the source makes sense with another one alone.
     * @nullable
     */
  target: string | null;
}
