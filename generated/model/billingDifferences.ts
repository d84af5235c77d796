/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingDifference } from './billingDifference.ts';

/**
 * What customers were billed by a run and by the one before it.
 */
export interface BillingDifferences {
  /**
     * The run before; null: there is none.
     * @nullable
     */
  before: number | null;
  /**
     * The customers, where it differs most first.
     * @maxItems 200
     */
  data: BillingDifference[];
}
