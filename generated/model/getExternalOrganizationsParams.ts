/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ExternalOrganizationPagination } from './externalOrganizationPagination.ts';

export type GetExternalOrganizationsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ExternalOrganizationPagination;
/**
 * Part of the name.
 * @maxLength 100
 */
search?: string;
};
