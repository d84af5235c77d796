/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether its contact was created with this row (or would be) or was there; null where it has none, or gets none.
 * @nullable
 */
export type CustomerImportRowContact = typeof CustomerImportRowContact[keyof typeof CustomerImportRowContact] | null;


export const CustomerImportRowContact = {
  created: 'created',
  known: 'known',
} as const;
