/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where the photo of a person is.
 */
export interface Photo {
  /**
     * Address of the photo; null without one.
     * @nullable
     */
  image: string | null;
}
