/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type TaxSettingFilterTypeItem = typeof TaxSettingFilterTypeItem[keyof typeof TaxSettingFilterTypeItem];


export const TaxSettingFilterTypeItem = {
  GST: 'GST',
  QST: 'QST',
  PST_SK: 'PST SK',
  'GST/HST': 'GST/HST',
  Exempt: 'Exempt',
  Zero_Rated: 'Zero Rated',
} as const;
