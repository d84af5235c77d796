/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The orders that a driver is to carry.
 */
export interface BulkAssign {
  /**
     * Order ids.
     * @minItems 1
     * @maxItems 200
     */
  ids: Id[];
}
