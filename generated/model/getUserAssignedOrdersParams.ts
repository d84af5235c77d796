/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AssignedOrdersPagination } from './assignedOrdersPagination.ts';

export type GetUserAssignedOrdersParams = {
/**
 * Page and order, as JSON.
 */
pagination?: AssignedOrdersPagination;
};
