/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which people. All of it has to hold.
 */
export interface TenantUserFilter {
  roleId?: Id;
  /** Those who have never signed in, or those who have. */
  neverSignedIn?: boolean;
}
