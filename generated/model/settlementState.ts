/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it stands, was taken back, or takes another back.
 */
export type SettlementState = typeof SettlementState[keyof typeof SettlementState];


export const SettlementState = {
  standing: 'standing',
  takenBack: 'takenBack',
  takesBack: 'takesBack',
} as const;
