/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
 */
export type TaxSettingInputProvince = typeof TaxSettingInputProvince[keyof typeof TaxSettingInputProvince];


export const TaxSettingInputProvince = {
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
} as const;
