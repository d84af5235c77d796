/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderTemplateChoice } from './orderTemplateChoice.ts';
import type { OrderTemplateDropoff } from './orderTemplateDropoff.ts';
import type { OrderTemplateParcel } from './orderTemplateParcel.ts';
import type { RecurringOrderField } from './recurringOrderField.ts';

/**
 * An order as far as it is always the same. Whatever is left open is asked for when it is ordered; so is what the service does not have any more, which is looked for by its id and then by its name.
 */
export interface OrderTemplateOrder {
  customerTenantId?: Id;
  courierTenantId?: Id;
  service?: OrderTemplateChoice;
  pickupLocationId?: Id;
  dropoffLocationId?: Id;
  /**
     * Drop-offs beside the first, each an order of its own.
     * @maxItems 49
     */
  further?: OrderTemplateDropoff[];
  /**
     * What is carried.
     * @maxItems 50
     */
  parcels?: OrderTemplateParcel[];
  speed?: OrderTemplateChoice;
  /**
     * Tags.
     * @maxItems 50
     */
  tags?: OrderTemplateChoice[];
  /**
     * Notes for the courier.
     * @maxLength 300
     */
  orderNotes?: string;
  /**
     * What it has in the courier's own fields.
     * @maxItems 30
     */
  orderFields?: RecurringOrderField[];
}
