/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { FuelTable } from './fuelTable.ts';

/**
 * The fuel tables to have.
 */
export interface FuelSurchargesUpdate {
  version: EditVersion;
  /**
     * All of them, each day of a fuel once.
     * @maxItems 50
     */
  tables: FuelTable[];
}
