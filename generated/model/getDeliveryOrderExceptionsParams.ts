/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderExceptionPagination } from './deliveryOrderExceptionPagination.ts';

export type GetDeliveryOrderExceptionsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: DeliveryOrderExceptionPagination;
};
