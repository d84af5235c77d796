/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PartnershipStanding } from './partnershipStanding.ts';
import type { PublicProfileServicesItem } from './publicProfileServicesItem.ts';
import type { ServedArea } from './servedArea.ts';

/**
 * What a courier shows to strangers, and how the caller's organisation stands to it.
 */
export interface PublicProfile {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /** Whether strangers see it. */
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
     * Address of its picture.
     * @nullable
     */
  picture: string | null;
  /**
     * Whom to call, in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Its own site, by https.
     * @nullable
     */
  website: string | null;
  /**
     * Where it is.
     * @nullable
     */
  city: string | null;
  /**
     * Where it delivers.
     * @maxItems 20
     */
  areas: ServedArea[];
  /**
     * What it shows of what it offers, without prices.
     * @maxItems 100
     */
  services: PublicProfileServicesItem[];
  /** Whether the caller's organisation is its customer already. */
  isConnected: boolean;
  /**
     * The application that waits between the two; null where none does, or the caller may not read it.
     * @minimum 1
     * @nullable
     */
  applicationId: number | null;
  partnership: PartnershipStanding;
  /**
     * The offer of a partnership that waits between the two; null where none does, or the caller may not read it.
     * @minimum 1
     * @nullable
     */
  partnershipId: number | null;
}
