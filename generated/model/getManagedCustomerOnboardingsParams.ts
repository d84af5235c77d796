/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GetManagedCustomerOnboardingsDirection } from './getManagedCustomerOnboardingsDirection.ts';
import type { ManagedCustomerOnboardingPagination } from './managedCustomerOnboardingPagination.ts';

export type GetManagedCustomerOnboardingsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: ManagedCustomerOnboardingPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * What it offered, or what was offered to it; both unless given.
 */
direction?: GetManagedCustomerOnboardingsDirection;
/**
 * Of this managed customer alone.
 * @minimum 1
 * @maximum 9007199254740991
 */
customerTenantId?: number;
};
