/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PlanOffer } from './planOffer.ts';

/**
 * The plans that organisations can have, by name.
 */
export interface PlanOffers {
  /**
     * The plans.
     * @maxItems 100
     */
  data: PlanOffer[];
}
