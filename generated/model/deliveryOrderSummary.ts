/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ListPricing } from './listPricing.ts';
import type { LocationSummary } from './locationSummary.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Person } from './person.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order in a few words.
 */
export interface DeliveryOrderSummary {
  id: Id;
  /** What an outsider holds. */
  uid: string;
  status: OrderStatus;
  /**
     * The customer's purchase order.
     * @nullable
     */
  poNumber: string | null;
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
  receiverTenant: TenantRef;
  /** The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
  driver: Person | null;
  pickupLocation: LocationSummary;
  dropoffLocation: LocationSummary;
  /**
     * Pieces.
     * @minimum 0
     */
  totalParcels: number;
  pricing: ListPricing;
}
