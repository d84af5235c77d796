/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RolePagination } from './rolePagination.ts';

export type GetTenantRolesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: RolePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and description.
 * @maxLength 100
 */
search?: string;
};
