/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantKind } from './tenantKind.ts';
import type { TenantState } from './tenantState.ts';

/**
 * Which organisations; all that is asked has to hold.
 */
export interface SubscribedTenantFilter {
  kind?: TenantKind;
  subscriptionPlanId?: Id;
  state?: TenantState;
  /** Those that have jobs that failed or reported errors, or those that have none. */
  inTrouble?: boolean;
}
