/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How two couriers stand to each other: partners, or one has offered the other a partnership (`offered`: the organisation itself, `received`: the other one), or neither.
 */
export type PartnershipStanding = typeof PartnershipStanding[keyof typeof PartnershipStanding];


export const PartnershipStanding = {
  none: 'none',
  offered: 'offered',
  received: 'received',
  partners: 'partners',
} as const;
