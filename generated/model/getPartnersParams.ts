/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnerPagination } from './partnerPagination.ts';

export type GetPartnersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: PartnerPagination;
/**
 * Text over name.
 * @maxLength 100
 */
search?: string;
};
