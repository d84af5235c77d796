/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where an order stands (docs/rules/order-status.md, "Statuses").
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];


export const OrderStatus = {
  created: 'created',
  assigned: 'assigned',
  pickedUp: 'pickedUp',
  droppedOff: 'droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
