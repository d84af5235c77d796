/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnershipPagination } from './partnershipPagination.ts';

export type GetReceivedPartnershipsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: PartnershipPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over from and to.
 * @maxLength 100
 */
search?: string;
};
