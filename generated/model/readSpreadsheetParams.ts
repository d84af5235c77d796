/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type ReadSpreadsheetParams = {
/**
 * The sheet, by its name; left out, the first.
 * @minLength 1
 * @maxLength 100
 */
sheet?: string;
};
