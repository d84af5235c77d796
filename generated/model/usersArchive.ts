/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UsersArchiveOpenOrders } from './usersArchiveOpenOrders.ts';

/**
 * Whom to archive, and what becomes of their open orders.
 */
export interface UsersArchive {
  /**
     * Their ids.
     * @minItems 1
     * @maxItems 100
     */
  userIds: Id[];
  /** Whether the orders that they have not picked up stay with them or wait for another driver; what is picked up stays in either case. To unassign takes `delivery-orders.assign`. */
  openOrders?: UsersArchiveOpenOrders;
}
