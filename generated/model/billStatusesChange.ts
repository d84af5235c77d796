/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';
import type { BillStatusesChangeGroups } from './billStatusesChangeGroups.ts';
import type { Id } from './id.ts';

/**
 * Several orders, by their numbers or as groups of a grouping, and what their billing status is to be. One of both is needed.
 */
export interface BillStatusesChange {
  /**
     * Their numbers.
     * @minItems 1
     * @maxItems 1000
     */
  orderIds?: Id[];
  /** All orders of these groups. */
  groups?: BillStatusesChangeGroups;
  billStatus: BillStatus;
  /**
     * Why they are not billable; needed for that.
     * @maxLength 300
     */
  reason?: string;
}
