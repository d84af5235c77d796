/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The application that a browser runs.
 */
export interface ClientVersion {
  /**
     * Its version.
     * @minLength 1
     * @maxLength 40
     */
  version: string;
  /**
     * The page that was opened. Numbers and names in it are not kept.
     * @minLength 1
     * @maxLength 2000
     */
  route: string;
}
