/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingDraftKind } from './billingDraftKind.ts';
import type { CentsSum } from './centsSum.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An invoice or credit note that a run would make.
 */
export interface BillingDraft {
  /** Which of both. */
  kind: BillingDraftKind;
  /** The number that it would have. */
  number: string;
  customer: TenantRef;
  /** Who is billed. */
  billToName: string;
  /** For which span. */
  label: string;
  /**
     * Its lines.
     * @minimum 0
     */
  orders: number;
  totalCadCents: CentsSum;
}
