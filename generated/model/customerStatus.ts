/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether the two are connected; an ended connection keeps what was.
 */
export type CustomerStatus = typeof CustomerStatus[keyof typeof CustomerStatus];


export const CustomerStatus = {
  connected: 'connected',
  ended: 'ended',
} as const;
