/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactPagination } from './contactPagination.ts';

export type GetCustomerContactsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: ContactPagination;
};
