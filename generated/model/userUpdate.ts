/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * One's own profile, as it is asked for, sent and answered.
 */
export interface UserUpdate {
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
  /** In which units lengths, weights and volumes are shown. */
  unitPreference: string;
}
