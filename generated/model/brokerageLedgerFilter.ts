/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which brokered orders count.
 */
export interface BrokerageLedgerFilter {
  /**
     * Carried out by any of these partners.
     * @maxItems 100
     */
  partnerIds?: Id[];
  /**
     * Sold to any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /**
     * Of this lane, as `lane` of a row names it.
     * @maxLength 400
     */
  lane?: string;
  /** Only those that cost more than they were sold at, or only the others. */
  isAtLoss?: boolean;
  /** Only those that the partner billed at another price than was agreed on, or only the others. */
  isDifferent?: boolean;
}
