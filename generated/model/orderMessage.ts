/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderMessageChannel } from './orderMessageChannel.ts';
import type { OrderMessageTo } from './orderMessageTo.ts';

/**
 * A message that the courier's office sent about the order.
 */
export interface OrderMessage {
  /** By what. */
  channel: OrderMessageChannel;
  to: OrderMessageTo;
  /** Who it went to. */
  name: string;
  /** The e-mail address or phone number. */
  address: string;
  /**
     * The subject; a text message has none.
     * @nullable
     */
  subject: string | null;
  /** What it says. */
  text: string;
}
