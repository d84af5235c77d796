/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RoleRef } from './roleRef.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * How a person works in an organization that is not their own: as one of which linked organization, and by which roles.
 */
export interface ExternalStanding {
  through: TenantRef;
  /**
     * The external roles.
     * @maxItems 20
     */
  roles: RoleRef[];
}
