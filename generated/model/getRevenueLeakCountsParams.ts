/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { Id } from './id.ts';

export type GetRevenueLeakCountsParams = {
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Of these customers alone.
 * @minItems 1
 * @maxItems 100
 */
customerIds?: Id[];
};
