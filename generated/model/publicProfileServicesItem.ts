/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A service.
 */
export type PublicProfileServicesItem = {
  /** Its name. */
  name: string;
  /** What it is for. */
  description: string;
};
