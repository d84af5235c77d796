/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DefaultRole } from './defaultRole.ts';

/**
 * The default roles.
 */
export interface DefaultRoles {
  /** In the order of their numbers. */
  data: DefaultRole[];
}
