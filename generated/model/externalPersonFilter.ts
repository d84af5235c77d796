/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which external people. All of it has to hold.
 */
export interface ExternalPersonFilter {
  userId?: Id;
  tenantId?: Id;
}
