/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantsWithRolesDataItem } from './tenantsWithRolesDataItem.ts';

/**
 * Organizations of a person with the roles there.
 */
export interface TenantsWithRoles {
  /**
     * By name.
     * @maxItems 500
     */
  data: TenantsWithRolesDataItem[];
}
