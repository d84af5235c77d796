/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringCustomerParameter } from './recurringCustomerParameter.ts';
import type { RecurringDriverParameter } from './recurringDriverParameter.ts';
import type { RecurringServiceParameter } from './recurringServiceParameter.ts';

export type GetTenantRecurringOrderDaysParams = {
/**
 * The day on which it runs, or would.
 * @maxLength 10
 */
day: string;
/**
 * The last day, which is one of them, at most seven days in all; the day alone when it is left out.
 * @maxLength 10
 */
until?: string;
/**
 * How many are wanted.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
/**
 * A whole number that names one row.
 * @minimum 1
 * @maximum 9007199254740991
 */
customerTenantId?: RecurringCustomerParameter;
/**
 * A whole number that names one row.
 * @minimum 1
 * @maximum 9007199254740991
 */
driverUserId?: RecurringDriverParameter;
/**
 * A whole number that names one row.
 * @minimum 1
 * @maximum 9007199254740991
 */
serviceId?: RecurringServiceParameter;
};
