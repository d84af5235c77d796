/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingTemplatePagination } from './accountingTemplatePagination.ts';

export type GetAccountingTemplatesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: AccountingTemplatePagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name.
 * @maxLength 100
 */
search?: string;
};
