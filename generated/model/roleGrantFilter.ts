/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which grants. All of it has to hold.
 */
export interface RoleGrantFilter {
  userId?: Id;
  roleId?: Id;
  granteeTenantId?: Id;
  /** Those that stand, or those that have ended. */
  isLive?: boolean;
}
