/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ServiceSpeedsUpdateDataItem } from './serviceSpeedsUpdateDataItem.ts';

/**
 * The service speeds that a draft is to have, in their order.
 */
export interface ServiceSpeedsUpdate {
  /**
     * All of them.
     * @maxItems 100
     */
  data: ServiceSpeedsUpdateDataItem[];
  version?: EditVersion;
}
