/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface VendorUpdate {
  /**
     * What the organisation calls it.
     * @maxLength 120
     * @nullable
     */
  ownName?: string | null;
  /**
     * What it is called in the books of the organisation.
     * @maxLength 40
     * @nullable
     */
  accountNumber?: string | null;
  /** Whether it is preferred to others; the same as being a favourite. */
  isFavorite?: boolean;
  /**
     * What is worth knowing about it; it never reads this.
     * @maxLength 2000
     * @nullable
     */
  notes?: string | null;
  version?: EditVersion;
}
