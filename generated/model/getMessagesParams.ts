/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LoggedMessagePagination } from './loggedMessagePagination.ts';

export type GetMessagesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: LoggedMessagePagination;
};
