/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type CustomerFilterStatusItem = typeof CustomerFilterStatusItem[keyof typeof CustomerFilterStatusItem];


export const CustomerFilterStatusItem = {
  connected: 'connected',
  ended: 'ended',
} as const;
