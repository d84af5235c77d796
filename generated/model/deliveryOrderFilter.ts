/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderFilterBudget } from './deliveryOrderFilterBudget.ts';
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Which orders.
 */
export interface DeliveryOrderFilter {
  /**
     * Any of these statuses.
     * @maxItems 6
     */
  statuses?: OrderStatus[];
  driverId?: Id;
  customerId?: Id;
  vendorId?: Id;
  supplierId?: Id;
  /** True: only orders that the tenant's own drivers carry out, neither brokered to another courier nor placed with one. False: only the others. */
  carriedOutHere?: boolean;
  availableFrom?: UnixSeconds;
  availableBefore?: UnixSeconds;
  /** Orders that count in a budget of the tenant in that month of its calendar. */
  budget?: DeliveryOrderFilterBudget;
  /**
     * Text over number, PO number, stops, notes, and the names of customer and driver; at least three letters, or an order number. `WB0010330` and `#10330` name the order of that number alone. Capitals, accents and apostrophes do not matter, nor how a dash, a postal code or a phone number is written.
     * @maxLength 100
     */
  search?: string;
}
