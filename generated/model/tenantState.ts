/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How an organisation stands: suspended by an administrator; with an owner; with somebody invited to own it; without either.
 */
export type TenantState = string;
