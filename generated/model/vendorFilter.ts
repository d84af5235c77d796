/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { VendorFilterStatusItem } from './vendorFilterStatusItem.ts';

/**
 * Which vendors: those that fit all of it.
 */
export interface VendorFilter {
  /**
     * Connection: any of these.
     * @minItems 1
     * @maxItems 2
     */
  status?: VendorFilterStatusItem[];
  /** Preferred: Yes, or else No. */
  isFavorite?: boolean;
}
