/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactPagination } from './contactPagination.ts';

export type GetPaginatedContactsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ContactPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name.
 * @maxLength 100
 */
search?: string;
};
