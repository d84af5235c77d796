/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MessagePagination } from './messagePagination.ts';

export type GetTenantMessagesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: MessagePagination;
/**
 * Text over to.
 * @maxLength 100
 */
search?: string;
};
