/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderPagination } from './deliveryOrderPagination.ts';
import type { GetPaginatedDeliveryOrdersColumnsItem } from './getPaginatedDeliveryOrdersColumnsItem.ts';

export type GetPaginatedDeliveryOrdersParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: DeliveryOrderPagination;
/**
 * Of the CSV file: these in this order, by the names that a remembered table has for them, and the own fields that appear in exports. All when none are named.
 * @minItems 1
 * @maxItems 21
 */
columns?: GetPaginatedDeliveryOrdersColumnsItem[];
};
