/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderDataParcelsItem } from './deliveryOrderDataParcelsItem.ts';
import type { Id } from './id.ts';
import type { KeptOrderField } from './keptOrderField.ts';
import type { OrderedPart } from './orderedPart.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order as it was ordered, by ids and names: what one needs to order the same again. An id is null where what it named is gone; its name stays.
 */
export interface DeliveryOrderData {
  id: Id;
  /** What the label carries. */
  uid: string;
  customerTenant: TenantRef;
  courierTenant: TenantRef;
  service: OrderedPart;
  serviceSpeed: OrderedPart;
  /**
     * The tags.
     * @maxItems 50
     */
  tags: OrderedPart[];
  /**
     * The saved location of the pickup.
     * @minimum 1
     * @nullable
     */
  pickupLocationId: number | null;
  /**
     * The saved location of the drop-off.
     * @minimum 1
     * @nullable
     */
  dropoffLocationId: number | null;
  /**
     * What is carried, each type once.
     * @maxItems 200
     */
  parcels: DeliveryOrderDataParcelsItem[];
  availableAt: UnixSeconds;
  /**
     * The customer's purchase order.
     * @nullable
     */
  poNumber: string | null;
  /**
     * Notes for the courier.
     * @nullable
     */
  orderNotes: string | null;
  /**
     * What it has in its courier's own fields.
     * @maxItems 100
     */
  orderFields: KeptOrderField[];
}
