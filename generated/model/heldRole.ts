/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PermissionId } from './permissionId.ts';

/**
 * A role of an organization's own that a person holds.
 */
export interface HeldRole {
  id: Id;
  /** Its name. */
  name: string;
  /** What it allows. */
  permissions: PermissionId[];
}
