import { permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId, roleNames, roles } from '#domain/access/roles.ts'
import { type InvitationKind, isPartner, linkOf, type PartnerKind, whyNotAccepted } from '#domain/invitations/kinds.ts'
import { nameOfOrganization } from '#domain/invitations/organization.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchInvitation } from '#domain/text/refusals.ts'
import type { Invitation, InvitationLook, ManagedCustomerOnboarding, TenantRef } from '#generated/model/index.ts'
import { accessToken, refreshToken } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import type { World } from '../world-types.ts'
import { askedOfPerson, endOnboarding } from './onboardings.ts'

/**
 * A link leads to the invitation that waits, until it is answered: one that begins with `customer` or `supplier` to such a one, any
 * other to that of a colleague; one that ends with `shared` was passed on.
 */
function waiting({ resources }: World, uid: string, usual: InvitationKind = 'user'): Invitation {
  const meant = (['customer', 'supplier'] as const).find((kind) => uid.startsWith(kind)) ?? usual
  const found = (resources.invitation as readonly Invitation[] | undefined)?.find(
    ({ state, kind }) => state === 'pending' && kind === meant,
  )
  if (found === undefined) throw notFound(noSuchInvitation)
  return found
}

function end(world: World, { id }: Invitation, state: Invitation['state']): void {
  world.resources.invitation = (world.resources.invitation ?? []).map((row) =>
    row.id === id ? { ...row, state } : row,
  )
}

/** The organizations of a person, and which of them is linked with the inviting one already. */
function choicesOf({ world, caller }: MockCall, { kind, tenantId }: Invitation) {
  if (!isPartner(kind)) return []
  return caller.person.memberships.flatMap(({ tenantId: id, roles: held }) => {
    const own = world.tenants.find(({ tenant }) => tenant.id === id && id !== tenantId)?.tenant
    if (own === undefined) return []
    const whyNot = whyNotAccepted(kind, permissionsOf(held.filter(isRoleId)))
    return [{ id, name: own.name, linked: isLinked(world, kind, tenantId, id), whyNot }]
  })
}

function isLinked({ tenants }: World, kind: PartnerKind, invitingId: number, invitedId: number): boolean {
  const link = linkOf(kind, invitingId, invitedId)
  const provider = tenants.find(({ tenant }) => tenant.id === link.tenantId)
  return provider?.customerIds.includes(link.partnerTenantId) ?? false
}

/** Whether a link leads to a person who is asked to take over a customer. */
const leadsToOwner = (uid: string) => uid.startsWith('owner')

/** @throws notFound once it is answered */
function asked(world: World): ManagedCustomerOnboarding {
  const found = askedOfPerson(world)
  if (found === undefined) throw notFound(noSuchInvitation)
  return found
}

function lookOfOwner(world: World, uid: string): InvitationLook {
  const { id, tenantId, toEmail, toFirstName, toLastName, ...offer } = asked(world)
  return {
    invitation: {
      id,
      kind: 'owner',
      tenantId,
      forInitialUserEmail: toEmail ?? '',
      forInitialUserFirstName: toFirstName,
      forInitialUserLastName: toLastName,
      forInitialUserPhone: null,
      forPrefillTenantName: null,
      provesEmail: !uid.endsWith('shared'),
      roleNames: [roleNames[roles.owner]],
      invitedByName: offer.offeredByName,
      expiresAt: offer.expiresAt,
    },
    invitingTenant: { id: tenantId, name: offer.courierName },
    linkedTenant: null,
    handedOver: { id: offer.customerTenantId, name: offer.customerName },
  }
}

/** Answers whatever the link leads to. @returns where one works then */
function answer({ world, now }: MockCall, uid: string, state: 'accepted' | 'rejected'): TenantRef {
  if (leadsToOwner(uid)) {
    const { customerTenantId: id, customerName: name } = endOnboarding(world, asked(world), now(), { state })
    return { id, name }
  }
  const invitation = waiting(world, uid)
  end(world, invitation, state)
  const tenant = world.tenants.find((one) => one.tenant.id === invitation.tenantId)?.tenant
  return { id: invitation.tenantId, name: tenant?.name ?? '' }
}

/** What a guest does with an invitation. */
export const invitationsMocks = defineMocks({
  getInvitationByUid({ path }, { world }) {
    if (leadsToOwner(path.invitationUid)) return lookOfOwner(world, path.invitationUid)
    const { roles: given, ...invitation } = waiting(world, path.invitationUid)
    const inviting = world.tenants.find(({ tenant }) => tenant.id === invitation.tenantId)?.tenant
    if (inviting === undefined) throw notFound(noSuchInvitation)
    return {
      invitation: {
        id: invitation.id,
        kind: invitation.kind,
        tenantId: invitation.tenantId,
        forInitialUserEmail: invitation.forInitialUserEmail,
        forInitialUserFirstName: invitation.forInitialUserFirstName,
        forInitialUserLastName: invitation.forInitialUserLastName,
        forInitialUserPhone: invitation.forInitialUserPhone,
        forPrefillTenantName: invitation.forPrefillTenantName,
        provesEmail: !path.invitationUid.endsWith('shared'),
        roleNames: given.filter(isRoleId).map((role) => roleNames[role]),
        invitedByName: invitation.invitedByName,
        expiresAt: invitation.expiresAt,
      },
      invitingTenant: { id: inviting.id, name: inviting.name },
      linkedTenant: null,
      handedOver: null,
    }
  },

  getEmailExists: ({ path }, { world }) => ({ exists: world.people.some(({ user }) => user.email === path.email) }),

  getInvitationTenants: ({ path }, call) => ({ data: choicesOf(call, waiting(call.world, path.invitationUid)) }),

  linkInvitation({ body }, { world, caller }) {
    const own = world.tenants.find(({ tenant }) => tenant.id === body.tenantId)?.tenant
    end(world, waiting(world, body.uid, 'customer'), 'accepted')
    const made = { id: world.nextId, name: nameOfOrganization(body.organization ?? {}, caller.user) }
    return { tenant: own === undefined ? made : { id: own.id, name: own.name } }
  },

  shareInvitation({ path }) {
    const link = `https://waybill.example/invitations/${path.invitationId}-shared`
    return { link, picture: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' }
  },

  acceptInvitationAsGuest({ body }, call) {
    answer(call, body.uid, 'accepted')
    const userId = call.world.people[0]?.user.id ?? 1
    return { token: accessToken(userId), refreshToken: refreshToken(userId) }
  },

  acceptInvitation: ({ body }, call) => ({ tenant: answer(call, body.uid, 'accepted') }),

  rejectInvitation({ body }, call) {
    answer(call, body.uid, 'rejected')
    return { done: true }
  },
})
