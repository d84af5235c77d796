/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ImportFault } from './importFault.ts';
import type { ImportMend } from './importMend.ts';
import type { OrderImportCheckRowMakesItem } from './orderImportCheckRowMakesItem.ts';
import type { OrderImportCheckRowOutcome } from './orderImportCheckRowOutcome.ts';

/**
 * What would become of one row of the file.
 */
export interface OrderImportCheckRow {
  /**
     * Line in the file.
     * @minimum 1
     */
  line: number;
  /** The drop-off, as read. */
  name: string;
  /** Would be placed, placed before, or refused. */
  outcome: OrderImportCheckRowOutcome;
  /**
     * The customer's reference.
     * @nullable
     */
  reference: string | null;
  /**
     * The pickup, by name.
     * @nullable
     */
  pickup: string | null;
  /**
     * The drop-off, by name.
     * @nullable
     */
  dropoff: string | null;
  /**
     * Locations that would be added to the address book for it.
     * @maxItems 2
     */
  makes: OrderImportCheckRowMakesItem[];
  /**
     * What it would cost, cents; null without a price, or for who reads none.
     * @nullable
     */
  priceCadCents: number | null;
  /**
     * The order that was placed of it before.
     * @nullable
     */
  deliveryOrderId: number | null;
  /**
     * What was put right, or left out, and behind it what is only written in another form.
     * @maxItems 100
     */
  mends: ImportMend[];
  /**
     * Why it is refused.
     * @maxItems 100
     */
  faults: ImportFault[];
  /**
     * What one should know before it is placed.
     * @maxItems 20
     */
  warnings: string[];
}
