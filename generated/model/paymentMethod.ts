/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How it was paid.
 */
export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];


export const PaymentMethod = {
  cheque: 'cheque',
  eTransfer: 'eTransfer',
  bankTransfer: 'bankTransfer',
  card: 'card',
  cash: 'cash',
  other: 'other',
} as const;
