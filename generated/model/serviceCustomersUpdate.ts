/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Who may order a service beside its courier.
 */
export interface ServiceCustomersUpdate {
  /** Those of later included. */
  openToAll: boolean;
  /**
     * The customers that may order it, and no others; not read where it is open to all.
     * @maxItems 1000
     */
  tenantIds?: Id[];
}
