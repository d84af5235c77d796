/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderFieldPagination } from './deliveryOrderFieldPagination.ts';

export type GetTenantDeliveryOrderFieldsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: DeliveryOrderFieldPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and help.
 * @maxLength 100
 */
search?: string;
};
