/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';

/**
 * A customer with something overdue who is not reminded.
 */
export interface ReminderLeftOut {
  customer: TenantRef;
  /** Why. */
  reason: string;
}
