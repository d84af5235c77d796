/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderTemplatePagination } from './orderTemplatePagination.ts';

export type GetOrderTemplatesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: OrderTemplatePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name.
 * @maxLength 100
 */
search?: string;
};
