/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What is opened to a new customer.
 */
export interface ApplicationApproval {
  /**
     * Services of one's own that the customer may order; left out: those that are open to all customers.
     * @maxItems 100
     */
  serviceIds?: Id[];
}
