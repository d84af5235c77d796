/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsGroupPagination } from './analyticsGroupPagination.ts';
import type { AnalyticsParams } from './analyticsParams.ts';

export type GetDriverStatisticsParams = {
/**
 * Which orders are counted, as JSON.
 */
params: AnalyticsParams;
/**
 * Page and order, as JSON.
 */
pagination?: AnalyticsGroupPagination;
};
