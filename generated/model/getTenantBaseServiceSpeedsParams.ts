/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseServiceSpeedPagination } from './baseServiceSpeedPagination.ts';

export type GetTenantBaseServiceSpeedsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: BaseServiceSpeedPagination;
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
