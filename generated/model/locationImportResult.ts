/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationImportRow } from './locationImportRow.ts';

/**
 * What became of the rows of one part of a file.
 */
export interface LocationImportResult {
  /** Whether nothing was stored. */
  dryRun: boolean;
  /**
     * Good rows as they stood, or only written in another form.
     * @minimum 0
     */
  clean: number;
  /**
     * Good rows after mending.
     * @minimum 0
     */
  mended: number;
  /**
     * Rows refused.
     * @minimum 0
     */
  refused: number;
  /**
     * Rows (of the clean and mended) that are already in the address book.
     * @minimum 0
     */
  duplicates: number;
  /**
     * Row by row.
     * @maxItems 100
     */
  rows: LocationImportRow[];
}
