/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BulkOrderResultsResultsItem } from './bulkOrderResultsResultsItem.ts';

/**
 * What became of each order of a bulk act, in the order asked.
 */
export interface BulkOrderResults {
  /** One a row. */
  results: BulkOrderResultsResultsItem[];
}
