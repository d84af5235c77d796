/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ServiceZone } from './serviceZone.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface ServiceMapUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What it is for.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /** What a service begins with that takes this map; it may say otherwise. */
  pricingStrategy?: string;
  /**
     * Canadian cents once an order, as a service begins with; without it an order outside has no price.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  fallbackFeeCadCents?: number | null;
  /**
     * The draft of its zones, all of them.
     * @maxItems 500
     */
  serviceZones?: ServiceZone[];
  version?: EditVersion;
}
