/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FromDayParameter } from './fromDayParameter.ts';
import type { RecurringCustomerParameter } from './recurringCustomerParameter.ts';
import type { RecurringDriverParameter } from './recurringDriverParameter.ts';
import type { RecurringServiceParameter } from './recurringServiceParameter.ts';
import type { UntilDayParameter } from './untilDayParameter.ts';

export type GetRecurringOrderCalendarParams = {
/**
 * The first day.
 * @maxLength 10
 */
from: FromDayParameter;
/**
 * The last day, which is one of them.
 * @maxLength 10
 */
until: UntilDayParameter;
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
