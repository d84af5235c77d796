/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether the orders that they have not picked up stay with them or wait for another driver; what is picked up stays in either case. To unassign takes `delivery-orders.assign`.
 */
export type UsersArchiveOpenOrders = typeof UsersArchiveOpenOrders[keyof typeof UsersArchiveOpenOrders];


export const UsersArchiveOpenOrders = {
  leave: 'leave',
  unassign: 'unassign',
} as const;
