/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { RevenueLeakFilter } from './revenueLeakFilter.ts';

export type GetRevenueLeakCountsParams = {
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Which of them, as JSON.
 */
filter?: RevenueLeakFilter;
};
