/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Always `alive`.
 */
export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  alive: 'alive',
} as const;
