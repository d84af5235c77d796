/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SupplierPagination } from './supplierPagination.ts';

export type GetPaginatedSuppliersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: SupplierPagination;
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
