/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A service, or something of one, by its id, and by its name, which a later revision of the service keeps.
 */
export interface OrderTemplateChoice {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
}
