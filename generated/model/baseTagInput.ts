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
     * Address of its icon.
     * @maxLength 500
     */
  iconImageSrc?: string;
}
