/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Which failed jobs begin anew; with both, those of the ids that are of the kind. One is needed.
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
  kind?: string;
}
