/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TryOut } from './tryOut.ts';

/**
 * The last try-out of a revision, if there is one.
 */
export interface TryOuts {
  /**
     * At most one.
     * @maxItems 1
     */
  data: TryOut[];
}
