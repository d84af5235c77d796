/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { Permission } from './permission.ts';

/**
 * What the signed-in person may do in the request's tenant, and a signed token that says so until the roles change.
 */
export interface PermissionSet {
  tenantId: Id;
  /**
     * Numeric roles.
     * @items.minimum 1
     * @items.maximum 15
     */
  roles: number[];
  /** The permissions. */
  permissions: Permission[];
  /** To be sent as `X-Permission-Token`. */
  permissionToken: string;
  /** Whether prices are shown to this person. */
  readsPrices: boolean;
}
