/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantEvent } from './tenantEvent.ts';

/**
 * What has changed since a cursor.
 */
export interface TenantEvents {
  /**
     * Of the last of them; the next question begins there.
     * @maxLength 40
     */
  cursor: string;
  /** Whether more has happened than is known, so that everything has to be asked anew. */
  stale: boolean;
  /**
     * Oldest first; without a cursor none.
     * @maxItems 300
     */
  events: TenantEvent[];
}
