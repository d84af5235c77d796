/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * All the roles that a person is to have.
 */
export interface RolesOfPerson {
  /**
     * Their numbers.
     * @minItems 1
     * @maxItems 50
     */
  roleIds: Id[];
}
