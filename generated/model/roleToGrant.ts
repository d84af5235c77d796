/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The role that a person is given.
 */
export interface RoleToGrant {
  roleId: Id;
}
