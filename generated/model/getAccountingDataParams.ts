/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFromParameter } from './accountingDataFromParameter.ts';
import type { AccountingDataUntilParameter } from './accountingDataUntilParameter.ts';
import type { AccountingGroupingParameter } from './accountingGroupingParameter.ts';
import type { AccountingGroupPagination } from './accountingGroupPagination.ts';
import type { AccountingSearchParameter } from './accountingSearchParameter.ts';
import type { GetAccountingDataColumnsItem } from './getAccountingDataColumnsItem.ts';

export type GetAccountingDataParams = {
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
 * Page, order and filter, as JSON.
 */
pagination?: AccountingGroupPagination;
/**
 * Of the CSV file: these in this order; all when none are named.
 * @minItems 1
 * @maxItems 20
 */
columns?: GetAccountingDataColumnsItem[];
};
