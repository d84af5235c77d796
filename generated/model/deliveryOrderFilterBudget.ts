/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Orders that count in a budget of the tenant in that month of its calendar.
 */
export type DeliveryOrderFilterBudget = {
  id: Id;
  /**
     * A month.
     * @maxLength 7
     * @pattern ^\d{4}-(0[1-9]|1[0-2])$
     */
  month: string;
};
