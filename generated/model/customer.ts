/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConnectedAs } from './connectedAs.ts';
import type { CustomerBillingCycle } from './customerBillingCycle.ts';
import type { CustomerMergedInto } from './customerMergedInto.ts';
import type { CustomerPaymentTerms } from './customerPaymentTerms.ts';
import type { CustomerRelation } from './customerRelation.ts';
import type { CustomerStatus } from './customerStatus.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * One that an organisation delivers for: a customer of a courier, another courier that hands orders on to it, or one that a supplier sends for. What stands here is known to that organisation alone; the customer reads its terms (`GET …/vendors/{vendorId}/terms`).
 */
export interface Customer {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it calls itself. */
  name: string;
  /** What it is to the organisation. */
  relation: CustomerRelation;
  /** Whether the two are connected; an ended connection keeps what was. */
  status: CustomerStatus;
  /** Whether nobody has an account there, so that its courier orders and answers for it. */
  isManaged: boolean;
  /** Whether it was marked as a favourite. */
  isFavorite: boolean;
  /**
     * Whom to call about orders, in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Its postal address.
     * @nullable
     */
  address: string | null;
  /**
     * Orders for it that are neither completed nor cancelled.
     * @minimum 0
     */
  openOrders: number;
  /**
     * When its latest order was available to be picked up, unix seconds; null before the first.
     * @minimum 0
     * @nullable
     */
  lastOrderAt: number | null;
  /**
     * How many services of the organisation it may order.
     * @minimum 0
     */
  services: number;
  connectedAs: ConnectedAs;
  connectedAt: UnixSeconds;
  /**
     * When the connection was ended, unix seconds; null while it is not.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /**
     * The customer that it became a part of; null: it is one of its own.
     * @nullable
     */
  mergedInto: CustomerMergedInto;
  /**
     * What it is called in the books of the organisation.
     * @nullable
     */
  accountNumber: string | null;
  /**
     * What is worth knowing about it; it never reads this.
     * @maxLength 2000
     * @nullable
     */
  notes: string | null;
  /**
     * Name on its invoices and receipts; null: as it says itself.
     * @nullable
     */
  billToName: string | null;
  /**
     * Address on its invoices and receipts; null: as it says itself.
     * @maxLength 400
     * @nullable
     */
  billToAddress: string | null;
  /**
     * Where its invoices are sent.
     * @nullable
     */
  invoiceEmail: string | null;
  /**
     * When its invoices are due; null: as the accounting settings say.
     * @nullable
     */
  paymentTerms: CustomerPaymentTerms;
  /**
     * How often it is billed; null: as the accounting settings say.
     * @nullable
     */
  billingCycle: CustomerBillingCycle;
  /** Whether its orders bear no tax. */
  taxExempt: boolean;
  /**
     * By which it is exempt; needed once it is.
     * @nullable
     */
  taxExemptionNumber: string | null;
  /** Whether an order for it is placed with a PO number alone. */
  poNumberRequired: boolean;
  /** Whether its new orders are stopped. */
  creditHold: boolean;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
