/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ParcelType } from './parcelType.ts';

/**
 * The parcel types of a service revision.
 */
export interface ParcelTypes {
  /**
     * All of them.
     * @maxItems 500
     */
  data: ParcelType[];
  version?: EditVersion;
}
