/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ServedArea } from './servedArea.ts';

/**
 * What a courier shows of itself to those who look for one.
 */
export interface MarketplaceProfile {
  version: EditVersion;
  /** Whether organisations that it does not deliver for find it, see its public profile and can apply to it. Those that it is connected with stay so. */
  isListed: boolean;
  /**
     * What it does, in a line.
     * @nullable
     */
  headline: string | null;
  /**
     * What it does, for whom and how.
     * @nullable
     */
  description: string | null;
  /**
     * Address of a picture of the organization's library that is not archived.
     * @nullable
     */
  picture: string | null;
  /**
     * Where it delivers; who looks for a courier at a place finds those that serve it.
     * @maxItems 20
     */
  areas: ServedArea[];
  /**
     * Its services that strangers see; none chosen are all that are published.
     * @maxItems 100
     */
  serviceIds: Id[];
  /**
     * Whom to call, in E.164; null: the organisation's own number.
     * @nullable
     */
  phone: string | null;
  /**
     * Its own site.
     * @nullable
     */
  website: string | null;
}
