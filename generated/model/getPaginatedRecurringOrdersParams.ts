/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderPagination } from './recurringOrderPagination.ts';

export type GetPaginatedRecurringOrdersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: RecurringOrderPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name, customer, pickup, drop-off and po number.
 * @maxLength 100
 */
search?: string;
};
