/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What is opened to a new broker partner.
 */
export interface PartnershipAcceptance {
  /**
     * Services of one's own that the partner may hand orders on by, and no others; left out: those that were open to it before, if any.
     * @maxItems 100
     */
  serviceIds?: Id[];
}
