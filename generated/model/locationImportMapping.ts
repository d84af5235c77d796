/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which CSV column holds which field, by the column's heading. Without latitude and longitude the pins are found by the addresses.
 */
export interface LocationImportMapping {
  /**
     * Column of the owner's own number.
     * @minLength 1
     * @maxLength 120
     */
  externalReference?: string;
  /**
     * Column of the name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Column of the street.
     * @minLength 1
     * @maxLength 120
     */
  streetAddress: string;
  /**
     * Column of the unit.
     * @minLength 1
     * @maxLength 120
     */
  unitNumber?: string;
  /**
     * Column of the city.
     * @minLength 1
     * @maxLength 120
     */
  city: string;
  /**
     * Column of the province.
     * @minLength 1
     * @maxLength 120
     */
  province: string;
  /**
     * Column of the postal code.
     * @minLength 1
     * @maxLength 120
     */
  postalCode?: string;
  /**
     * Column of the phone.
     * @minLength 1
     * @maxLength 120
     */
  phone?: string;
  /**
     * Column of the e-mail address.
     * @minLength 1
     * @maxLength 120
     */
  email?: string;
  /**
     * Column of the time zone.
     * @minLength 1
     * @maxLength 120
     */
  timezone?: string;
  /**
     * Column of the latitude.
     * @minLength 1
     * @maxLength 120
     */
  latitude?: string;
  /**
     * Column of the longitude.
     * @minLength 1
     * @maxLength 120
     */
  longitude?: string;
}
