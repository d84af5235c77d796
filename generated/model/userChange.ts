/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A change of a person; what is left out stays, null clears the phone and the photo.
 */
export interface UserChange {
  /**
     * First name.
     * @minLength 1
     * @maxLength 80
     */
  firstName?: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 80
     */
  lastName?: string;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     * @nullable
     */
  phone?: string | null;
  /**
     * IANA time zone.
     * @maxLength 60
     */
  timezone?: string;
  /** In which units lengths, weights and volumes are shown. */
  unitPreference?: string;
  /**
     * Address of a picture of the organization's library that is not archived.
     * @maxLength 100
     * @nullable
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  image?: string | null;
}
