/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TableLayoutDensity } from './tableLayoutDensity.ts';

/**
 * How a person likes a table.
 */
export interface TableLayout {
  /**
     * The shown columns in their order; empty means the default.
     * @maxItems 60
     * @items.maxLength 60
     * @items.pattern ^[A-Za-z][A-Za-z0-9]{0,59}$
     */
  columns: string[];
  /** Height of rows. */
  density: TableLayoutDensity;
}
