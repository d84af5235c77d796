/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApiTokenPagination } from './apiTokenPagination.ts';

export type GetApiTokensParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ApiTokenPagination;
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
