/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseTagPagination } from './baseTagPagination.ts';

export type GetTenantBaseTagsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: BaseTagPagination;
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
