/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderFieldUpdateShownInItem } from './deliveryOrderFieldUpdateShownInItem.ts';
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface DeliveryOrderFieldUpdate {
  /**
     * What it is called on the order and in exports.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** What it holds. */
  kind?: string;
  /**
     * What can be chosen, in its order; only of the kind choice.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     */
  options?: string[];
  /**
     * What is said beside it to the person who fills it in.
     * @maxLength 200
     * @nullable
     */
  help?: string | null;
  /** Whether no order can be placed without it. */
  required?: boolean;
  /**
     * Where it appears.
     * @maxItems 3
     */
  shownIn?: DeliveryOrderFieldUpdateShownInItem[];
  version?: EditVersion;
}
