/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PotentialVendorPagination } from './potentialVendorPagination.ts';

export type GetPotentialVendorsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PotentialVendorPagination;
/**
 * Part of the name or of the address.
 * @maxLength 100
 */
search?: string;
};
