/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * For which accounting package.
 */
export type PayExportPackage = typeof PayExportPackage[keyof typeof PayExportPackage];


export const PayExportPackage = {
  qbo: 'qbo',
  xero: 'xero',
} as const;
