/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Who is given which role.
 */
export interface RoleGrantInput {
  userId: Id;
  roleId: Id;
}
