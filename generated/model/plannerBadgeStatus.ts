/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PlannerBadgeStatusStatus } from './plannerBadgeStatusStatus.ts';

/**
 * What the menu shows at the planner.
 */
export interface PlannerBadgeStatus {
  /** The worst that there is. */
  status: PlannerBadgeStatusStatus;
}
