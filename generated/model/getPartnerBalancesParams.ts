/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnerBalancePagination } from './partnerBalancePagination.ts';

export type GetPartnerBalancesParams = {
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page and order, as JSON.
 */
pagination?: PartnerBalancePagination;
};
