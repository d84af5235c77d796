/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderExceptionProblemsItem } from './deliveryOrderExceptionProblemsItem.ts';
import type { DeliveryOrderListItem } from './deliveryOrderListItem.ts';
import type { Id } from './id.ts';

/**
 * An order that needs its courier's attention.
 */
export interface DeliveryOrderException {
  id: Id;
  order: DeliveryOrderListItem;
  /**
     * What it waits for.
     * @maxItems 6
     */
  problems: DeliveryOrderExceptionProblemsItem[];
}
