/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RangeBand } from './rangeBand.ts';
import type { RangeSetMode } from './rangeSetMode.ts';

/**
 * Bands of one measure. A hole is refused when the revision is published, an overlap at once.
 */
export interface RangeSet {
  /** Slab: the whole value pays the band that it falls in. Graduated: each band pays for its own part. */
  mode: RangeSetMode;
  /**
     * The bands, from the lowest.
     * @maxItems 200
     */
  bands: RangeBand[];
  /**
     * Canadian cents where no band holds the value; null: such an order has no price.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  fallbackCadCents: number | null;
}
