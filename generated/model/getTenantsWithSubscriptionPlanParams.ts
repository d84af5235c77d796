/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SubscribedTenantPagination } from './subscribedTenantPagination.ts';

export type GetTenantsWithSubscriptionPlanParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: SubscribedTenantPagination;
/**
 * Part of the name or phone number.
 * @maxLength 100
 */
search?: string;
};
