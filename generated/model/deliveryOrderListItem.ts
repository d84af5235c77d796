/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';
import type { Id } from './id.ts';
import type { ListPricing } from './listPricing.ts';
import type { LocationSummary } from './locationSummary.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Person } from './person.ts';
import type { Tag } from './tag.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order as lists and boards show it.
 */
export interface DeliveryOrderListItem {
  id: Id;
  status: OrderStatus;
  billStatus: BillStatus;
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
  availableAt: UnixSeconds;
  /**
     * Promised drop-off (unix seconds).
     * @minimum 0
     * @nullable
     */
  dueAt: number | null;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
  senderTenant: TenantRef;
  receiverTenant: TenantRef;
  /** The courier that the order is brokered to, shown to the courier that brokered it alone; null otherwise. */
  brokeredTo: TenantRef | null;
  /** The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
  driver: Person | null;
  /** The service. */
  serviceName: string;
  /** The speed. */
  serviceSpeedName: string;
  /** Colour of the speed's name. */
  serviceSpeedTextColor: string;
  /**
     * Tags.
     * @maxItems 50
     */
  tags: Tag[];
  pickupLocation: LocationSummary;
  dropoffLocation: LocationSummary;
  /**
     * The zone in which the drop-off lay on the service's map when the order was placed, shown to the courier that carries it out; null to everybody else, without a map and outside its zones.
     * @nullable
     */
  dropoffZone: string | null;
  /**
     * Pieces.
     * @minimum 0
     */
  totalParcels: number;
  /**
     * Kilograms in all; null while a part of it is not known.
     * @minimum 0
     * @nullable
     */
  totalWeightKg: number | null;
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /**
     * Driving seconds.
     * @minimum 0
     */
  timeS: number;
  pricing: ListPricing;
  /**
     * What a dispatcher should look at, such as `price_missing`.
     * @maxItems 20
     * @items.maxLength 60
     */
  exceptions: string[];
}
