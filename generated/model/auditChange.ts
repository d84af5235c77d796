/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What one field was before an act, and what it was after.
 */
export interface AuditChange {
  /** What people call the field. */
  field: string;
  /**
     * What it was, as people read it; null: nothing, or not recorded.
     * @nullable
     */
  before: string | null;
  /**
     * What it was then; null: nothing.
     * @nullable
     */
  after: string | null;
}
