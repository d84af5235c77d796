/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what it was found.
 */
export type AddressAreaFoundBy = typeof AddressAreaFoundBy[keyof typeof AddressAreaFoundBy];


export const AddressAreaFoundBy = {
  postalCode: 'postalCode',
  city: 'city',
} as const;
