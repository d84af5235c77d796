/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ManagedCustomerOnboardingFilterStateItem } from './managedCustomerOnboardingFilterStateItem.ts';

/**
 * Which ownership transfer requests: those that fit all of it.
 */
export interface ManagedCustomerOnboardingFilter {
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 5
     */
  state?: ManagedCustomerOnboardingFilterStateItem[];
}
