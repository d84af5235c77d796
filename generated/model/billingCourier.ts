/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { HowToPay } from './howToPay.ts';
import type { Id } from './id.ts';

/**
 * A courier that has billed the organisation, with its account of today and the ways in which it is paid.
 */
export interface BillingCourier {
  id: Id;
  /** The name of the courier. */
  name: string;
  /** Whether the organisation is still its customer. */
  isConnected: boolean;
  /**
     * The number of its invoices and credit notes.
     * @minimum 1
     */
  invoices: number;
  outstandingCadCents: CentsSum;
  overdueCadCents: CentsSum;
  /** The courier's ways of being paid; null if it has named none. */
  howToPay: HowToPay | null;
}
