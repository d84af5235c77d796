/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Counts the changes. A change names the version that it is based on; another one answers 422 `edit_conflict`.
 * @minimum 1
 * @maximum 2147483647
 */
export type EditVersion = number;
