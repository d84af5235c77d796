/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AbsencePagination } from './absencePagination.ts';

export type GetTenantAbsencesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: AbsencePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over driver and note.
 * @maxLength 100
 */
search?: string;
};
