/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it is a partner still.
 */
export type PartnerBalanceStatus = typeof PartnerBalanceStatus[keyof typeof PartnerBalanceStatus];


export const PartnerBalanceStatus = {
  connected: 'connected',
  ended: 'ended',
} as const;
