/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationMatch } from './locationMatch.ts';
import type { LocationMatchesNear } from './locationMatchesNear.ts';

/**
 * At most ten locations, best first, none twice.
 */
export interface LocationMatches {
  /** What the distance is counted from; null where nobody has driven yet and no location is known. */
  near: LocationMatchesNear;
  /**
     * The locations.
     * @maxItems 10
     */
  data: LocationMatch[];
}
