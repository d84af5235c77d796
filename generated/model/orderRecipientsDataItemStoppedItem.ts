/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A way to write.
 */
export type OrderRecipientsDataItemStoppedItem = typeof OrderRecipientsDataItemStoppedItem[keyof typeof OrderRecipientsDataItemStoppedItem];


export const OrderRecipientsDataItemStoppedItem = {
  email: 'email',
  sms: 'sms',
} as const;
