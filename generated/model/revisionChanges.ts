/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RevisionChangesDataItem } from './revisionChangesDataItem.ts';

/**
 * What became of the prices of a service between two of its revisions.
 */
export interface RevisionChanges {
  /** Component by component. */
  data: RevisionChangesDataItem[];
}
