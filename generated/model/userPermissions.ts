/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Permission } from './permission.ts';

/**
 * What a person may do in a tenant.
 */
export interface UserPermissions {
  /** The permissions. */
  permissions: Permission[];
}
