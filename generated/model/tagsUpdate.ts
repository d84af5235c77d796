/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
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
}
