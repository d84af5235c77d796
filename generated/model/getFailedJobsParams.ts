/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FailedJobPagination } from './failedJobPagination.ts';

export type GetFailedJobsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: FailedJobPagination;
};
