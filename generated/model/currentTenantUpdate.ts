/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The tenant to work in from now on.
 */
export interface CurrentTenantUpdate {
  tenantId: Id;
}
