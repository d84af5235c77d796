/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A colleague whose account is made at once.
 */
export interface UserCreate {
  /**
     * E-mail address.
     * @maxLength 254
     */
  email: string;
  /**
     * First name.
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     */
  phone?: string;
  /**
     * IANA time zone.
     * @maxLength 60
     */
  timezone: string;
  /**
     * What the person may do, by the numbers of roles. Only what the caller holds can be given.
     * @minItems 1
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  roles: number[];
}
