/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceMapPagination } from './serviceMapPagination.ts';

export type GetTenantServiceMapsMetaParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ServiceMapPagination;
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
