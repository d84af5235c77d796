/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { VendorPagination } from './vendorPagination.ts';

export type GetPaginatedVendorsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: VendorPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name, your name for it and vendor number.
 * @maxLength 100
 */
search?: string;
};
