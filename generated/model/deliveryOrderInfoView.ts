/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillStatus } from './billStatus.ts';
import type { Cancellation } from './cancellation.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { LocationSummary } from './locationSummary.ts';
import type { OrderParty } from './orderParty.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { ParcelDetail } from './parcelDetail.ts';
import type { Person } from './person.ts';
import type { Pricing } from './pricing.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What the order drawer shows.
 */
export interface DeliveryOrderInfoView {
  id: Id;
  status: OrderStatus;
  billStatus: BillStatus;
  /** The courier that the order is brokered to, shown to the courier that brokered it alone; null otherwise. */
  brokeredTo: TenantRef | null;
  /** The driver, shown inside the courier's tenant and to the customer once assigned; null while unassigned. */
  driver: Person | null;
  senderTenant: TenantRef;
  receiverTenant: OrderParty;
  availableAt: UnixSeconds;
  pickupLocation: LocationSummary;
  pricing: Pricing;
  pricingVersion: EditVersion;
  /** The parcels. */
  parcelDetails: ParcelDetail[];
  /** Whether positions are stamped at the stops. */
  geostampsEnabled: boolean;
  /**
     * Why it was cancelled.
     * @nullable
     */
  cancellationReason: string | null;
  /** Who cancelled it and why; null unless cancelled. */
  cancellation: Cancellation | null;
  updatedAt: UnixSeconds;
}
