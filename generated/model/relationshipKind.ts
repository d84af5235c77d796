/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * In what relationship an order is placed: by a courier for its customer, by a customer with its courier, by a supplier for its customer.
 */
export type RelationshipKind = typeof RelationshipKind[keyof typeof RelationshipKind];


export const RelationshipKind = {
  'courier-on-behalf-of-customer': 'courier-on-behalf-of-customer',
  'customer-for-courier': 'customer-for-courier',
  'supplier-on-behalf-of-customer': 'supplier-on-behalf-of-customer',
} as const;
