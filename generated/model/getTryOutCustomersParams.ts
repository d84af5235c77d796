/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TryOutCustomerPagination } from './tryOutCustomerPagination.ts';

export type GetTryOutCustomersParams = {
/**
 * Page and order, as JSON.
 */
pagination?: TryOutCustomerPagination;
};
