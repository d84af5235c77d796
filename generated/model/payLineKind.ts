/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a line of a statement is: an order that is paid first, the difference to what was paid of one before, what a driver gets beside orders, or what is kept back.
 */
export type PayLineKind = typeof PayLineKind[keyof typeof PayLineKind];


export const PayLineKind = {
  order: 'order',
  correction: 'correction',
  extra: 'extra',
  deduction: 'deduction',
} as const;
