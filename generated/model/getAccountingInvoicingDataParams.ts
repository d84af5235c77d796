/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingUntilParameter } from './accountingUntilParameter.ts';
import type { PaidDriverPagination } from './paidDriverPagination.ts';

export type GetAccountingInvoicingDataParams = {
/**
 * The last day, which is one of them; at most ten years after the first.
 * @maxLength 10
 */
until: AccountingUntilParameter;
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page and order, as JSON.
 */
pagination?: PaidDriverPagination;
};
