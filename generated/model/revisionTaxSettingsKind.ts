/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Taxable follows the drop-off; the others print a zero line under their own name.
 */
export type RevisionTaxSettingsKind = typeof RevisionTaxSettingsKind[keyof typeof RevisionTaxSettingsKind];


export const RevisionTaxSettingsKind = {
  taxable: 'taxable',
  exempt: 'exempt',
  zeroRated: 'zeroRated',
} as const;
