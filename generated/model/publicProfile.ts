/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PartnershipStanding } from './partnershipStanding.ts';

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
  /**
     * Whom to call, in E.164.
     * @nullable
     */
  phone: string | null;
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
