/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderUpdateType } from './deliveryOrderUpdateType.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * One entry of an order's timeline (spec/order-detail.md section 3).
 */
export interface DeliveryOrderUpdate {
  id: Id;
  type: DeliveryOrderUpdateType;
  createdAt: UnixSeconds;
  occurredAt: UnixSeconds;
  deliveryOrderId: Id;
  /** Comment. */
  comment?: string;
  /** Commenter name. */
  commenterName?: string;
  /** Commenter email. */
  commenterEmail?: string;
  /** Creator name. */
  creatorName?: string;
  /** Creator email. */
  creatorEmail?: string;
  /** Assignee name. */
  assigneeName?: string;
  /** Assignee email. */
  assigneeEmail?: string;
  /** Actor name. */
  actorName?: string;
  /** Actor tenant name. */
  actorTenantName?: string;
  /** Sender tenant name. */
  senderTenantName?: string;
  /** Broker supplier name. */
  brokerSupplierName?: string;
  /** From location name. */
  fromLocationName?: string;
  /** From location address. */
  fromLocationAddress?: string;
  /** To location name. */
  toLocationName?: string;
  /** To location address. */
  toLocationAddress?: string;
  /** Media name. */
  mediaName?: string;
  /** Media url. */
  mediaUrl?: string;
  /** Reason. */
  reason?: string;
  /**
     * Total before in cents.
     * @nullable
     */
  pricingFrom?: number | null;
  /**
     * Total after in cents.
     * @nullable
     */
  pricingTo?: number | null;
  /** The period of a check-in or check-out. */
  geostampUid?: string;
  /** Degrees north. */
  lat?: number;
  /** Degrees east. */
  lng?: number;
  /**
     * The recurring order it came from.
     * @minimum 1
     */
  createdByRecurringOrderId?: number;
}
