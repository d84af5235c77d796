/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether its driver has got the money; void: its run was reversed.
 */
export type PayStatementState = typeof PayStatementState[keyof typeof PayStatementState];


export const PayStatementState = {
  unpaid: 'unpaid',
  paid: 'paid',
  void: 'void',
} as const;
