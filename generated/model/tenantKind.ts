/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What kind of organisation it is.
 */
export type TenantKind = typeof TenantKind[keyof typeof TenantKind];


export const TenantKind = {
  Courier: 'Courier',
  Customer: 'Customer',
  Supplier: 'Supplier',
  Internal: 'Internal',
} as const;
