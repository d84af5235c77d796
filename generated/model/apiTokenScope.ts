/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a token may do: the permissions that the operations take which tokens may call.
 */
export type ApiTokenScope = typeof ApiTokenScope[keyof typeof ApiTokenScope];


export const ApiTokenScope = {
  'delivery-orderscreate': 'delivery-orders.create',
  'delivery-ordersread': 'delivery-orders.read',
  'delivery-ordersupdate-limited': 'delivery-orders.update-limited',
  'delivery-ordersupdate': 'delivery-orders.update',
  locationsread: 'locations.read',
  locationscreate: 'locations.create',
  pricingread: 'pricing.read',
  accountingread: 'accounting.read',
} as const;
