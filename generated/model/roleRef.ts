/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A role by name.
 */
export interface RoleRef {
  id: Id;
  /** Its name; of a role that was deleted, the one it had. */
  name: string;
}
