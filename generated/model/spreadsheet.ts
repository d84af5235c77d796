/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A sheet of a workbook.
 */
export interface Spreadsheet {
  /**
     * What its sheets are called.
     * @maxItems 100
     * @items.maxLength 100
     */
  sheets: string[];
  /**
     * The one that was read.
     * @maxLength 100
     */
  sheet: string;
  /**
     * Its rows, comma separated, each on the line of its number.
     * @maxLength 5000000
     */
  csv: string;
}
