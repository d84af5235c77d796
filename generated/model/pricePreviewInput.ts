/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PricePreviewInputParcelsItem } from './pricePreviewInputParcelsItem.ts';
import type { PricePreviewStop } from './pricePreviewStop.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A delivery that may never be ordered, to be priced by a revision. What is not known is null.
 */
export interface PricePreviewInput {
  serviceRevisionId: Id;
  /**
     * A speed of the revision; null for none.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  serviceSpeedId: number | null;
  /**
     * Tags of the revision.
     * @maxItems 50
     */
  tagIds?: Id[];
  /**
     * How many of which of its parcel types.
     * @maxItems 100
     */
  parcels?: PricePreviewInputParcelsItem[];
  /**
     * Of all parcels together, kilograms.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  weightKg?: number | null;
  /**
     * Of all parcels together, cubic metres.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  volumeM3?: number | null;
  /**
     * Metres; left out, it is the way between the two stops.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  distanceM?: number | null;
  /** Where it is fetched; without it no zone is paid. */
  pickup?: PricePreviewStop | null;
  /** Where it is brought; without it no zone is paid. */
  dropoff?: PricePreviewStop | null;
  /**
     * Its taxes are charged.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  dropoffProvince?: string | null;
  /**
     * Where it is fetched; within Québec the QST is charged as well.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  pickupProvince?: string | null;
  availableAt: UnixSeconds;
  /**
     * What a dispatcher would type where the revision leaves the price to one.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  manualPriceCadCents?: number | null;
}
