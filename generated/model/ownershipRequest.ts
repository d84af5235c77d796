/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OwnershipRequestStatus } from './ownershipRequestStatus.ts';
import type { Person } from './person.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An owner's request to somebody of the organisation to become its owner.
 */
export interface OwnershipRequest {
  id: Id;
  createdAt: UnixSeconds;
  requestedBy: Person;
  asked: Person;
  /** Whether it waits for an answer, or what became of it. */
  status: OwnershipRequestStatus;
  /**
     * Why the person said no, if they gave a reason.
     * @nullable
     */
  rejectionReason: string | null;
  /** When it was answered or withdrawn. */
  answeredAt: UnixSeconds | null;
  /** Whether the caller is the one who is asked, and it waits for the answer. */
  mayAnswer: boolean;
  /** Whether the caller can take it back. */
  mayRevoke: boolean;
}
