/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactDetail } from './contactDetail.ts';
import type { ContactUpdateRolesItem } from './contactUpdateRolesItem.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface ContactUpdate {
  /**
     * Of a person, or of a desk.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What one asks them about. There is one primary contact; who is made it takes it over.
     * @maxItems 4
     */
  roles?: ContactUpdateRolesItem[];
  /**
     * In the order in which they are best tried.
     * @maxItems 20
     */
  details?: ContactDetail[];
  version?: EditVersion;
}
