/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderTemplateOrder } from './orderTemplateOrder.ts';

/**
 * To be added: an order that is ordered again and again, kept under a name: what the form begins with.
 */
export interface OrderTemplateInput {
  /**
     * What people call it; no two have the same.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  order: OrderTemplateOrder;
}
