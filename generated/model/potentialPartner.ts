/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PartnershipStanding } from './partnershipStanding.ts';

/**
 * A courier that another one may offer a broker partnership.
 */
export interface PotentialPartner {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * Address of its logo.
     * @nullable
     */
  image: string | null;
  /**
     * Where it is.
     * @nullable
     */
  city: string | null;
  /**
     * Names of what it offers.
     * @maxItems 100
     */
  services: string[];
  /**
     * The offer that waits between the two; null where none does.
     * @minimum 1
     * @nullable
     */
  partnershipId: number | null;
  partnership: PartnershipStanding;
}
