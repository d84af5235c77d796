/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type TaxSettingFilterProvinceItem = typeof TaxSettingFilterProvinceItem[keyof typeof TaxSettingFilterProvinceItem];


export const TaxSettingFilterProvinceItem = {
  AB: 'AB',
  BC: 'BC',
  MB: 'MB',
  NB: 'NB',
  NL: 'NL',
  NS: 'NS',
  NT: 'NT',
  NU: 'NU',
  ON: 'ON',
  PE: 'PE',
  QC: 'QC',
  SK: 'SK',
  YT: 'YT',
  none: 'none',
} as const;
