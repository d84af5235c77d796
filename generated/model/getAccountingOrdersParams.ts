/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingFromParameter } from './accountingFromParameter.ts';
import type { AccountingGroupingParameter } from './accountingGroupingParameter.ts';
import type { AccountingOrderPagination } from './accountingOrderPagination.ts';
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';

export type GetAccountingOrdersParams = {
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
