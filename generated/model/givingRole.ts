/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Person } from './person.ts';
import type { RoleRef } from './roleRef.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A role that gives somebody a permission, and how they came to it.
 */
export interface GivingRole {
  role: RoleRef;
  grantedAt: UnixSeconds;
  /** Who granted it; null where nobody did: it came with the account. */
  grantedBy: Person | null;
  /** The organization that was given it as a whole; null where the person was. */
  grantedTo: TenantRef | null;
}
