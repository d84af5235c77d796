/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetTimezoneProvince = typeof GetTimezoneProvince[keyof typeof GetTimezoneProvince];


export const GetTimezoneProvince = {
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
