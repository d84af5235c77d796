/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetAgeingTotalsParams = {
/**
 * At the end of this day; today when it is left out.
 * @maxLength 10
 */
on?: string;
};
