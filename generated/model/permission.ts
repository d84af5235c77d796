/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PermissionId } from './permissionId.ts';

/**
 * One thing that a person may do in a tenant.
 */
export interface Permission {
  id: PermissionId;
}
