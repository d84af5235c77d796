/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ParcelTypesUpdateDataItem } from './parcelTypesUpdateDataItem.ts';

/**
 * The parcel types that a draft is to have, in their order.
 */
export interface ParcelTypesUpdate {
  /**
     * All of them.
     * @maxItems 100
     */
  data: ParcelTypesUpdateDataItem[];
  version?: EditVersion;
}
