/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsGroupPagination } from './analyticsGroupPagination.ts';
import type { AnalyticsParams } from './analyticsParams.ts';
import type { FigureDimension } from './figureDimension.ts';

export type GetAnalyticsGroupsParams = {
/**
 * Which orders are counted, as JSON.
 */
params: AnalyticsParams;
/**
 * By what.
 */
dimension: FigureDimension;
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page and order, as JSON.
 */
pagination?: AnalyticsGroupPagination;
};
