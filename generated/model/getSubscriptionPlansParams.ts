/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PlanOfferPagination } from './planOfferPagination.ts';

export type GetSubscriptionPlansParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PlanOfferPagination;
/**
 * Part of the name.
 * @maxLength 100
 */
search?: string;
};
