/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where zones overlap the higher wins, then the smaller.
 */
export type ServiceZonePriority = typeof ServiceZonePriority[keyof typeof ServiceZonePriority];


export const ServiceZonePriority = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
