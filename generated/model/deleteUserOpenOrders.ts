/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type DeleteUserOpenOrders = typeof DeleteUserOpenOrders[keyof typeof DeleteUserOpenOrders];


export const DeleteUserOpenOrders = {
  unassign: 'unassign',
  keep: 'keep',
} as const;
