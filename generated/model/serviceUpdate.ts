/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a service is called.
 */
export interface ServiceUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is for; empty when it is left out.
     * @maxLength 300
     */
  description?: string;
}
