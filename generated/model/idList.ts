/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The rows that an act is for.
 */
export interface IdList {
  /**
     * Their ids.
     * @minItems 1
     * @maxItems 500
     */
  ids: Id[];
}
