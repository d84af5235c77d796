/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the drop-off. PST SK is Saskatchewan's, QST is Québec's; Exempt and Zero Rated may hold everywhere.
 * @nullable
 */
export type TaxSettingProvince = typeof TaxSettingProvince[keyof typeof TaxSettingProvince] | null;


export const TaxSettingProvince = {
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
