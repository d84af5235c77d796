/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What on an order says that it counts.
 */
export type BudgetKind = typeof BudgetKind[keyof typeof BudgetKind];


export const BudgetKind = {
  poNumber: 'poNumber',
  field: 'field',
} as const;
