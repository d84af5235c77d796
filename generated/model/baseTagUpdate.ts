/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface BaseTagUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * How such an order is to be handled.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * Address of its icon.
     * @maxLength 500
     * @nullable
     */
  iconImageSrc?: string | null;
  version?: EditVersion;
}
