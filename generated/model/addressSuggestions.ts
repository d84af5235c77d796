/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AddressSuggestion } from './addressSuggestion.ts';

/**
 * At most ten addresses, best first.
 */
export interface AddressSuggestions {
  /**
     * The addresses.
     * @maxItems 10
     */
  data: AddressSuggestion[];
}
