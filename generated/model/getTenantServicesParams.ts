/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServicePagination } from './servicePagination.ts';

export type GetTenantServicesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ServicePagination;
/**
 * The customer one orders for.
 */
customerTenantId?: Id;
/**
 * A courier that hands orders on: only those of one's own that are open to it.
 */
partnerTenantId?: Id;
};
