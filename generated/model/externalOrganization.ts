/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RoleRef } from './roleRef.ts';

/**
 * A linked organization that has external roles here, or whose people have.
 */
export interface ExternalOrganization {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Given to it as a whole: all of its people have them.
     * @maxItems 20
     */
  roles: RoleRef[];
  /**
     * How many people have a role here as people of it.
     * @minimum 0
     */
  people: number;
}
