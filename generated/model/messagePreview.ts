/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A mail made of example facts, as those read it who get one.
 */
export interface MessagePreview {
  /**
     * Its subject.
     * @maxLength 1000
     */
  subject: string;
  /**
     * All of it in plain text.
     * @maxLength 20000
     */
  text: string;
  /**
     * All of it as a page of its own, which loads nothing and holds no script.
     * @maxLength 400000
     */
  html: string;
}
