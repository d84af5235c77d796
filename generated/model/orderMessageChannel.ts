/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what.
 */
export type OrderMessageChannel = typeof OrderMessageChannel[keyof typeof OrderMessageChannel];


export const OrderMessageChannel = {
  email: 'email',
  sms: 'sms',
} as const;
