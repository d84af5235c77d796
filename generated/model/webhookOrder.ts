/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { TenantRef } from './tenantRef.ts';
import type { WebhookOrderPrice } from './webhookOrderPrice.ts';
import type { WebhookStop } from './webhookStop.ts';

/**
 * An order as the organisation that is told may read it, at the moment that the message was made.
 */
export interface WebhookOrder {
  id: Id;
  /**
     * As labels have it.
     * @maxLength 30
     */
  number: string;
  status: OrderStatus;
  /**
     * The customer's purchase order.
     * @maxLength 300
     * @nullable
     */
  poNumber: string | null;
  /**
     * Notes for the courier.
     * @maxLength 300
     * @nullable
     */
  notes: string | null;
  customer: TenantRef;
  courier: TenantRef;
  placedBy: TenantRef;
  /** The service. */
  service: string;
  /**
     * The speed; null: there is none.
     * @nullable
     */
  speed: string | null;
  pickup: WebhookStop;
  dropoff: WebhookStop;
  /** When it was placed. */
  createdAt: string;
  /** From when on it can be picked up. */
  availableAt: string;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  dueAt: string | null;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  assignedAt: string | null;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  pickedUpAt: string | null;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  droppedOffAt: string | null;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  completedAt: string | null;
  /**
     * When it is promised, or happened; null: it is not, or did not.
     * @nullable
     */
  cancelledAt: string | null;
  /**
     * Why it was cancelled.
     * @maxLength 300
     * @nullable
     */
  cancellationReason: string | null;
  /**
     * Pieces.
     * @minimum 0
     */
  parcels: number;
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /** What it costs the customer; null to those who neither pay nor earn it, and while it has none. */
  price: WebhookOrderPrice;
}
