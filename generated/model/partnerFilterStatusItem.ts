/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type PartnerFilterStatusItem = typeof PartnerFilterStatusItem[keyof typeof PartnerFilterStatusItem];


export const PartnerFilterStatusItem = {
  connected: 'connected',
  ended: 'ended',
} as const;
