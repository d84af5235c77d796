/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { ReportFilter } from './reportFilter.ts';
import type { ReportFromParameter } from './reportFromParameter.ts';

export type GetReportTotalsParams = {
/**
 * The first day by the calendar of the courier that carried the order out.
 * @maxLength 10
 */
from: ReportFromParameter;
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Which orders, as JSON.
 */
filter?: ReportFilter;
};
