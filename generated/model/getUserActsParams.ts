/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverActPagination } from './driverActPagination.ts';

export type GetUserActsParams = {
/**
 * A day of the courier's calendar; today unless it is said.
 * @maxLength 10
 */
day?: string;
/**
 * Page and order, as JSON.
 */
pagination?: DriverActPagination;
};
