/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderMessageTo } from './orderMessageTo.ts';

/**
 * An e-mail about an order.
 */
export interface OrderEmail {
  deliveryOrderId: Id;
  to: OrderMessageTo;
  /**
     * The subject.
     * @minLength 1
     * @maxLength 150
     */
  subject: string;
  /**
     * What it says.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
