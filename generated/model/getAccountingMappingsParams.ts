/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingMappingKind } from './accountingMappingKind.ts';
import type { AccountingMappingPagination } from './accountingMappingPagination.ts';

export type GetAccountingMappingsParams = {
/**
 * Of what.
 */
kind: AccountingMappingKind;
/**
 * Of their names.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: AccountingMappingPagination;
};
