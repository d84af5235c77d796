/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerPersonPagination } from './customerPersonPagination.ts';

export type GetCustomerPeopleParams = {
/**
 * Page and order, as JSON.
 */
pagination?: CustomerPersonPagination;
};
