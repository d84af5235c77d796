/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderFilterStatusItem } from './recurringOrderFilterStatusItem.ts';

/**
 * Which recurring orders: those that fit all of it.
 */
export interface RecurringOrderFilter {
  /**
     * Status: any of these.
     * @minItems 1
     * @maxItems 5
     */
  status?: RecurringOrderFilterStatusItem[];
  customerTenantId?: Id;
}
