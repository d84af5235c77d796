/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A part of the product that a tenant has.
 */
export type TenantFeature = typeof TenantFeature[keyof typeof TenantFeature];


export const TenantFeature = {
  Customer: 'Customer',
  Supplier: 'Supplier',
  Courier: 'Courier',
  Planner: 'Planner',
  CourierLocations: 'CourierLocations',
} as const;
