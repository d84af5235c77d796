/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingFileKind } from './billingFileKind.ts';

/**
 * A file for an accounting package.
 */
export interface BillingFile {
  /**
     * Its place among those of the run.
     * @minimum 1
     */
  position: number;
  /**
     * What it is called.
     * @maxLength 100
     */
  name: string;
  /** What stands in it. */
  kind: BillingFileKind;
  /**
     * How many invoices or credit notes.
     * @minimum 0
     */
  invoices: number;
  /**
     * Without the header.
     * @minimum 0
     */
  rows: number;
  /**
     * When somebody last had it, unix seconds. Many packages take the same numbers twice.
     * @nullable
     */
  downloadedAt: number | null;
  /**
     * Who.
     * @maxLength 300
     * @nullable
     */
  downloadedByName: string | null;
}
