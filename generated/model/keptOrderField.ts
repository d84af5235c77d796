/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { KeptOrderFieldKind } from './keptOrderFieldKind.ts';
import type { OrderFieldValue } from './orderFieldValue.ts';

/**
 * What an order has in a field of its courier's own, under the name that it had then.
 */
export interface KeptOrderField {
  id: Id;
  /** What the field was called. */
  name: string;
  /** What it holds. */
  kind: KeptOrderFieldKind;
  value: OrderFieldValue;
}
