/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface SupplierSettingsUpdate {
  /** Whether those of its suppliers that were given the right place orders in its name; without it none does. */
  suppliersPlaceOrders?: boolean;
  version?: EditVersion;
}
