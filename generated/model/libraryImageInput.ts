/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: a picture of an organisation, such as its logo or the icon of a tag.
 */
export interface LibraryImageInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Address of its content, for an `<img>`; of one that is added that of a finished upload.
     * @minLength 1
     * @maxLength 100
     */
  url: string;
}
