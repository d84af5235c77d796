/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingCourierPagination } from './billingCourierPagination.ts';

export type GetBillingCouriersParams = {
/**
 * Part of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page and order, as JSON.
 */
pagination?: BillingCourierPagination;
};
