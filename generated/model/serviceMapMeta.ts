/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServiceMapMetaPricingStrategy } from './serviceMapMetaPricingStrategy.ts';
import type { ServiceMapStatus } from './serviceMapStatus.ts';
import type { ServiceMapUse } from './serviceMapUse.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A service map without its zones, as lists show it.
 */
export interface ServiceMapMeta {
  id: Id;
  tenantId: Id;
  /**
     * Counts its changes.
     * @minimum 1
     */
  version: number;
  /** Whether it is archived. */
  archived: boolean;
  /** Its name. */
  name: string;
  /**
     * What it is for.
     * @nullable
     */
  description: string | null;
  /** What a service begins with that takes this map. */
  pricingStrategy: ServiceMapMetaPricingStrategy;
  /**
     * Canadian cents once an order outside every zone, as a service begins with; null: no price.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  fallbackFeeCadCents: number | null;
  /**
     * How many zones its draft has.
     * @minimum 0
     */
  zoneCount: number;
  status: ServiceMapStatus;
  /** When its zones were published last; null: never. */
  publishedAt: UnixSeconds | null;
  /**
     * The services that are priced by it, published or in a draft; of many the first.
     * @maxItems 20
     */
  usedBy: ServiceMapUse[];
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
