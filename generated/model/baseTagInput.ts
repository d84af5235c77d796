/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: a tag of a courier; services offer copies of it.
 */
export interface BaseTagInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * How such an order is to be handled.
     * @maxLength 300
     */
  description?: string;
  /**
     * Address of its icon, a picture of the library that is not archived.
     * @maxLength 100
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  iconImageSrc?: string;
}
