/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { PartnershipState } from './partnershipState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A broker partnership that one courier offers another: once it is accepted each may hand orders on to the other, by the services that the other opens to it.
 */
export interface Partnership {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What became of the offer. */
  state: PartnershipState;
  offererTenantId: Id;
  /** Name of the courier that offers. */
  offererTenantName: string;
  /**
     * The courier that it is offered to.
     * @minimum 1
     * @maximum 9007199254740991
     */
  receiverTenantId: number;
  /** Name of that courier. */
  receiverTenantName: string;
  /**
     * What the offerer says with it.
     * @maxLength 1000
     * @nullable
     */
  message: string | null;
  /** First and last name of the person who offered. */
  offeredByName: string;
  /**
     * Of the offerer, in E.164, as it was when it offered.
     * @nullable
     */
  offererPhone: string | null;
  /**
     * Of the offerer, as it was when it offered.
     * @nullable
     */
  offererAddress: string | null;
  /**
     * Why it was declined, if a reason was given.
     * @nullable
     */
  declineReason: string | null;
  /**
     * When it was accepted, declined or revoked, unix seconds; null while it is pending.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
