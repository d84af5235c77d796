/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which tax it is (spec/application.md section 3.1).
 */
export type TaxSettingInputType = typeof TaxSettingInputType[keyof typeof TaxSettingInputType];


export const TaxSettingInputType = {
  GST: 'GST',
  PST_SK: 'PST SK',
  'GST/HST': 'GST/HST',
  Exempt: 'Exempt',
  Zero_Rated: 'Zero Rated',
} as const;
