/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { OrderFieldValues } from './orderFieldValues.ts';
import type { OverrideParcelDetail } from './overrideParcelDetail.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The details and parcels of an order as a person edited them. `orderFields` are all values of the courier's own fields that appear on orders, one that is left out is emptied; left out as a whole, they stay as they are.
 */
export interface DeliveryOrderOverrides {
  version: EditVersion;
  /**
     * The customer's purchase order; empty for none.
     * @maxLength 100
     */
  poNumber: string;
  /**
     * Notes for the courier; empty for none.
     * @maxLength 300
     */
  orderNotes: string;
  orderFields?: OrderFieldValues;
  /** Yes to what is hardly ever meant, another time that is more than a year ahead; without it 422 `unusual_order` asks. */
  confirmUnusual?: boolean;
  overrideSelectedServiceSpeedId: Id;
  /**
     * Metres.
     * @minimum 0
     * @maximum 20000000
     */
  overrideDistanceEstimateM: number;
  /**
     * Driving seconds.
     * @minimum 0
     * @maximum 31536000
     */
  overrideTimeEstimateS: number;
  /**
     * The parcel types on the order; the same as in `overrideParcelDetails`.
     * @minItems 1
     * @maxItems 200
     */
  overrideSelectedParcelTypeIds: Id[];
  /**
     * What is carried; each parcel type once, but on an order that was bought, whose parcels keep their measures. A piece may be turned to fit its type.
     * @minItems 1
     * @maxItems 200
     */
  overrideParcelDetails: OverrideParcelDetail[];
  availableDate: UnixSeconds;
}
