/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Person } from './person.ts';

/**
 * Who owns an organisation.
 */
export interface TenantOwner {
  /** The owner; null of one that is kept by a courier, or of Waybill's own. */
  owner: Person | null;
}
