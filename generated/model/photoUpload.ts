/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The photo of a person.
 */
export interface PhotoUpload {
  /**
     * A PNG, JPEG or WebP in base64, at most 300 kB. The largest size that is shown is 200 pixels.
     * @maxLength 400000
     */
  content: string;
}
