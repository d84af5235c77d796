/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerPagination } from './customerPagination.ts';

export type GetPaginatedCustomersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: CustomerPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and customer number.
 * @maxLength 100
 */
search?: string;
};
