/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which tax it is; the QST is due within Québec alone.
 */
export type TaxSettingInputType = typeof TaxSettingInputType[keyof typeof TaxSettingInputType];


export const TaxSettingInputType = {
  GST: 'GST',
  QST: 'QST',
  PST_SK: 'PST SK',
  'GST/HST': 'GST/HST',
  Exempt: 'Exempt',
  Zero_Rated: 'Zero Rated',
} as const;
