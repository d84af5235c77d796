/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * The map by whose zones a service revision is priced. The zones are pinned when it is published.
 */
export interface RevisionServiceMap {
  /**
     * The map; null: no zones.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  serviceMapId: number | null;
  /** Both: each distinct zone once; highest: the dearer stop (docs/rules/zones-and-distance.md, "Zones"). */
  pricingStrategy: string;
  /**
     * Canadian cents, once an order; null: such an order has no price.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  fallbackFeeCadCents: number | null;
  version?: EditVersion;
}
