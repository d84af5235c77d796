/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The people that an act is for.
 */
export interface UserIds {
  /**
     * Their ids.
     * @minItems 1
     * @maxItems 100
     */
  userIds: Id[];
}
