/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An address that matches what was typed.
 */
export interface AddressSuggestion {
  /** The address in one line. */
  label: string;
  /**
     * The place's name.
     * @nullable
     */
  name: string | null;
  /** Street and number. */
  streetAddress: string;
  /** City. */
  city: string;
  /** Two-letter province. */
  province: string;
  /**
     * Postal code.
     * @nullable
     */
  postalCode: string | null;
  /** Two-letter country. */
  country: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** Whether the coordinates are the middle of its city or postal area, so that the pin has to be moved to the door. */
  approximate: boolean;
}
