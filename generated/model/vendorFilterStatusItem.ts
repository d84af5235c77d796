/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type VendorFilterStatusItem = typeof VendorFilterStatusItem[keyof typeof VendorFilterStatusItem];


export const VendorFilterStatusItem = {
  connected: 'connected',
  ended: 'ended',
} as const;
