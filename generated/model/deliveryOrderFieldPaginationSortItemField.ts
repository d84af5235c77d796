/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DeliveryOrderFieldPaginationSortItemField = typeof DeliveryOrderFieldPaginationSortItemField[keyof typeof DeliveryOrderFieldPaginationSortItemField];


export const DeliveryOrderFieldPaginationSortItemField = {
  position: 'position',
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
