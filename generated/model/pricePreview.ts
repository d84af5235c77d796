/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PriceLineExplanation } from './priceLineExplanation.ts';
import type { PricePreviewMissingItem } from './pricePreviewMissingItem.ts';
import type { PricePreviewStatus } from './pricePreviewStatus.ts';

/**
 * What a delivery would cost by a revision; nothing is stored.
 */
export interface PricePreview {
  /** A pending price waits for a dispatcher, a missing one lacks a band, a zone or a rate. */
  status: PricePreviewStatus;
  /**
     * The base price, of which percentages are.
     * @nullable
     */
  baseCadCents: number | null;
  /**
     * Before taxes.
     * @nullable
     */
  preTaxCadCents: number | null;
  /**
     * Taxes.
     * @nullable
     */
  taxCadCents: number | null;
  /**
     * The whole price.
     * @nullable
     */
  totalCadCents: number | null;
  /**
     * The distance that was priced (metres).
     * @nullable
     */
  distanceM: number | null;
  /** Whether it is an estimate. */
  distanceEstimated: boolean;
  /**
     * What the speed promises, in unix seconds.
     * @nullable
     */
  dueAt: number | null;
  /** What the price lacks. */
  missing: PricePreviewMissingItem[];
  /** Each line of the price in words. */
  explanation: PriceLineExplanation[];
}
