/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrganizationPagination } from './organizationPagination.ts';

export type GetPaginatedTenantsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: OrganizationPagination;
/**
 * Part of the name or phone number.
 * @maxLength 100
 */
search?: string;
};
