/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetManagedCustomerOnboardingsDirection = typeof GetManagedCustomerOnboardingsDirection[keyof typeof GetManagedCustomerOnboardingsDirection];


export const GetManagedCustomerOnboardingsDirection = {
  sent: 'sent',
  received: 'received',
} as const;
