/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BudgetPaginationSortItemField = typeof BudgetPaginationSortItemField[keyof typeof BudgetPaginationSortItemField];


export const BudgetPaginationSortItemField = {
  value: 'value',
  monthlyCadCents: 'monthlyCadCents',
  updatedAt: 'updatedAt',
} as const;
