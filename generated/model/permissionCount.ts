/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PermissionId } from './permissionId.ts';

/**
 * How many people have a permission.
 */
export interface PermissionCount {
  id: PermissionId;
  /**
     * How many.
     * @minimum 1
     */
  people: number;
}
