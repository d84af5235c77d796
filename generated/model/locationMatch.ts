/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A location that fits what was typed.
 */
export interface LocationMatch {
  id: Id;
  /** Its name, with what people call it. */
  name: string;
  /** The address in one line. */
  formattedAddress: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}
