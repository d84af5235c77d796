/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which jobs.
 */
export interface FailedJobFilter {
  /**
     * Only jobs of this kind.
     * @maxLength 60
     */
  name?: string;
}
