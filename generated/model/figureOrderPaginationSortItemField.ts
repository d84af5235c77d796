/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type FigureOrderPaginationSortItemField = typeof FigureOrderPaginationSortItemField[keyof typeof FigureOrderPaginationSortItemField];


export const FigureOrderPaginationSortItemField = {
  day: 'day',
} as const;
