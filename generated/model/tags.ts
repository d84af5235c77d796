/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Tag } from './tag.ts';

/**
 * The tags of a service revision.
 */
export interface Tags {
  /**
     * All of them.
     * @maxItems 500
     */
  data: Tag[];
  version?: EditVersion;
}
