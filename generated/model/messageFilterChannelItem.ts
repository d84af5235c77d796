/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type MessageFilterChannelItem = typeof MessageFilterChannelItem[keyof typeof MessageFilterChannelItem];


export const MessageFilterChannelItem = {
  email: 'email',
  sms: 'sms',
} as const;
