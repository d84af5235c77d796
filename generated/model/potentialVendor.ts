/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A courier that an organisation may apply to.
 */
export interface PotentialVendor {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /**
     * Where it is.
     * @nullable
     */
  city: string | null;
  /**
     * What it does, in a line.
     * @nullable
     */
  headline: string | null;
  /**
     * Names of what it shows of what it offers.
     * @maxItems 100
     */
  services: string[];
  /**
     * From the place that was asked for to the middle of the area that it serves, in metres; null where none was.
     * @minimum 0
     * @nullable
     */
  distanceM: number | null;
  /**
     * The application that waits between the two; null where none does.
     * @minimum 1
     * @nullable
     */
  applicationId: number | null;
}
