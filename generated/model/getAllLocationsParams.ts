/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationsOfBooksPagination } from './locationsOfBooksPagination.ts';

export type GetAllLocationsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: LocationsOfBooksPagination;
/**
 * Text over name, address, contact and phone number.
 * @maxLength 100
 */
search?: string;
};
