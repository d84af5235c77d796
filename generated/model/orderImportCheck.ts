/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportCheckRow } from './orderImportCheckRow.ts';

/**
 * What would become of the rows of one part of a file.
 */
export interface OrderImportCheck {
  /**
     * Row by row.
     * @maxItems 100
     */
  rows: OrderImportCheckRow[];
}
