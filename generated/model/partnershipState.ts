/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of the offer.
 */
export type PartnershipState = typeof PartnershipState[keyof typeof PartnershipState];


export const PartnershipState = {
  pending: 'pending',
  accepted: 'accepted',
  declined: 'declined',
  revoked: 'revoked',
} as const;
