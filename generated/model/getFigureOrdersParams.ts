/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsParams } from './analyticsParams.ts';
import type { FigureMeasureParameter } from './figureMeasureParameter.ts';
import type { FigureOrderPagination } from './figureOrderPagination.ts';

export type GetFigureOrdersParams = {
/**
 * Which orders are counted, as JSON.
 */
params: AnalyticsParams;
/**
 * What is counted: a figure of `OrderFigures`, `OnTimeFigures` or `RevenueFigures`; `late` is promised and not on time; `waited` and `underway` are those of which the minutes are known.
 */
measure: FigureMeasureParameter;
/**
 * Page and order, as JSON.
 */
pagination?: FigureOrderPagination;
};
