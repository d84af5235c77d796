/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ErrorGroupPagination } from './errorGroupPagination.ts';

export type GetErrorGroupsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ErrorGroupPagination;
/**
 * Part of what it says, or of the kind of page.
 * @maxLength 100
 */
search?: string;
};
