import { isPartner, partners } from '#domain/invitations/kinds.ts'
import type { InvitationLook } from '#generated/model/index.ts'

/** Whether an administrator made the organization: nobody has it, and nobody hands it over. */
function isMade({ invitingTenant, handedOver }: InvitationLook): boolean {
  return handedOver?.id === invitingTenant.id
}

/** What the page is about: "Join …" for a colleague, "Connect with …" for an organization, "Take over …" for an owner. */
export function titleOf(look: InvitationLook): string {
  const { invitation, invitingTenant, handedOver } = look
  if (isMade(look)) return `${invitingTenant.name} is ready for you`
  if (handedOver !== null) return `Take over ${handedOver.name}`
  return `${isPartner(invitation.kind) ? 'Connect with' : 'Join'} ${invitingTenant.name}`
}

/** Who invites whom to what, in a sentence. */
export function sentenceOf(look: InvitationLook): string {
  const { invitation, invitingTenant, handedOver } = look
  const { kind, invitedByName, forInitialUserEmail, forPrefillTenantName, roleNames } = invitation
  if (isMade(look))
    return `${invitedByName ?? 'An administrator'} made ${invitingTenant.name} on Waybill, and invites ${forInitialUserEmail} to be its owner.`
  if (handedOver !== null)
    return `${invitedByName ?? 'Somebody'} of ${invitingTenant.name} asks ${forInitialUserEmail} to own ${handedOver.name}. Its orders, locations and prices stay as they are, and ${invitingTenant.name} stays its vendor.`
  if (!isPartner(kind))
    return `${invitedByName ?? invitingTenant.name} invites ${forInitialUserEmail} to work with ${invitingTenant.name}, as ${roleNames.join(', ')}.`
  const inviter = invitedByName === null ? invitingTenant.name : `${invitedByName} of ${invitingTenant.name}`
  return `${inviter} invites ${forPrefillTenantName ?? forInitialUserEmail} to ${partners[kind].invitesTo}.`
}

/** What has become of it once it is accepted. */
export function outcomeOf(look: InvitationLook, organization: string | null): string {
  const { invitation, invitingTenant, handedOver } = look
  if (isMade(look)) return `You own ${invitingTenant.name} now.`
  if (handedOver !== null) return `You own ${handedOver.name} now. ${invitingTenant.name} delivers for it as before.`
  return isPartner(invitation.kind)
    ? `${organization ?? 'Your organization'} and ${invitingTenant.name} are connected.`
    : `You belong to ${invitingTenant.name} now, as ${invitation.roleNames.join(', ')}.`
}

/** What the button of somebody who has an account says. */
export function takeUpWord(look: InvitationLook): string {
  if (isMade(look)) return 'Become the owner'
  return look.handedOver === null ? 'Connect' : 'Take over'
}
