/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { FuelOutlook } from './fuelOutlook.ts';
import type { FuelTable } from './fuelTable.ts';

/**
 * The fuel surcharges of a courier.
 */
export interface FuelSurcharges {
  version: EditVersion;
  /** By fuel, the newest first. */
  tables: FuelTable[];
  /** One for each fuel. */
  outlooks: FuelOutlook[];
}
