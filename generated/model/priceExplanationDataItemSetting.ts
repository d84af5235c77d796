/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Where it was set; null for what no setting made.
 */
export type PriceExplanationDataItemSetting = {
  serviceId: Id;
  serviceRevisionId: Id;
  /** Such as `distance-range`. */
  component: string;
  /**
     * What in it; null for all of it.
     * @nullable
     */
  id: number | null;
} | null;
