/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How measures without a unit are read.
 */
export type OrderImportTermsUnits = typeof OrderImportTermsUnits[keyof typeof OrderImportTermsUnits];


export const OrderImportTermsUnits = {
  Metric: 'Metric',
  MetricMixed: 'MetricMixed',
  Imperial: 'Imperial',
} as const;
