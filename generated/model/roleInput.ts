/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PermissionId } from './permissionId.ts';

/**
 * To be added: a role of an organization's own, or a default role, which cannot be changed.
 */
export interface RoleInput {
  /**
     * Its name; no other role of the organization has it, and no default role.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Whom it is for.
     * @maxLength 300
     */
  description?: string;
  /**
     * What those who hold it may do. Nobody puts in what they may not do themselves.
     * @maxItems 100
     */
  permissions: PermissionId[];
}
