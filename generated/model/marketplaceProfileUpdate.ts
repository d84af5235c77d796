/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ServedArea } from './servedArea.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface MarketplaceProfileUpdate {
  /** Whether organisations that it does not deliver for find it, see its public profile and can apply to it. Those that it is connected with stay so. */
  isListed?: boolean;
  /**
     * What it does, in a line.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  headline?: string | null;
  /**
     * What it does, for whom and how.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * Address of a picture of the organization's library that is not archived.
     * @maxLength 100
     * @nullable
     * @pattern ^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
     */
  picture?: string | null;
  /**
     * Where it delivers; who looks for a courier at a place finds those that serve it.
     * @maxItems 20
     */
  areas?: ServedArea[];
  /**
     * Its services that strangers see; none chosen are all that are published.
     * @maxItems 100
     */
  serviceIds?: Id[];
  /**
     * Whom to call, in E.164; null: the organisation's own number.
     * @maxLength 30
     * @nullable
     */
  phone?: string | null;
  /**
     * Its own site.
     * @maxLength 200
     * @nullable
     * @pattern ^https://[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$
     */
  website?: string | null;
  version?: EditVersion;
}
