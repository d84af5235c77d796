/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConnectedAs } from './connectedAs.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { SupplierStatus } from './supplierStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * One that sends to an organisation, and may place orders in its name (docs/rules/invitations-and-customers.md, "Links").
 */
export interface Supplier {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it calls itself. */
  name: string;
  /** Whether the two are connected; an ended connection keeps what was. */
  status: SupplierStatus;
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
     * Orders that it placed in the name of the organisation and that are neither completed nor cancelled.
     * @minimum 0
     */
  openOrders: number;
  /**
     * When the latest order that it placed was available to be picked up, unix seconds; null before the first.
     * @minimum 0
     * @nullable
     */
  lastOrderAt: number | null;
  connectedAs: ConnectedAs;
  connectedAt: UnixSeconds;
  /**
     * When the connection was ended, unix seconds; null while it is not.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /** Whether it may place orders in the name of the organisation, which pays for them. */
  placesOrders: boolean;
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
