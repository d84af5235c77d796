/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderDriverViewProtocol } from './deliveryOrderDriverViewProtocol.ts';
import type { DeliveryOrderNext } from './deliveryOrderNext.ts';
import type { Geostamp } from './geostamp.ts';
import type { Id } from './id.ts';
import type { KeptOrderField } from './keptOrderField.ts';
import type { OrderLocation } from './orderLocation.ts';
import type { OrderParty } from './orderParty.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { ParcelDetail } from './parcelDetail.ts';
import type { Person } from './person.ts';
import type { ProtocolEntry } from './protocolEntry.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What the driver of an order needs at its stops, in one call; no price is in it.
 */
export interface DeliveryOrderDriverView {
  id: Id;
  /** What the label carries. */
  uid: string;
  status: OrderStatus;
  /**
     * Notes for the courier.
     * @nullable
     */
  orderNotes: string | null;
  /**
     * What it has in its courier's own fields, of those that appear on orders.
     * @maxItems 100
     */
  orderFields: KeptOrderField[];
  availableAt: UnixSeconds;
  /**
     * Promised drop-off (unix seconds).
     * @minimum 0
     * @nullable
     */
  dueAt: number | null;
  /** The service. */
  serviceName: string;
  /** The speed. */
  serviceSpeedName: string;
  senderTenant: TenantRef;
  receiverTenant: OrderParty;
  /** The driver; null while unassigned. */
  driver: Person | null;
  pickupLocation: OrderLocation;
  dropoffLocation: OrderLocation;
  /** The parcels. */
  parcelDetails: ParcelDetail[];
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
  /** Whether positions are stamped at the stops. */
  geostampsEnabled: boolean;
  /**
     * The stamps.
     * @maxItems 500
     */
  geostamps: Geostamp[];
  /** What is asked. */
  protocol: DeliveryOrderDriverViewProtocol;
  /**
     * What was captured.
     * @maxItems 2
     */
  protocolData: ProtocolEntry[];
  next: DeliveryOrderNext;
}
