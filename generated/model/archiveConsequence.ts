/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ArchiveConsequenceOrdersItem } from './archiveConsequenceOrdersItem.ts';
import type { ArchiveConsequenceVehiclesItem } from './archiveConsequenceVehiclesItem.ts';
import type { Person } from './person.ts';

/**
 * What becomes of it when a person is archived.
 */
export interface ArchiveConsequence {
  user: Person;
  /**
     * Orders that they are to carry out and that are not over.
     * @minimum 0
     */
  openOrders: number;
  /**
     * How many of these can be taken from them.
     * @minimum 0
     */
  unassignable: number;
  /**
     * The first of these.
     * @maxItems 5
     */
  orders: ArchiveConsequenceOrdersItem[];
  /**
     * The first of the vehicles that they have.
     * @maxItems 5
     */
  vehicles: ArchiveConsequenceVehiclesItem[];
  /** Whether the account ends with it, since they belong nowhere else. */
  accountEnds: boolean;
}
