/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AddressArea } from './addressArea.ts';

/**
 * Where an address lies, or that it is not known.
 */
export interface AddressAreaAnswer {
  /** Null when neither city nor postal code is known. */
  area: AddressArea | null;
}
