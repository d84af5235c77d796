/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what it is sent.
 */
export type LoggedChannel = typeof LoggedChannel[keyof typeof LoggedChannel];


export const LoggedChannel = {
  email: 'email',
  sms: 'sms',
} as const;
