/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderFieldValue } from './orderFieldValue.ts';

/**
 * What each order has in a field of the courier's own.
 */
export interface RecurringOrderField {
  fieldId: Id;
  value: OrderFieldValue;
}
