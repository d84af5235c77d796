/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';

/**
 * A role that every organization has, and none can change.
 */
export interface DefaultRole {
  id: Id;
  /** Its name. */
  name: string;
  /** What it allows. */
  permissions: PermissionId[];
  /**
     * How many people of the organization hold it.
     * @minimum 0
     */
  people: number;
}
