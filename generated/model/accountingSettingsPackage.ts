/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * For which files are written.
 */
export type AccountingSettingsPackage = typeof AccountingSettingsPackage[keyof typeof AccountingSettingsPackage];


export const AccountingSettingsPackage = {
  qbo: 'qbo',
  xero: 'xero',
} as const;
