/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';
import type { RoleRef } from './roleRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A person of an organization, as those see them who look after its people.
 */
export interface TenantUser {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address. */
  email: string;
  /**
     * Phone in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Address of a picture.
     * @nullable
     */
  image: string | null;
  /** IANA time zone. */
  timezone: string;
  /** Whether the person is an internal administrator. */
  admin: boolean;
  /** Whether they were archived here. */
  archived: boolean;
  /** When that was; null for those who are not. */
  archivedAt: UnixSeconds | null;
  /** Whether they belong to another organization as well. */
  belongsElsewhere: boolean;
  /**
     * Their roles here; of an archived one those of then.
     * @maxItems 100
     */
  roles: RoleRef[];
  /** What these roles allow and the caller may not do. Who may do more than the caller is neither changed nor archived by them, and loses no role. */
  beyond: PermissionId[];
  /** When they last signed in or went on with a sign-in, to about ten minutes; null for never. */
  lastSeenAt: UnixSeconds | null;
  /** Since when they belong here. */
  createdAt: UnixSeconds;
}
