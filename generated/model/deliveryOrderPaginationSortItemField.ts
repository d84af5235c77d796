/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DeliveryOrderPaginationSortItemField = typeof DeliveryOrderPaginationSortItemField[keyof typeof DeliveryOrderPaginationSortItemField];


export const DeliveryOrderPaginationSortItemField = {
  availableAt: 'availableAt',
  createdAt: 'createdAt',
  id: 'id',
  dueAt: 'dueAt',
  status: 'status',
  driver: 'driver',
  price: 'price',
} as const;
