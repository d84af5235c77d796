/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A file of bills for an accounting package.
 */
export interface PayFile {
  /**
     * Its place among those of the run.
     * @minimum 1
     */
  position: number;
  /**
     * What it is called.
     * @maxLength 100
     */
  name: string;
  /**
     * How many statements.
     * @minimum 0
     */
  statements: number;
  /**
     * Without the header.
     * @minimum 0
     */
  rows: number;
  /**
     * When somebody last had it, unix seconds. Many packages take the same numbers twice.
     * @nullable
     */
  downloadedAt: number | null;
  /**
     * Who.
     * @maxLength 300
     * @nullable
     */
  downloadedByName: string | null;
}
