/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingFromParameter } from './accountingFromParameter.ts';
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { BrokerageLedgerRowPagination } from './brokerageLedgerRowPagination.ts';
import type { GetBrokerageLedgerColumnsItem } from './getBrokerageLedgerColumnsItem.ts';
import type { LedgerGroupingParameter } from './ledgerGroupingParameter.ts';
import type { LedgerSearchParameter } from './ledgerSearchParameter.ts';

export type GetBrokerageLedgerParams = {
/**
 * What the ledger of brokered orders puts together.
 */
grouping: LedgerGroupingParameter;
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
 * Of the name of the partner or the cities of the lane; where each order is by itself, as the list of orders is searched, or the number of an invoice of either side.
 * @maxLength 100
 */
search?: LedgerSearchParameter;
/**
 * Page, order and filter, as JSON.
 */
pagination?: BrokerageLedgerRowPagination;
/**
 * Of the CSV file: these in this order; all when none are named.
 * @minItems 1
 * @maxItems 20
 */
columns?: GetBrokerageLedgerColumnsItem[];
};
