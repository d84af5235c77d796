/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactDetail } from './contactDetail.ts';
import type { ContactInputRolesItem } from './contactInputRolesItem.ts';

/**
 * To be added: somebody whom one asks for in an organisation.
 */
export interface ContactInput {
  /**
     * Of a person, or of a desk.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What one asks them about. There is one primary contact; who is made it takes it over.
     * @maxItems 4
     */
  roles?: ContactInputRolesItem[];
  /**
     * In the order in which they are best tried.
     * @maxItems 20
     */
  details?: ContactDetail[];
}
