/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { RevenueLeakPagination } from './revenueLeakPagination.ts';

export type GetRevenueLeaksParams = {
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Page, order and filter, as JSON.
 */
pagination?: RevenueLeakPagination;
};
