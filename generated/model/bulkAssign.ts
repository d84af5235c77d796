/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BulkAssignDriversItem } from './bulkAssignDriversItem.ts';
import type { Id } from './id.ts';

/**
 * The orders that a driver is to carry.
 */
export interface BulkAssign {
  /**
     * Order ids.
     * @minItems 1
     * @maxItems 200
     */
  ids: Id[];
  /**
     * Who has the orders as far as the caller knows. One that somebody else has by now stays there, `other_driver`; one that is not named here is assigned no matter who has it.
     * @maxItems 200
     */
  drivers?: BulkAssignDriversItem[];
  /** Yes to orders for a day on which the driver is off; without it 422 `driver_off` asks, and nothing is assigned. */
  confirmOff?: boolean;
}
