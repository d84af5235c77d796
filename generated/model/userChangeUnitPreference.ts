/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * In which units lengths, weights and volumes are shown.
 */
export type UserChangeUnitPreference = typeof UserChangeUnitPreference[keyof typeof UserChangeUnitPreference];


export const UserChangeUnitPreference = {
  Metric: 'Metric',
  MetricMixed: 'MetricMixed',
  Imperial: 'Imperial',
} as const;
