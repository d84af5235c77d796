/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvitationLookInvitationKind } from './invitationLookInvitationKind.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What it says.
 */
export type InvitationLookInvitation = {
  id: Id;
  /** What it is for; an owner takes over an organisation that the inviting one manages. */
  kind: InvitationLookInvitationKind;
  tenantId: Id;
  /** The address that it stands for. */
  forInitialUserEmail: string;
  /**
     * First name.
     * @nullable
     */
  forInitialUserFirstName: string | null;
  /**
     * Last name.
     * @nullable
     */
  forInitialUserLastName: string | null;
  /**
     * Phone in E.164.
     * @nullable
     */
  forInitialUserPhone: string | null;
  /**
     * Name with which the form of the organisation begins.
     * @nullable
     */
  forPrefillTenantName: string | null;
  /** Whether the link came by mail to the address, so that an account can be made with it. One that was passed on in another way is answered by those who have an account. */
  provesEmail: boolean;
  /** What the person would become. */
  roleNames: string[];
  /**
     * Who invites.
     * @nullable
     */
  invitedByName: string | null;
  expiresAt: UnixSeconds;
};
