/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { PermissionId } from './permissionId.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface RoleUpdate {
  /**
     * Its name; no other role of the organization has it, and no default role.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /**
     * Whom it is for.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * What those who hold it may do. Nobody puts in what they may not do themselves.
     * @maxItems 100
     */
  permissions?: PermissionId[];
  version?: EditVersion;
}
