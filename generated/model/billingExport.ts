/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingExportPackage } from './billingExportPackage.ts';
import type { BillingExportState } from './billingExportState.ts';
import type { BillingGrouping } from './billingGrouping.ts';
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A billing run.
 */
export interface BillingExport {
  id: Id;
  /** What has become of it. */
  state: BillingExportState;
  /** For which accounting package. */
  package: BillingExportPackage;
  grouping: BillingGrouping;
  /** The last day. */
  until: string;
  /** What its invoices are dated. */
  invoiceDate: string;
  /**
     * Of how many customers alone; null: of all.
     * @nullable
     */
  customers: number | null;
  /**
     * Orders that are written so far.
     * @minimum 0
     */
  done: number;
  /**
     * Of how many; null: it does not know yet.
     * @nullable
     */
  total: number | null;
  /**
     * Why nothing was made.
     * @nullable
     */
  failure: string | null;
  /**
     * Orders that it bills or corrects.
     * @minimum 0
     */
  orders: number;
  /**
     * Invoices.
     * @minimum 0
     */
  invoices: number;
  /**
     * Credit notes.
     * @minimum 0
     */
  creditNotes: number;
  preTaxCadCents: CentsSum;
  taxCadCents: CentsSum;
  totalCadCents: CentsSum;
  /**
     * Orders that it leaves unbilled.
     * @minimum 0
     */
  excludedOrders: number;
  excludedCadCents: CentsSum;
  /**
     * Of its first invoice.
     * @nullable
     */
  firstNumber: string | null;
  /**
     * Of its last.
     * @nullable
     */
  lastNumber: string | null;
  /** Who made it. */
  madeByName: string;
  createdAt: UnixSeconds;
  /**
     * When it was done or failed, unix seconds.
     * @nullable
     */
  endedAt: number | null;
  /**
     * When it was reversed, unix seconds.
     * @nullable
     */
  reversedAt: number | null;
  /**
     * By whom.
     * @nullable
     */
  reversedByName: string | null;
  /**
     * Why.
     * @nullable
     */
  reversalReason: string | null;
  /**
     * Of which customers alone, where it is of some; of a list they are left out.
     * @maxItems 1000
     */
  customerIds?: Id[];
}
