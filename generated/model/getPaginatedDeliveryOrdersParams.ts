/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderPagination } from './deliveryOrderPagination.ts';

export type GetPaginatedDeliveryOrdersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: DeliveryOrderPagination;
};
