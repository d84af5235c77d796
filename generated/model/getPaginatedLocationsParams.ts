/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { LocationPagination } from './locationPagination.ts';

export type GetPaginatedLocationsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: LocationPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name, address, city and reference.
 * @maxLength 100
 */
search?: string;
/**
 * The tenant that looks, for couriers that order for a customer.
 */
requesterTenantId?: Id;
};
