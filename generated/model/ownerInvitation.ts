/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OwnerInvitationState } from './ownerInvitationState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Who was invited to own an organisation, and what became of it.
 */
export interface OwnerInvitation {
  /** Where the link was mailed. */
  email: string;
  /**
     * First name.
     * @nullable
     */
  firstName: string | null;
  /**
     * Last name.
     * @nullable
     */
  lastName: string | null;
  /** What became of it. */
  state: OwnerInvitationState;
  expiresAt: UnixSeconds;
}
