/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AgeingSums } from './ageingSums.ts';
import type { Id } from './id.ts';

/**
 * What a customer owes.
 */
export interface AgeingCustomer {
  id: Id;
  /** The customer. */
  name: string;
  /**
     * Where it gets invoices.
     * @nullable
     */
  email: string | null;
  /** Whether it is a customer still. */
  isConnected: boolean;
  /**
     * Days that its oldest outstanding invoice is overdue.
     * @minimum 0
     */
  oldestDays: number;
  /** Whether it may order nothing. */
  isOnHold: boolean;
  /**
     * Why it should be put on credit hold; null where it should not, or is.
     * @nullable
     */
  holdProposal: string | null;
  /**
     * When it was last reminded, unix seconds.
     * @nullable
     */
  remindedAt: number | null;
  ageing: AgeingSums;
}
