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
     * Address of its icon, a picture of the library that is not archived.
     * @maxLength 100
     * @nullable
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  iconImageSrc?: string | null;
  version?: EditVersion;
}
