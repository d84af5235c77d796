/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFilter } from './accountingDataFilter.ts';
import type { AccountingDataFromParameter } from './accountingDataFromParameter.ts';
import type { AccountingDataUntilParameter } from './accountingDataUntilParameter.ts';
import type { AccountingGroupingParameter } from './accountingGroupingParameter.ts';
import type { AccountingSearchParameter } from './accountingSearchParameter.ts';

export type GetAccountingTotalsParams = {
/**
 * What is put together.
 */
grouping: AccountingGroupingParameter;
/**
 * The first day by the courier's calendar, of completing or of cancelling at a charge; the first day of the last day's month unless given.
 * @maxLength 10
 */
from?: AccountingDataFromParameter;
/**
 * The last day, which is one of them; at most ten years after the first. Today unless given.
 * @maxLength 10
 */
until?: AccountingDataUntilParameter;
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
