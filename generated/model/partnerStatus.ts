/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether the two are partners; an ended partnership keeps what was.
 */
export type PartnerStatus = typeof PartnerStatus[keyof typeof PartnerStatus];


export const PartnerStatus = {
  connected: 'connected',
  ended: 'ended',
} as const;
