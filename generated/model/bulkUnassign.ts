/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BulkUnassignOrdersItem } from './bulkUnassignOrdersItem.ts';

/**
 * The orders to be taken from their drivers.
 */
export interface BulkUnassign {
  /**
     * Each with the driver it is taken from.
     * @minItems 1
     * @maxItems 200
     */
  orders: BulkUnassignOrdersItem[];
}
