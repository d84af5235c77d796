/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type PartnershipFilterStateItem = typeof PartnershipFilterStateItem[keyof typeof PartnershipFilterStateItem];


export const PartnershipFilterStateItem = {
  pending: 'pending',
  accepted: 'accepted',
  declined: 'declined',
  revoked: 'revoked',
} as const;
