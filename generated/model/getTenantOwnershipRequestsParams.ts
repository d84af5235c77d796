/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OwnershipRequestPagination } from './ownershipRequestPagination.ts';

export type GetTenantOwnershipRequestsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: OwnershipRequestPagination;
};
