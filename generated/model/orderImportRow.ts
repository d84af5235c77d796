/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ImportFault } from './importFault.ts';
import type { OrderImportRowOutcome } from './orderImportRowOutcome.ts';

/**
 * What became of one row of an import of orders.
 */
export interface OrderImportRow {
  /**
     * Line in the file.
     * @minimum 1
     */
  line: number;
  /** Not looked at, placed, placed before, or refused. */
  outcome: OrderImportRowOutcome;
  /**
     * The customer's reference.
     * @nullable
     */
  reference: string | null;
  /**
     * The drop-off, by name.
     * @nullable
     */
  dropoff: string | null;
  /**
     * The order.
     * @nullable
     */
  deliveryOrderId: number | null;
  /**
     * What it cost when it was placed, cents; null for who reads no prices.
     * @nullable
     */
  priceCadCents: number | null;
  /**
     * Why it was refused.
     * @maxItems 20
     */
  faults: ImportFault[];
}
