/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What.
 */
export type PayRunFaultCode = typeof PayRunFaultCode[keyof typeof PayRunFaultCode];


export const PayRunFaultCode = {
  noPayAccount: 'noPayAccount',
  noPayTaxCode: 'noPayTaxCode',
  longFile: 'longFile',
  longName: 'longName',
  noRate: 'noRate',
  noPrice: 'noPrice',
  belowZero: 'belowZero',
  rateChanged: 'rateChanged',
  noEmail: 'noEmail',
  driverGone: 'driverGone',
  formulaName: 'formulaName',
} as const;
