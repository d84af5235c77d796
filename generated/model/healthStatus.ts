/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Always `ready` with 200.
 */
export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ready: 'ready',
} as const;
