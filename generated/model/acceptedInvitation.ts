/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';

/**
 * Where the person works now.
 */
export interface AcceptedInvitation {
  tenant: TenantRef;
}
