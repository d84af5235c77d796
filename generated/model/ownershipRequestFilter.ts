/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OwnershipRequestFilterStatusItem } from './ownershipRequestFilterStatusItem.ts';

/**
 * Which ownership requests: those that fit all of it.
 */
export interface OwnershipRequestFilter {
  /**
     * Status: any of these.
     * @minItems 1
     * @maxItems 4
     */
  status?: OwnershipRequestFilterStatusItem[];
}
