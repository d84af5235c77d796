/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ManagedCustomerOnboardingPaginationSortItemField = typeof ManagedCustomerOnboardingPaginationSortItemField[keyof typeof ManagedCustomerOnboardingPaginationSortItemField];


export const ManagedCustomerOnboardingPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
