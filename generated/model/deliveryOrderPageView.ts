/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';
import type { Brokerage } from './brokerage.ts';
import type { BrokerageException } from './brokerageException.ts';
import type { Cancellation } from './cancellation.ts';
import type { DeliveryOrderPageViewSenderUser } from './deliveryOrderPageViewSenderUser.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { KeptOrderField } from './keptOrderField.ts';
import type { OrderLocation } from './orderLocation.ts';
import type { OrderParty } from './orderParty.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderTimes } from './orderTimes.ts';
import type { ParcelDetail } from './parcelDetail.ts';
import type { Person } from './person.ts';
import type { Pricing } from './pricing.ts';
import type { Tag } from './tag.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Everything the order page shows.
 */
export interface DeliveryOrderPageView {
  id: Id;
  /** What an outsider holds. */
  uid: string;
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
  /**
     * What it has in its courier's own fields.
     * @maxItems 100
     */
  orderFields: KeptOrderField[];
  /**
     * Heaviest piece in kilograms; null while one of them is not known.
     * @minimum 0
     * @nullable
     */
  weightKg: number | null;
  /**
     * Kilograms in all; null while a part of it is not known.
     * @minimum 0
     * @nullable
     */
  totalWeightKg: number | null;
  /**
     * Cubic metres in all; null while a part of it is not known.
     * @minimum 0
     * @nullable
     */
  totalVolumeM3: number | null;
  /**
     * Pieces.
     * @minimum 0
     */
  totalParcels: number;
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
  /** Whether the distance is an estimate. */
  distanceEstimated: boolean;
  /** The service. */
  serviceName: string;
  /**
     * The vehicle.
     * @nullable
     */
  vehicleName: string | null;
  /** The speed. */
  serviceSpeedName: string;
  /** Colour of the speed's name. */
  serviceSpeedTextColor: string;
  availableAt: UnixSeconds;
  /**
     * Promised drop-off (unix seconds).
     * @minimum 0
     * @nullable
     */
  dueAt: number | null;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
  /**
     * The recurring order it came from.
     * @minimum 1
     * @nullable
     */
  createdByRecurringOrderId: number | null;
  /** Who placed it. */
  senderUser: DeliveryOrderPageViewSenderUser;
  scheduledByTenant: TenantRef;
  senderTenant: TenantRef;
  receiverTenant: OrderParty;
  /** The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
  driver: Person | null;
  /** Tags. */
  tags: Tag[];
  pickupLocation: OrderLocation;
  dropoffLocation: OrderLocation;
  /** The parcels. */
  parcelDetails: ParcelDetail[];
  pricing: Pricing;
  pricingVersion: EditVersion;
  /** Whether positions are stamped at the stops. */
  geostampsEnabled: boolean;
  /** The order's other half, for the courier that brokered it; null for everybody else. */
  brokerage: Brokerage | null;
  times: OrderTimes;
  /** Who cancelled it and why; null unless cancelled. */
  cancellation: Cancellation | null;
  /** What a dispatcher should look at, such as `price_missing`. What the other courier of a brokerage changed is among it for the receiver alone. */
  exceptions: string[];
  /**
     * What the other courier of a brokerage changed, for the receiver to accept or to answer.
     * @maxItems 3
     */
  brokerageExceptions: BrokerageException[];
}
