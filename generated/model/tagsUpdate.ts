/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { TagsUpdateDataItem } from './tagsUpdateDataItem.ts';

/**
 * The tags that a draft is to have, in their order.
 */
export interface TagsUpdate {
  /**
     * All of them.
     * @maxItems 100
     */
  data: TagsUpdateDataItem[];
  version?: EditVersion;
}
