/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConnectedAs } from './connectedAs.ts';
import type { Id } from './id.ts';
import type { PartnerStatus } from './partnerStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A courier with which an organisation has, or had, a broker partnership. As a customer and as a vendor it has rows of its own, under the same number, with what the organisation says of it.
 */
export interface Partner {
  id: Id;
  tenantId: Id;
  /** What it calls itself. */
  name: string;
  /** Whether the two are partners; an ended partnership keeps what was. */
  status: PartnerStatus;
  /** Whether it was marked as a favourite. */
  isFavorite: boolean;
  /**
     * Whom to call about orders, in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Its postal address.
     * @nullable
     */
  address: string | null;
  /**
     * Orders bought from it that are neither completed nor cancelled.
     * @minimum 0
     */
  openHandedOn: number;
  /**
     * Orders sold to it that are neither completed nor cancelled.
     * @minimum 0
     */
  openReceived: number;
  /**
     * When the latest order between the two was available to be picked up, unix seconds; null before the first.
     * @minimum 0
     * @nullable
     */
  lastOrderAt: number | null;
  connectedAs: ConnectedAs;
  connectedAt: UnixSeconds;
  /**
     * When the partnership was ended, unix seconds; null while it is not.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
}
