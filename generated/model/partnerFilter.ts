/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnerFilterStatusItem } from './partnerFilterStatusItem.ts';

/**
 * Which partners: those that fit all of it.
 */
export interface PartnerFilter {
  /**
     * Partnership: any of these.
     * @minItems 1
     * @maxItems 2
     */
  status?: PartnerFilterStatusItem[];
}
