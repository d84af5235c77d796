/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HeldRole } from './heldRole.ts';
import type { Id } from './id.ts';
import type { Permission } from './permission.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * What the signed-in person may do in the request's tenant, and a signed token that says so until the roles change.
 */
export interface PermissionSet {
  tenantId: Id;
  /**
     * Numbers of default roles.
     * @items.minimum 1
     * @items.maximum 15
     */
  roles: number[];
  /** Roles of the organization's own. */
  ownRoles: HeldRole[];
  /** The permissions. */
  permissions: Permission[];
  /** To be sent as `X-Permission-Token`. */
  permissionToken: string;
  external?: TenantRef;
  /** Whether prices are shown to this person. */
  readsPrices: boolean;
}
