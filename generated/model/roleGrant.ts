/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { Person } from './person.ts';
import type { RoleRef } from './roleRef.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * That a person, or another organization, was given a role, and whether they still have it.
 */
export interface RoleGrant {
  id: Id;
  /** Who has it; null where it is an organization as a whole. */
  user: Person | null;
  /** The linked organization that has it, or as one of which the person has it; null of a person of one's own. */
  granteeTenant: TenantRef | null;
  role: RoleRef;
  /** Who granted it; null where nobody did: it came with the account. */
  grantedBy: Person | null;
  grantedAt: UnixSeconds;
  /** Who took it away; null where it stands, and where it ended by itself. */
  endedBy: Person | null;
  /** When it ended; null where it stands. */
  endedAt: UnixSeconds | null;
}
