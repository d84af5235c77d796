/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The order fields that are pinned; none where the list is empty.
 */
export interface PinnedOrderFields {
  /**
     * Their ids.
     * @maxItems 30
     */
  ids: Id[];
}
