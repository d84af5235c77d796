/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether its customer was created with this row (or would be) or was there; null for a refused row.
 * @nullable
 */
export type CustomerImportRowCustomer = typeof CustomerImportRowCustomer[keyof typeof CustomerImportRowCustomer] | null;


export const CustomerImportRowCustomer = {
  created: 'created',
  known: 'known',
} as const;
