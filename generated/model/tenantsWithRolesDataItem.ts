/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RoleRef } from './roleRef.ts';
import type { TenantSummary } from './tenantSummary.ts';

/**
 * An organization and what the person is there.
 */
export type TenantsWithRolesDataItem = {
  tenant: TenantSummary;
  /**
     * Their roles there.
     * @maxItems 100
     */
  roles: RoleRef[];
};
