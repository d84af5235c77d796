/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What kind of organisation it is, which decides on its plan and its features.
 */
export type NewTenantKind = typeof NewTenantKind[keyof typeof NewTenantKind];


export const NewTenantKind = {
  Courier: 'Courier',
  Customer: 'Customer',
  Supplier: 'Supplier',
} as const;
