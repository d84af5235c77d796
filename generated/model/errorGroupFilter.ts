/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which errors; all that is asked has to hold.
 */
export interface ErrorGroupFilter {
  /** Those that are resolved, or those that are open. */
  resolved?: boolean;
  tenantId?: Id;
}
