/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a managed customer says of itself, by its courier. A field that is left out stays; null clears the phone.
 */
export interface CustomerProfile {
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * Its postal address.
     * @minLength 1
     * @maxLength 300
     */
  address?: string;
  /**
     * Whom to call about orders, in E.164, an extension behind it: `;ext=204`.
     * @maxLength 30
     * @nullable
     */
  phone?: string | null;
}
