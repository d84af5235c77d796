/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether the two are connected; an ended connection keeps what was.
 */
export type VendorStatus = typeof VendorStatus[keyof typeof VendorStatus];


export const VendorStatus = {
  connected: 'connected',
  ended: 'ended',
} as const;
