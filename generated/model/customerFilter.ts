/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerFilterRelationItem } from './customerFilterRelationItem.ts';
import type { CustomerFilterStatusItem } from './customerFilterStatusItem.ts';

/**
 * Which customers: those that fit all of it.
 */
export interface CustomerFilter {
  /**
     * Connection: any of these.
     * @minItems 1
     * @maxItems 2
     */
  status?: CustomerFilterStatusItem[];
  /**
     * Kind: any of these.
     * @minItems 1
     * @maxItems 3
     */
  relation?: CustomerFilterRelationItem[];
  /** Managed: Yes, or else No. */
  isManaged?: boolean;
  /** Credit hold: Yes, or else No. */
  creditHold?: boolean;
  /** Favourite: Yes, or else No. */
  isFavorite?: boolean;
}
