/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Who is given which role: a person of the organization (`userId`), a linked organization (`granteeTenantId`), or a person of that (`email` beside it).
 */
export interface RoleGrantInput {
  userId?: Id;
  granteeTenantId?: Id;
  /**
     * Of a person who belongs to the linked organization.
     * @maxLength 200
     */
  email?: string;
  roleId: Id;
}
