/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrdersOfAccount } from './ordersOfAccount.ts';

/**
 * What becomes of it when a person deletes their account.
 */
export interface AccountEnding {
  /**
     * What has to be done first, in sentences; with any, the account cannot be deleted.
     * @maxItems 501
     * @items.maxLength 300
     */
  obstacles: string[];
  /**
     * The organizations that the person leaves, by name.
     * @maxItems 500
     * @items.maxLength 200
     */
  organizations: string[];
  assignedOrders: OrdersOfAccount;
  carriedOrders: OrdersOfAccount;
  /**
     * The vehicles that are theirs to drive, by name.
     * @maxItems 100
     * @items.maxLength 200
     */
  vehicles: string[];
}
