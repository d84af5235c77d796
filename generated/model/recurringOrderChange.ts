/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderChangeLocation } from './recurringOrderChangeLocation.ts';
import type { RecurringOrderChangeParcelTypesItem } from './recurringOrderChangeParcelTypesItem.ts';
import type { RecurringOrderChangeTagsItem } from './recurringOrderChangeTagsItem.ts';

/**
 * What is to differ of several recurring orders; what is left out stays. With nothing at all somebody says that the rest is right.
 */
export interface RecurringOrderChange {
  /**
     * When it can be picked up, by the courier's clock: seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  pickupFromS?: number;
  /**
     * By when it is promised, seconds from midnight; null: as the speed promises.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  dropoffToS?: number | null;
  /**
     * What each order costs before tax (cents); null: what is published on the day. The courier alone sets it.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  agreedPriceCadCents?: number | null;
  customerTenantId?: Id;
  serviceId?: Id;
  serviceSpeedId?: Id;
  /**
     * Parcel types in the place of others.
     * @minItems 1
     * @maxItems 20
     */
  parcelTypes?: RecurringOrderChangeParcelTypesItem[];
  /**
     * Tags in the place of others.
     * @minItems 1
     * @maxItems 50
     */
  tags?: RecurringOrderChangeTagsItem[];
  /** A location in the place of another one, at whichever stop that is. */
  location?: RecurringOrderChangeLocation;
}
