/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderMessageTo } from './orderMessageTo.ts';

/**
 * A text message about an order.
 */
export interface OrderSms {
  deliveryOrderId: Id;
  to: OrderMessageTo;
  /**
     * What it says.
     * @minLength 1
     * @maxLength 300
     */
  text: string;
}
