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
 * Text over name, friendly name, reference, address, contact name and phone.
 * @maxLength 100
 */
search?: string;
/**
 * Whose address book it is: a customer that one delivers for. Of anybody else: 404.
 */
requesterTenantId?: Id;
};
