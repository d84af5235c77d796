/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what it is sent.
 */
export type MessageChannel = typeof MessageChannel[keyof typeof MessageChannel];


export const MessageChannel = {
  email: 'email',
  sms: 'sms',
} as const;
