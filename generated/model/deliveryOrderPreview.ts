/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderPreviewWarningsItem } from './deliveryOrderPreviewWarningsItem.ts';
import type { PriceLineExplanation } from './priceLineExplanation.ts';
import type { Pricing } from './pricing.ts';

/**
 * What an order would cost and when it would arrive; nothing is stored.
 */
export interface DeliveryOrderPreview {
  pricing: Pricing;
  /** Each line of the price in words, as of a placed order; empty for people who read no prices. */
  explanation: PriceLineExplanation[];
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
  /** Whether the distance is an estimate. */
  distanceEstimated: boolean;
  /**
     * Promised drop-off (unix seconds).
     * @minimum 0
     * @nullable
     */
  dueAt: number | null;
  /**
     * Kilograms; null while a part of it is not known.
     * @minimum 0
     * @nullable
     */
  totalWeightKg: number | null;
  /**
     * Cubic metres; null while a part of it is not known.
     * @minimum 0
     * @nullable
     */
  totalVolumeM3: number | null;
  /**
     * Pieces.
     * @minimum 0
     */
  totalParcels: number;
  /** What one should know before ordering; `far_ahead` and `same_place` are asked about when the order is placed. */
  warnings: DeliveryOrderPreviewWarningsItem[];
}
