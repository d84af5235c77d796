/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A component of the service revision that a price was worked out by.
 */
export interface PriceSetting {
  serviceId: Id;
  serviceRevisionId: Id;
  /** Such as `distance-range`. */
  component: string;
  /**
     * What in it; null for all of it.
     * @nullable
     */
  id: number | null;
}
