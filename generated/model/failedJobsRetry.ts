/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which failed jobs begin anew, those that are named or all of a kind; one of both.
 */
export interface FailedJobsRetry {
  /**
     * Those of these ids.
     * @minItems 1
     * @maxItems 500
     */
  ids?: Id[];
  /**
     * All of this kind.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
}
