/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Person } from './person.ts';
import type { RoleRef } from './roleRef.ts';

/**
 * A role that would give somebody a permission, and who can give it.
 */
export interface OfferedRole {
  role: RoleRef;
  /**
     * Some of those who can give it.
     * @maxItems 5
     */
  granters: Person[];
}
