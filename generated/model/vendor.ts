/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConnectedAs } from './connectedAs.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';
import type { VendorRelation } from './vendorRelation.ts';
import type { VendorStatus } from './vendorStatus.ts';

/**
 * A courier that delivers for an organisation, with what the organisation says of it; the courier does not read that.
 */
export interface Vendor {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it calls itself. */
  name: string;
  /** What it is to the organisation. */
  relation: VendorRelation;
  /** Whether the two are connected; an ended connection keeps what was. */
  status: VendorStatus;
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
     * Orders with it that are neither completed nor cancelled.
     * @minimum 0
     */
  openOrders: number;
  /**
     * When the latest order with it was available to be picked up, unix seconds; null before the first.
     * @minimum 0
     * @nullable
     */
  lastOrderAt: number | null;
  /**
     * How many of its services the organisation may order.
     * @minimum 0
     */
  services: number;
  connectedAs: ConnectedAs;
  connectedAt: UnixSeconds;
  /**
     * When the connection was ended, unix seconds; null while it is not.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /**
     * What the organisation calls it.
     * @nullable
     */
  ownName: string | null;
  /**
     * What it is called in the books of the organisation.
     * @nullable
     */
  accountNumber: string | null;
  /** Whether it is preferred to others; the same as being a favourite. */
  isFavorite: boolean;
  /**
     * What is worth knowing about it; it never reads this.
     * @maxLength 2000
     * @nullable
     */
  notes: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
