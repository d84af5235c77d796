/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A column and what it is called.
 */
export interface ColumnName {
  /**
     * As the file has it.
     * @maxLength 40
     */
  column: string;
  /**
     * As the package has it.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
