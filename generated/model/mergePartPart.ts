/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * `billTo`: of closed and invoiced orders; `requests`: applications, invitations and transfers of ownership.
 */
export type MergePartPart = typeof MergePartPart[keyof typeof MergePartPart];


export const MergePartPart = {
  orders: 'orders',
  billTo: 'billTo',
  recurringOrders: 'recurringOrders',
  locations: 'locations',
  contacts: 'contacts',
  services: 'services',
  suppliers: 'suppliers',
  requests: 'requests',
  history: 'history',
} as const;
