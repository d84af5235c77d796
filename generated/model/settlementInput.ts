/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SettlementKind } from './settlementKind.ts';
import type { SettlementPart } from './settlementPart.ts';

/**
 * A payment, money given back, or a credit note taken off invoices. The parts of a payment and of a credit are on invoices, those of money given back on credit notes; with them it is all said, and nothing is left over.
 */
export interface SettlementInput {
  kind: SettlementKind;
  customerId: Id;
  /**
     * The day: at most today, and at most a year before the oldest invoice.
     * @maxLength 10
     */
  settledOn: string;
  /**
     * CAD where it is left out; no other is taken.
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
  method?: PaymentMethod;
  /**
     * Such as the number of the cheque.
     * @maxLength 300
     */
  note?: string;
  /**
     * Of a credit: the credit note.
     * @minimum 1
     * @maximum 9007199254740991
     */
  creditNoteId?: number;
  /**
     * For what it is.
     * @minItems 1
     * @maxItems 100
     */
  parts: SettlementPart[];
}
