/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderChange } from './recurringOrderChange.ts';

/**
 * Several recurring orders and what is to differ of them.
 */
export interface RecurringOrdersChange {
  /**
     * Which.
     * @minItems 1
     * @maxItems 50
     */
  recurringOrderIds: Id[];
  change: RecurringOrderChange;
  /** Whether it is only said what would come of it. */
  dryRun?: boolean;
}
