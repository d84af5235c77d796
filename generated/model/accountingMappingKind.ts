/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What is matched.
 */
export type AccountingMappingKind = typeof AccountingMappingKind[keyof typeof AccountingMappingKind];


export const AccountingMappingKind = {
  service: 'service',
  tax: 'tax',
  customer: 'customer',
} as const;
