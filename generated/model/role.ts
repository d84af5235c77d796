/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A role of an organization's own, or a default role, which cannot be changed.
 */
export interface Role {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name; no other role of the organization has it, and no default role. */
  name: string;
  /**
     * Whom it is for.
     * @nullable
     */
  description: string | null;
  /**
     * What those who hold it may do. Nobody puts in what they may not do themselves.
     * @maxItems 100
     */
  permissions: PermissionId[];
  /** Whether it is one of the default roles. */
  isDefault: boolean;
  /**
     * How many people hold it.
     * @minimum 0
     */
  people: number;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
