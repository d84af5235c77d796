/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface SupplierUpdate {
  /** Whether it may place orders in the name of the organisation, which pays for them. */
  placesOrders?: boolean;
  /**
     * What is worth knowing about it; it never reads this.
     * @maxLength 2000
     * @nullable
     */
  notes?: string | null;
  version?: EditVersion;
}
