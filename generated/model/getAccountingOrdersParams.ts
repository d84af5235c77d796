/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingDataFromParameter } from './accountingDataFromParameter.ts';
import type { AccountingDataUntilParameter } from './accountingDataUntilParameter.ts';
import type { AccountingGroupingParameter } from './accountingGroupingParameter.ts';
import type { AccountingOrderPagination } from './accountingOrderPagination.ts';

export type GetAccountingOrdersParams = {
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
 * Of these groups alone.
 * @minItems 1
 * @maxItems 100
 * @items.maxLength 60
 */
ids?: string[];
/**
 * As the list of orders is searched.
 * @maxLength 100
 */
search?: string;
/**
 * Whether each comes with the lines of its price.
 */
reportData?: boolean;
/**
 * Only those that were billed, or only those that were not.
 */
exported?: boolean;
/**
 * Page, order and filter, as JSON.
 */
pagination?: AccountingOrderPagination;
};
