/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Until: between these, both included, or on one side of one.
 */
export type AbsenceFilterUntilDay = {
  /**
     * A day.
     * @maxLength 10
     */
  from?: string;
  /**
     * A day.
     * @maxLength 10
     */
  to?: string;
};
