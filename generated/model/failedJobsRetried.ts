/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of failed jobs that were to begin anew.
 */
export interface FailedJobsRetried {
  /**
     * How many begin anew.
     * @minimum 0
     * @maximum 5000
     */
  retried: number;
  /** Whether more of the kind are left: 5,000 are begun at a time. */
  left: boolean;
}
