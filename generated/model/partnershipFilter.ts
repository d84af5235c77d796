/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnershipFilterStateItem } from './partnershipFilterStateItem.ts';

/**
 * Which partnerships: those that fit all of it.
 */
export interface PartnershipFilter {
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 4
     */
  state?: PartnershipFilterStateItem[];
}
