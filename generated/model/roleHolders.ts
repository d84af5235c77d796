/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PermissionCount } from './permissionCount.ts';

/**
 * How many people hold a role, and what they may do by other roles as well.
 */
export interface RoleHolders {
  /**
     * How many hold it.
     * @minimum 0
     */
  people: number;
  /** Of each permission that some of them have by another role too, how many of them have it so. */
  elsewhere: PermissionCount[];
}
