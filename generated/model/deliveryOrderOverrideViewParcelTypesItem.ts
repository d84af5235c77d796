/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A parcel type; null where it has no limit.
 */
export type DeliveryOrderOverrideViewParcelTypesItem = {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Kilograms.
     * @minimum 0
     * @nullable
     */
  maxWeightKg: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  maxLengthM: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  maxWidthM: number | null;
  /**
     * Metres.
     * @minimum 0
     * @nullable
     */
  maxHeightM: number | null;
};
