/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderFault } from './recurringOrderFault.ts';

/**
 * What is wrong with recurring orders, the errors first, each with those that it breaks.
 */
export interface RecurringOrderFaults {
  /**
     * One a reason.
     * @maxItems 200
     */
  data: RecurringOrderFault[];
}
