/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderChanged } from './recurringOrderChanged.ts';

/**
 * What came of each, or would come, in the order asked.
 */
export interface RecurringOrderChanges {
  /**
     * One a recurring order.
     * @maxItems 50
     */
  data: RecurringOrderChanged[];
}
