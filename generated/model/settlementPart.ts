/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * How much of a payment is for which invoice or credit note.
 */
export interface SettlementPart {
  invoiceId: Id;
  /**
     * Canadian cents.
     * @minimum 1
     * @maximum 100000000000
     */
  cadCents: number;
}
