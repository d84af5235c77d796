/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ServiceMapPricingStrategy } from './serviceMapPricingStrategy.ts';
import type { ServiceMapStatus } from './serviceMapStatus.ts';
import type { ServiceMapUse } from './serviceMapUse.ts';
import type { ServiceZone } from './serviceZone.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * The zones by whose places services are priced. They are worked on as a draft; services take those that were published.
 */
export interface ServiceMap {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * What it is for.
     * @nullable
     */
  description: string | null;
  /** What a service begins with that takes this map; it may say otherwise. */
  pricingStrategy: ServiceMapPricingStrategy;
  /**
     * Canadian cents once an order, as a service begins with; without it an order outside has no price.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  fallbackFeeCadCents: number | null;
  /**
     * The draft of its zones, all of them.
     * @maxItems 500
     */
  serviceZones: ServiceZone[];
  /**
     * How many zones its draft has.
     * @minimum 0
     */
  zoneCount: number;
  status: ServiceMapStatus;
  /** When its zones were published last; null: never. */
  publishedAt: UnixSeconds | null;
  /**
     * The services that are priced by it, published or in a draft.
     * @maxItems 1000
     */
  usedBy: ServiceMapUse[];
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
