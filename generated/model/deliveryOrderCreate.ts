/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderFieldValues } from './orderFieldValues.ts';
import type { ParcelDetailInput } from './parcelDetailInput.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order for a delivery. `customerTenantId` pays; it is the request's tenant itself or a customer of it.
 */
export interface DeliveryOrderCreate {
  customerTenantId: Id;
  serviceId: Id;
  serviceSpeedId: Id;
  /**
     * Tags.
     * @maxItems 50
     */
  tagIds?: Id[];
  pickupLocationId: Id;
  dropoffLocationId: Id;
  /**
     * What is carried; each type once.
     * @minItems 1
     * @maxItems 100
     */
  parcels: ParcelDetailInput[];
  availableAt: UnixSeconds;
  /**
     * The customer's purchase order.
     * @maxLength 100
     */
  poNumber?: string;
  /**
     * Notes for the courier.
     * @maxLength 300
     */
  orderNotes?: string;
  orderFields?: OrderFieldValues;
  /** Yes to what is hardly ever meant, a time more than a year ahead or a way from a place to itself; without it 422 `unusual_order` asks. */
  confirmUnusual?: boolean;
  /** Yes to what is above a budget of the organization that pays, of its owners and organization managers; without it, or of anybody else, 422 `over_budget`. */
  mayExceedBudget?: boolean;
}
