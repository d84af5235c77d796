/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AddressAreaFoundBy } from './addressAreaFoundBy.ts';

/**
 * Where an address lies, as far as its postal code or city tells.
 */
export interface AddressArea {
  /**
     * Its city; null where a postal area has several.
     * @nullable
     */
  city: string | null;
  /** Two-letter province. */
  province: string;
  /** Degrees north, of the middle. */
  latitude: number;
  /** Degrees east, of the middle. */
  longitude: number;
  /** By what it was found. */
  foundBy: AddressAreaFoundBy;
}
