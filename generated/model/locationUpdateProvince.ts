/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Two-letter province.
 */
export type LocationUpdateProvince = typeof LocationUpdateProvince[keyof typeof LocationUpdateProvince];


export const LocationUpdateProvince = {
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
