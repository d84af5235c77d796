/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseParcelTypePagination } from './baseParcelTypePagination.ts';

export type GetTenantBaseParcelTypesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: BaseParcelTypePagination;
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
