/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { InvitationKind } from './invitationKind.ts';
import type { InvitationState } from './invitationState.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An invitation to come in by e-mail. What it is for is decided when it is made.
 */
export interface Invitation {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is for: a user is a colleague with roles; the organisation of a customer or a supplier is linked with the inviting one. */
  kind: InvitationKind;
  /** What became of it. */
  state: InvitationState;
  /** The address that it stands for. */
  forInitialUserEmail: string;
  /**
     * First name of the person.
     * @nullable
     */
  forInitialUserFirstName: string | null;
  /**
     * Last name of the person.
     * @nullable
     */
  forInitialUserLastName: string | null;
  /**
     * Phone in E.164, an extension behind it: `;ext=204`.
     * @nullable
     */
  forInitialUserPhone: string | null;
  /**
     * Name of the organisation that is invited, with which its form begins. None of a colleague.
     * @nullable
     */
  forPrefillTenantName: string | null;
  /**
     * What a colleague may do, by the numbers of roles, at least one. Only what the inviter holds can be given. None of a customer or supplier.
     * @maxItems 20
     * @items.minimum 1
     * @items.maximum 9007199254740991
     */
  roles: number[];
  /**
     * First and last name of the person who made it.
     * @nullable
     */
  invitedByName: string | null;
  /**
     * Unix seconds.
     * @minimum 0
     */
  expiresAt: number;
  /**
     * When it was accepted, rejected, revoked or expired, unix seconds; null while it is pending.
     * @nullable
     */
  endedAt: number | null;
  /**
     * Number of the organisation that it was accepted for; null before that, and of a colleague.
     * @minimum 1
     * @nullable
     */
  acceptedTenantId: number | null;
  /**
     * Its name.
     * @nullable
     */
  acceptedTenantName: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
