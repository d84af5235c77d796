/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How an organisation stands: suspended by an administrator; with an owner; with somebody invited to own it; without either.
 */
export type TenantState = typeof TenantState[keyof typeof TenantState];


export const TenantState = {
  active: 'active',
  suspended: 'suspended',
  invited: 'invited',
  ownerless: 'ownerless',
} as const;
