/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SettlementPagination } from './settlementPagination.ts';

export type GetSettlementsParams = {
/**
 * Of their notes and of the customers.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: SettlementPagination;
};
