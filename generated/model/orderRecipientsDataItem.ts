/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderMessageTo } from './orderMessageTo.ts';
import type { OrderRecipientsDataItemStoppedItem } from './orderRecipientsDataItemStoppedItem.ts';

/**
 * Somebody of the order.
 */
export type OrderRecipientsDataItem = {
  to: OrderMessageTo;
  /** Who it is. */
  name: string;
  /**
     * The e-mail address; null: none is known.
     * @nullable
     */
  email: string | null;
  /**
     * The phone number; null: none is known.
     * @nullable
     */
  phone: string | null;
  /**
     * By what they asked not to be written to.
     * @maxItems 2
     */
  stopped: OrderRecipientsDataItemStoppedItem[];
};
