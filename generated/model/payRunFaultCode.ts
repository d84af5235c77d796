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
  nameTooLong: 'nameTooLong',
  noRate: 'noRate',
  noPrice: 'noPrice',
  belowZero: 'belowZero',
  rateChanged: 'rateChanged',
  driverGone: 'driverGone',
  noEmail: 'noEmail',
  sameName: 'sameName',
  formulaName: 'formulaName',
  severalFiles: 'severalFiles',
} as const;
