/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Two-letter province.
 */
export type LocationInputProvince = typeof LocationInputProvince[keyof typeof LocationInputProvince];


export const LocationInputProvince = {
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
