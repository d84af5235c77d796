/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationFilterKindItem } from './locationFilterKindItem.ts';
import type { LocationFilterProvinceItem } from './locationFilterProvinceItem.ts';
import type { LocationFilterUpdatedAt } from './locationFilterUpdatedAt.ts';

/**
 * Which locations: those that fit all of it.
 */
export interface LocationFilter {
  /**
     * Kind: any of these.
     * @minItems 1
     * @maxItems 3
     */
  kind?: LocationFilterKindItem[];
  /**
     * Province: any of these.
     * @minItems 1
     * @maxItems 13
     */
  province?: LocationFilterProvinceItem[];
  /** Approximate pin: Yes, or else No. */
  approximatePin?: boolean;
  /** Updated: between these, both included, or on one side of one. */
  updatedAt?: LocationFilterUpdatedAt;
}
