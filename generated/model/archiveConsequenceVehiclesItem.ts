/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A vehicle by name.
 */
export type ArchiveConsequenceVehiclesItem = {
  id: Id;
  /** Its name. */
  name: string;
};
