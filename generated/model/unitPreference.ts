/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * In which units a person reads lengths, weights and volumes.
 */
export type UnitPreference = typeof UnitPreference[keyof typeof UnitPreference];


export const UnitPreference = {
  Metric: 'Metric',
  MetricMixed: 'MetricMixed',
  Imperial: 'Imperial',
} as const;
