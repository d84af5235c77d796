/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApplicationPagination } from './applicationPagination.ts';

export type GetSentCourierApplicationsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ApplicationPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over from and to.
 * @maxLength 100
 */
search?: string;
};
