/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which external organizations.
 */
export interface ExternalOrganizationFilter {
  tenantId?: Id;
  /** Those that have a role here, or whose people have, or the other linked ones. */
  isGranted?: boolean;
}
