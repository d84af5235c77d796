/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderTemplateParcel } from './orderTemplateParcel.ts';

/**
 * A drop-off beside the first.
 */
export interface OrderTemplateDropoff {
  locationId?: Id;
  /**
     * What it gets; left out: the same as the first.
     * @maxItems 20
     */
  parcels?: OrderTemplateParcel[];
}
