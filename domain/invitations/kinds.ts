import type { TenantFeature } from '../access/navigation.ts'
import type { HeldPermissions, PermissionId } from '../access/role-permissions.ts'
import { whyNotHandedOver } from '../relationships/onboarding.ts'

/** What an invitation is for; that is fixed when it is made (docs/rules/invitations-and-customers.md, "Invitations"). */
export type InvitationKind = 'user' | PartnerKind | 'owner'

/** An organization that is invited to be linked with the inviting one. */
export type PartnerKind = 'customer' | 'supplier'

interface Partner {
  /** What the inviting organization has to be able to do. */
  readonly invitedBy: TenantFeature
  /** What one needs in the inviting organization beside `invitations.create`. */
  readonly toInvite: PermissionId
  /** What the invited organization is able to do from then on. */
  readonly becomes: PartnerKindOfTenant
  /** What one needs in the invited organization to answer for it: default roles that hold it are Owner and Organization Manager. */
  readonly toAccept: PermissionId
  /** What both are to each other: who provides the delivery stands first in a link. */
  readonly link: 'courier-customer' | 'supplier-customer'
  /** Whether the inviting one provides it. */
  readonly inviterProvides: boolean
  /** "Helen Dyck of Prairie Sky Couriers invites you to …". */
  readonly invitesTo: string
}
type PartnerKindOfTenant = 'Customer' | 'Supplier'

export const partners: Readonly<Record<PartnerKind, Partner>> = {
  customer: {
    invitedBy: 'Courier',
    toInvite: 'customers.create',
    becomes: 'Customer',
    toAccept: 'vendors.create',
    link: 'courier-customer',
    inviterProvides: true,
    invitesTo: 'order deliveries from them',
  },
  supplier: {
    invitedBy: 'Customer',
    toInvite: 'suppliers.create',
    becomes: 'Supplier',
    toAccept: 'customers.create',
    link: 'supplier-customer',
    inviterProvides: false,
    invitesTo: 'send to them as a supplier',
  },
}

export function isPartner(kind: InvitationKind): kind is PartnerKind {
  return kind in partners
}

/** Both ends of the link that an accepted invitation makes, in the order in which they stand in it. */
export function linkOf(
  kind: PartnerKind,
  invitingTenantId: number,
  invitedTenantId: number,
): { kind: Partner['link']; tenantId: number; partnerTenantId: number } {
  const { link, inviterProvides } = partners[kind]
  const [tenantId, partnerTenantId] = inviterProvides
    ? [invitingTenantId, invitedTenantId]
    : [invitedTenantId, invitingTenantId]
  return { kind: link, tenantId, partnerTenantId }
}

/** Why somebody may not invite such people or organizations in the name of their own, null if they may. */
export function whyNotInvited(
  kind: InvitationKind,
  held: HeldPermissions,
  features: { has(feature: TenantFeature): boolean },
): string | null {
  // Who takes over a managed customer is asked by those who may hand it over.
  if (kind === 'owner') return whyNotHandedOver(held, features)
  if (!held.has('invitations.create')) return 'You do not have permission to invite'
  if (!isPartner(kind)) return null
  const { invitedBy, toInvite } = partners[kind]
  if (!features.has(invitedBy)) return `Only a ${invitedBy.toLowerCase()} invites a ${kind}`
  return held.has(toInvite) ? null : `You do not have permission to invite a ${kind}`
}

/** Why somebody may not accept such an invitation for an organization of theirs, null if they may. */
export function whyNotAccepted(kind: PartnerKind, held: HeldPermissions): string | null {
  return held.has(partners[kind].toAccept) ? null : 'Only its owner or an organization manager can accept for it'
}
