/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A service.
 */
export type VendorTermsServicesItem = {
  id: Id;
  /** Its name. */
  name: string;
  /** What it is. */
  description: string;
  /**
     * What waiting costs where the service has rules of its own; null: as above.
     * @maxItems 4
     * @nullable
     */
  waiting: string[] | null;
};
