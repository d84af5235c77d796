/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BudgetPagination } from './budgetPagination.ts';

export type GetBudgetsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: BudgetPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over value and field.
 * @maxLength 100
 */
search?: string;
};
