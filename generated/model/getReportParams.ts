/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { ReportFromParameter } from './reportFromParameter.ts';
import type { ReportRowPagination } from './reportRowPagination.ts';

export type GetReportParams = {
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
 * Page, order and filter, as JSON. Transactions have one order: by name, then by day.
 */
pagination?: ReportRowPagination;
};
