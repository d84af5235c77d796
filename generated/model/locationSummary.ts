/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A pickup or drop-off, as lists need it.
 */
export interface LocationSummary {
  id: Id;
  /** Its name. */
  name: string;
  /** The address in one line. */
  formattedAddress: string;
  /** City. */
  city: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}
