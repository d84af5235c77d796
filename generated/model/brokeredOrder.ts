/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Both sides of an order that was sold and bought; cents before tax.
 */
export interface BrokeredOrder {
  sellOrderId: Id;
  buyOrderId: Id;
  /**
     * What the customer pays; null: it has no price.
     * @nullable
     */
  soldCadCents: number | null;
  /**
     * What the partner asks, or where its order has no price what was agreed on; null: neither is known.
     * @nullable
     */
  boughtCadCents: number | null;
  /** Whether that is the agreed price. */
  isAgreed: boolean;
  /**
     * What was agreed on last; null: there was no price then.
     * @nullable
     */
  agreedCadCents: number | null;
  /**
     * Sold less bought; null where either is not known.
     * @nullable
     */
  marginCadCents: number | null;
  /**
     * What the partner billed of it; null: nothing.
     * @nullable
     */
  billedCadCents: number | null;
  /**
     * How what the partner billed differs from what was agreed on; null: it does not.
     * @maxLength 100
     * @nullable
     */
  difference: string | null;
  /**
     * The invoices and credit notes to the customer, the newest first.
     * @maxItems 20
     * @items.maxLength 21
     */
  soldInvoiceNumbers: string[];
  /**
     * Those of the partner to us.
     * @maxItems 20
     * @items.maxLength 21
     */
  boughtInvoiceNumbers: string[];
}
