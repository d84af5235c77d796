/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantPagination } from './tenantPagination.ts';

export type GetTenantsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: TenantPagination;
/**
 * Part of the name or phone number.
 * @maxLength 100
 */
search?: string;
};
