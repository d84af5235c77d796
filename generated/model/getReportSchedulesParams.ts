/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReportSchedulePagination } from './reportSchedulePagination.ts';

export type GetReportSchedulesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ReportSchedulePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and to.
 * @maxLength 100
 */
search?: string;
};
