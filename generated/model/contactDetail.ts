/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactDetailType } from './contactDetailType.ts';

/**
 * A way to reach a contact.
 */
export interface ContactDetail {
  /** What it is; the value is checked by it. */
  type: ContactDetailType;
  /**
     * The address or number; a phone number is kept in E.164, a web address with its scheme.
     * @minLength 1
     * @maxLength 300
     */
  value: string;
}
