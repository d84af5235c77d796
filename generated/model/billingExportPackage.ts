/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * For which accounting package.
 */
export type BillingExportPackage = typeof BillingExportPackage[keyof typeof BillingExportPackage];


export const BillingExportPackage = {
  qbo: 'qbo',
  xero: 'xero',
} as const;
