/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * `billTo` counts closed and invoiced orders, `payments` refunds and applied credits as well, `requests` applications, invitations and transfers of ownership.
 */
export type MergePartPart = typeof MergePartPart[keyof typeof MergePartPart];


export const MergePartPart = {
  orders: 'orders',
  billTo: 'billTo',
  invoices: 'invoices',
  creditNotes: 'creditNotes',
  payments: 'payments',
  disputes: 'disputes',
  reminders: 'reminders',
  recurringOrders: 'recurringOrders',
  locations: 'locations',
  contacts: 'contacts',
  services: 'services',
  suppliers: 'suppliers',
  requests: 'requests',
  history: 'history',
} as const;
