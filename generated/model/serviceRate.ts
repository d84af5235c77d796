/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A service and what its drivers earn of it.
 */
export interface ServiceRate {
  serviceId: Id;
  /**
     * The service; not read in a change.
     * @maxLength 200
     */
  name?: string;
  /**
     * Percent of the pre-tax total for drivers without a rate of their own; null for the usual rate.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  rate?: number | null;
}
