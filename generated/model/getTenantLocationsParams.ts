/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationPagination } from './locationPagination.ts';

export type GetTenantLocationsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: LocationPagination;
/**
 * Text over name, address, contact and phone number.
 * @maxLength 100
 */
search?: string;
};
