/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageExceptionCode } from './brokerageExceptionCode.ts';
import type { DeliveryOrderUpdateType } from './deliveryOrderUpdateType.ts';
import type { FieldChange } from './fieldChange.ts';
import type { Id } from './id.ts';
import type { OrderMessage } from './orderMessage.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * One entry of an order's timeline.
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
  /** The courier that the order was brokered to, for the one that sold it on; for everybody else what that one does was done by the seller. */
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
     * Total before in cents; of a bought price, before tax.
     * @nullable
     */
  pricingFrom?: number | null;
  /**
     * Total after in cents; of a bought price, before tax.
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
     * What an edit changed, without what this person may not see: amounts where prices are hidden, and what a driver earns outside the courier.
     * @maxItems 1000
     */
  changes?: FieldChange[];
  message?: OrderMessage;
  answeredException?: BrokerageExceptionCode;
  /** Whether the answer agrees. */
  accepted?: boolean;
  /**
     * The recurring order it came from.
     * @minimum 1
     */
  createdByRecurringOrderId?: number;
}
