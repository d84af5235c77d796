/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Always `ready` with 200.
 */
export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
} as const;
