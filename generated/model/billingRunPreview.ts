/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingDraft } from './billingDraft.ts';
import type { BillingExclusion } from './billingExclusion.ts';
import type { BillingFile } from './billingFile.ts';
import type { BillingRunFault } from './billingRunFault.ts';
import type { CentsSum } from './centsSum.ts';

/**
 * What a billing run would make.
 */
export interface BillingRunPreview {
  /**
     * Changes with every amount, name, number and code of the dry run; the run is made with it.
     * @maxLength 64
     */
  version: string;
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
     * The exclusions that it was asked for.
     * @maxItems 700
     */
  excluded: BillingExclusion[];
  /**
     * Orders by which money may be lost and that nobody has accepted.
     * @minimum 0
     */
  openLeaks: number;
  /**
     * Orders without a price that stay unbilled, as somebody accepted.
     * @minimum 0
     */
  leftOut: number;
  /**
     * What keeps it from being made, then what is to be read first.
     * @maxItems 500
     */
  faults: BillingRunFault[];
  /**
     * The first of the invoices and credit notes.
     * @maxItems 500
     */
  drafts: BillingDraft[];
  /**
     * The files that it would write.
     * @maxItems 500
     */
  files: BillingFile[];
}
