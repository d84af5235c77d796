/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OfferedOrderField } from './offeredOrderField.ts';
import type { OrderFieldValue } from './orderFieldValue.ts';

/**
 * A field.
 */
export type DeliveryOrderOverrideViewOrderFieldsItem = {
  field: OfferedOrderField;
  /** null while it is not filled in. */
  value: OrderFieldValue | null;
};
