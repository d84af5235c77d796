/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerImportRow } from './customerImportRow.ts';

/**
 * What became of the rows of one part of a file.
 */
export interface CustomerImportResult {
  /** Whether nothing was stored. */
  dryRun: boolean;
  /**
     * Customers created.
     * @minimum 0
     */
  customers: number;
  /**
     * Locations created.
     * @minimum 0
     */
  locations: number;
  /**
     * Contacts created.
     * @minimum 0
     */
  contacts: number;
  /**
     * Rows whose location is already there.
     * @minimum 0
     */
  duplicates: number;
  /**
     * Rows refused.
     * @minimum 0
     */
  refused: number;
  /**
     * Row by row.
     * @maxItems 100
     */
  rows: CustomerImportRow[];
}
