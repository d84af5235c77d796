/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is; the value is checked by it.
 */
export type ContactDetailType = typeof ContactDetailType[keyof typeof ContactDetailType];


export const ContactDetailType = {
  email: 'email',
  phone: 'phone',
  address: 'address',
  url: 'url',
} as const;
