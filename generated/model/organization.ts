/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OwnerInvitation } from './ownerInvitation.ts';
import type { Person } from './person.ts';
import type { TenantKind } from './tenantKind.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An organisation of the installation, with who owns it or is to.
 */
export interface Organization {
  id: Id;
  /** Its name. */
  name: string;
  kind: TenantKind;
  createdAt: UnixSeconds;
  /** Who owns it; null where nobody does. */
  owner: Person | null;
  /** The last invitation of an administrator to own it; null where there was none. */
  invitation: OwnerInvitation | null;
}
