/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An organisation by id and name.
 */
export interface TenantRef {
  id: Id;
  /** Its name. */
  name: string;
}
