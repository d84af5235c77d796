/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetTenantRecurringOrderDaysParams = {
/**
 * The day on which it runs, or would.
 * @maxLength 10
 */
day: string;
/**
 * How many are wanted.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
