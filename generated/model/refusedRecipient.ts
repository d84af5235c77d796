/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';

/**
 * A customer that was sent nothing.
 */
export interface RefusedRecipient {
  customer: TenantRef;
  /** Why. */
  message: string;
}
