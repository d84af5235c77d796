/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { OrderTemplateOrder } from './orderTemplateOrder.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface OrderTemplateUpdate {
  /**
     * What people call it; no two have the same.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  order?: OrderTemplateOrder;
  version?: EditVersion;
}
