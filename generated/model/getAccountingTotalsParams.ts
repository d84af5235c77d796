/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { AccountingFromParameter } from './accountingFromParameter.ts';
import type { AccountingGroupingParameter } from './accountingGroupingParameter.ts';
import type { AccountingSearchParameter } from './accountingSearchParameter.ts';
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';

export type GetAccountingTotalsParams = {
/**
 * What is put together.
 */
grouping: AccountingGroupingParameter;
/**
 * The first day by the courier's calendar, of completing or of cancelling at a charge.
 * @maxLength 10
 */
from: AccountingFromParameter;
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Of the name of the customer or driver, or where each order is by itself, as the list of orders is searched.
 * @maxLength 100
 */
search?: AccountingSearchParameter;
/**
 * Which orders, as JSON.
 */
filter?: AccountingDataFilter;
};
