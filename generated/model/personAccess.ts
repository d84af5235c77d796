/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';
import type { RoleRef } from './roleRef.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A person of an organization with what they may do there.
 */
export interface PersonAccess {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address. */
  email: string;
  /** Whether the person administers the installation, and so may do everything. */
  admin: boolean;
  /** Whether the person was archived, and so can do nothing. */
  archived: boolean;
  /** The linked organization as one of which an external person has their roles; null of one's own people. */
  through: TenantRef | null;
  /**
     * Their roles, those of the organization's own last.
     * @maxItems 100
     */
  roles: RoleRef[];
  /** What these allow. */
  permissions: PermissionId[];
}
