import { permissionsOf } from '#domain/access/role-permissions.ts'
import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { type InvitationKind, isPartner, linkOf, type PartnerKind, whyNotAccepted } from '#domain/invitations/kinds.ts'
import { nameOfOrganization } from '#domain/invitations/organization.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchInvitation } from '#domain/text/refusals.ts'
import type { Invitation } from '#generated/model/index.ts'
import { accessToken, refreshToken } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import type { World } from '../world-types.ts'

/**
 * A link leads to the invitation that waits, until it is answered: one that begins with `customer` or `supplier` to such a one, any
 * other to that of a colleague; one that ends with `shared` was passed on.
 */
function waiting({ resources }: World, uid: string, usual: InvitationKind = 'user'): Invitation {
  const asked = (['customer', 'supplier'] as const).find((kind) => uid.startsWith(kind)) ?? usual
  const found = (resources.invitation as readonly Invitation[] | undefined)?.find(
    ({ state, kind }) => state === 'pending' && kind === asked,
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
  return caller.person.memberships.flatMap(({ tenantId: id, roles }) => {
    const own = world.tenants.find(({ tenant }) => tenant.id === id && id !== tenantId)?.tenant
    if (own === undefined) return []
    const whyNot = whyNotAccepted(kind, permissionsOf(roles.filter(isRoleId)))
    return [{ id, name: own.name, linked: isLinked(world, kind, tenantId, id), whyNot }]
  })
}

function isLinked({ tenants }: World, kind: PartnerKind, invitingId: number, invitedId: number): boolean {
  const link = linkOf(kind, invitingId, invitedId)
  const provider = tenants.find(({ tenant }) => tenant.id === link.tenantId)
  return provider?.customerIds.includes(link.partnerTenantId) ?? false
}

/** What a guest does with an invitation. */
export const invitationsMocks = defineMocks({
  getInvitationByUid({ path }, { world }) {
    const { roles, ...invitation } = waiting(world, path.invitationUid)
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
        roleNames: roles.filter(isRoleId).map((role) => roleNames[role]),
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

  acceptInvitationAsGuest({ body }, { world }) {
    end(world, waiting(world, body.uid), 'accepted')
    const userId = world.people[0]?.user.id ?? 1
    return { token: accessToken(userId), refreshToken: refreshToken(userId) }
  },

  acceptInvitation({ body }, { world }) {
    const invitation = waiting(world, body.uid)
    const tenant = world.tenants.find((one) => one.tenant.id === invitation.tenantId)?.tenant
    end(world, invitation, 'accepted')
    return { tenant: { id: invitation.tenantId, name: tenant?.name ?? '' } }
  },

  rejectInvitation({ body }, { world }) {
    end(world, waiting(world, body.uid), 'rejected')
    return { done: true }
  },
})
