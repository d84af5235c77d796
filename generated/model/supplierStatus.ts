/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether the two are connected; an ended connection keeps what was.
 */
export type SupplierStatus = typeof SupplierStatus[keyof typeof SupplierStatus];


export const SupplierStatus = {
  connected: 'connected',
  ended: 'ended',
} as const;
