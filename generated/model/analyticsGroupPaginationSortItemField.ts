/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AnalyticsGroupPaginationSortItemField = typeof AnalyticsGroupPaginationSortItemField[keyof typeof AnalyticsGroupPaginationSortItemField];


export const AnalyticsGroupPaginationSortItemField = {
  label: 'label',
  placed: 'placed',
  delivered: 'delivered',
  cancelled: 'cancelled',
  onTime: 'onTime',
  revenue: 'revenue',
  margin: 'margin',
} as const;
