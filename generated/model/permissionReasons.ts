/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GivingRole } from './givingRole.ts';
import type { OfferedRole } from './offeredRole.ts';
import type { PermissionId } from './permissionId.ts';
import type { Person } from './person.ts';

/**
 * Why somebody can, or cannot, do something.
 */
export interface PermissionReasons {
  user: Person;
  permission: PermissionId;
  /** Whether they can. */
  allowed: boolean;
  /** What decides, or narrows it, beside roles: sentences. */
  notes: string[];
  /** Those of their roles that give it. */
  givenBy: GivingRole[];
  /**
     * Where none does: roles that would, the one that gives least first.
     * @maxItems 20
     */
  wouldGive: OfferedRole[];
}
