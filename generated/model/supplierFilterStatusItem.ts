/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type SupplierFilterStatusItem = typeof SupplierFilterStatusItem[keyof typeof SupplierFilterStatusItem];


export const SupplierFilterStatusItem = {
  connected: 'connected',
  ended: 'ended',
} as const;
