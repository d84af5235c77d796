/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * An order by name.
 */
export type ArchiveConsequenceOrdersItem = {
  id: Id;
  status: OrderStatus;
};
