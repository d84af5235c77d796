/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvitationLookInvitation } from './invitationLookInvitation.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An invitation as its guest reads it.
 */
export interface InvitationLook {
  /** What it says. */
  invitation: InvitationLookInvitation;
  invitingTenant: TenantRef;
  /** The organisation of the invited address that is linked with it already; null where there is none. */
  linkedTenant: TenantRef | null;
  /** The organisation that an owner takes over; null of every other kind. */
  handedOver: TenantRef | null;
}
