/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SupplierFilterStatusItem } from './supplierFilterStatusItem.ts';

/**
 * Which suppliers: those that fit all of it.
 */
export interface SupplierFilter {
  /**
     * Connection: any of these.
     * @minItems 1
     * @maxItems 2
     */
  status?: SupplierFilterStatusItem[];
  /** Places orders for us: Yes, or else No. */
  placesOrders?: boolean;
  /** Favourite: Yes, or else No. */
  isFavorite?: boolean;
}
