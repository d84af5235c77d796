/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverPagination } from './driverPagination.ts';

export type GetTenantDriversParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: DriverPagination;
/**
 * Part of the name, e-mail or phone number.
 * @maxLength 100
 */
search?: string;
};
