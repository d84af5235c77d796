/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PotentialPartnerPagination } from './potentialPartnerPagination.ts';

export type GetPotentialPartnersParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PotentialPartnerPagination;
/**
 * Part of the name or of the address.
 * @maxLength 100
 */
search?: string;
};
