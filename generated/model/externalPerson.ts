/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RoleRef } from './roleRef.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A person of a linked organization who has external roles here.
 */
export interface ExternalPerson {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address. */
  email: string;
  tenant: TenantRef;
  /**
     * Their roles here, given to them or to the organization.
     * @maxItems 20
     */
  roles: RoleRef[];
}
