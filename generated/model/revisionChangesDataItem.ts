/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RevisionChangesDataItemKind } from './revisionChangesDataItemKind.ts';

/**
 * A difference.
 */
export type RevisionChangesDataItem = {
  /** Where it stands, such as `distance-range`. */
  component: string;
  /** What became of it. */
  kind: RevisionChangesDataItemKind;
  /** In words, to be read under the title of its component. */
  text: string;
};
