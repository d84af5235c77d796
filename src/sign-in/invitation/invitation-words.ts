import { isPartner, partners } from '#domain/invitations/kinds.ts'
import type { InvitationLook } from '#generated/model/index.ts'

/** What the page is about: "Join …" for a colleague, "Connect with …" for an organization. */
export function titleOf({ invitation, invitingTenant }: InvitationLook): string {
  return `${isPartner(invitation.kind) ? 'Connect with' : 'Join'} ${invitingTenant.name}`
}

/** Who invites whom to what, in a sentence. */
export function sentenceOf({ invitation, invitingTenant }: InvitationLook): string {
  const { kind, invitedByName, forInitialUserEmail, forPrefillTenantName, roleNames } = invitation
  if (!isPartner(kind))
    return `${invitedByName ?? invitingTenant.name} invites ${forInitialUserEmail} to work with ${invitingTenant.name}, as ${roleNames.join(', ')}.`
  const inviter = invitedByName === null ? invitingTenant.name : `${invitedByName} of ${invitingTenant.name}`
  return `${inviter} invites ${forPrefillTenantName ?? forInitialUserEmail} to ${partners[kind].invitesTo}.`
}

/** What has become of it once it is accepted. */
export function outcomeOf({ invitation, invitingTenant }: InvitationLook, organization: string | null): string {
  return isPartner(invitation.kind)
    ? `${organization ?? 'Your organization'} and ${invitingTenant.name} are connected.`
    : `You belong to ${invitingTenant.name} now, as ${invitation.roleNames.join(', ')}.`
}
