/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderRecipientsDataItem } from './orderRecipientsDataItem.ts';

/**
 * To whom one can write about an order.
 */
export interface OrderRecipients {
  /**
     * One of each kind; a driver where the order has one.
     * @maxItems 4
     */
  data: OrderRecipientsDataItem[];
}
