/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FromDayParameter } from './fromDayParameter.ts';
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
};
