/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TryOutOrderPagination } from './tryOutOrderPagination.ts';
import type { TryOutOutcome } from './tryOutOutcome.ts';

export type GetTryOutOrdersParams = {
/**
 * Page and order, as JSON.
 */
pagination?: TryOutOrderPagination;
/**
 * Only orders that came out so.
 */
outcome?: TryOutOutcome;
/**
 * Only orders of this customer.
 */
customerId?: Id;
};
