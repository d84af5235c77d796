/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderMedia } from './deliveryOrderMedia.ts';

/**
 * The files of an order, newest first, at most 200.
 */
export interface DeliveryOrderMediaList {
  /**
     * The files.
     * @maxItems 200
     */
  media: DeliveryOrderMedia[];
}
