/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The worst that there is.
 */
export type PlannerBadgeStatusStatus = typeof PlannerBadgeStatusStatus[keyof typeof PlannerBadgeStatusStatus];


export const PlannerBadgeStatusStatus = {
  none: 'none',
  warn: 'warn',
  error: 'error',
} as const;
