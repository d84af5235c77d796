/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderOverrideViewOrderFieldsItem } from './deliveryOrderOverrideViewOrderFieldsItem.ts';
import type { DeliveryOrderOverrideViewParcelTypesItem } from './deliveryOrderOverrideViewParcelTypesItem.ts';
import type { DeliveryOrderOverrideViewSelectedParcelDetailsItem } from './deliveryOrderOverrideViewSelectedParcelDetailsItem.ts';
import type { DeliveryOrderOverrideViewSelectedServiceSpeed } from './deliveryOrderOverrideViewSelectedServiceSpeed.ts';
import type { DeliveryOrderOverrideViewServiceSpeedsItem } from './deliveryOrderOverrideViewServiceSpeedsItem.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order as it stands to be edited, with what its pinned service revision offers.
 */
export interface DeliveryOrderOverrideView {
  id: Id;
  version: EditVersion;
  /**
     * When it was last edited (unix seconds); null if never.
     * @minimum 0
     * @nullable
     */
  editedAt: number | null;
  /**
     * Who edited it last.
     * @nullable
     */
  editedByName: string | null;
  /**
     * The customer's purchase order.
     * @nullable
     */
  poNumber: string | null;
  /**
     * Notes for the courier.
     * @nullable
     */
  orderNotes: string | null;
  /**
     * The courier's own fields that appear on orders, each with what the order has in it.
     * @maxItems 30
     */
  orderFields: DeliveryOrderOverrideViewOrderFieldsItem[];
  availableAt: UnixSeconds;
  /** The speed it is ordered at. */
  selectedServiceSpeed: DeliveryOrderOverrideViewSelectedServiceSpeed;
  /** The speeds of the service. */
  serviceSpeeds: DeliveryOrderOverrideViewServiceSpeedsItem[];
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /**
     * Driving seconds.
     * @minimum 0
     */
  timeS: number;
  /** The parcels on the order. `id` is the id of the parcel type. */
  selectedParcelDetails: DeliveryOrderOverrideViewSelectedParcelDetailsItem[];
  /** What the service carries. */
  parcelTypes: DeliveryOrderOverrideViewParcelTypesItem[];
}
