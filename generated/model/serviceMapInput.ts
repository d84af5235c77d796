/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceZone } from './serviceZone.ts';

/**
 * To be added: the zones by whose places services are priced. They are worked on as a draft; services take those that were published.
 */
export interface ServiceMapInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it is for.
     * @maxLength 300
     */
  description?: string;
  /** What a service begins with that takes this map; it may say otherwise. */
  pricingStrategy?: string;
  /**
     * Canadian cents once an order, as a service begins with; without it an order outside has no price.
     * @minimum 0
     * @maximum 10000000
     */
  fallbackFeeCadCents?: number;
  /**
     * The draft of its zones, all of them.
     * @maxItems 500
     */
  serviceZones?: ServiceZone[];
}
