/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantUserPagination } from './tenantUserPagination.ts';

export type GetTenantUsersWithRolesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: TenantUserPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Part of the name, e-mail or phone number.
 * @maxLength 100
 */
search?: string;
};
