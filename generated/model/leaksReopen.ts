/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LeakRef } from './leakRef.ts';

/**
 * Which are not accepted any more.
 */
export interface LeaksReopen {
  /**
     * Each once.
     * @minItems 1
     * @maxItems 500
     */
  leaks: LeakRef[];
}
