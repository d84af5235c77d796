/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationMatch } from './locationMatch.ts';

/**
 * Where the latest orders went, newest first, each location once.
 */
export interface RecentLocations {
  /**
     * Where they began.
     * @maxItems 30
     */
  pickups: LocationMatch[];
  /**
     * Where they ended.
     * @maxItems 30
     */
  dropoffs: LocationMatch[];
}
