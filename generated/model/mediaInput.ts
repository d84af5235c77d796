/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A file that was uploaded before, and the name it is attached under.
 */
export interface MediaInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * The `url` of the upload.
     * @maxLength 200
     */
  url: string;
}
