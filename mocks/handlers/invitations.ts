import { isRoleId, roleNames } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchInvitation } from '#domain/text/refusals.ts'
import type { Invitation } from '#generated/model/index.ts'
import { accessToken, refreshToken } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import type { World } from '../world-types.ts'

/** Every link leads to the invitation that waits, until it is answered. */
function waiting({ resources }: World): Invitation {
  const found = (resources.invitation as readonly Invitation[] | undefined)?.find(({ state }) => state === 'pending')
  if (found === undefined) throw notFound(noSuchInvitation)
  return found
}

function end(world: World, { id }: Invitation, state: Invitation['state']): void {
  world.resources.invitation = (world.resources.invitation ?? []).map((row) =>
    row.id === id ? { ...row, state } : row,
  )
}

/** What a guest does with an invitation. */
export const invitationsMocks = defineMocks({
  getInvitationByUid(_input, { world }) {
    const { roles, ...invitation } = waiting(world)
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
        roleNames: roles.filter(isRoleId).map((role) => roleNames[role]),
        invitedByName: invitation.invitedByName,
        expiresAt: invitation.expiresAt,
      },
      invitingTenant: { id: inviting.id, name: inviting.name },
      linkedTenant: null,
    }
  },

  getEmailExists: ({ path }, { world }) => ({ exists: world.people.some(({ user }) => user.email === path.email) }),

  acceptInvitationAsGuest(_input, { world }) {
    end(world, waiting(world), 'accepted')
    const userId = world.people[0]?.user.id ?? 1
    return { token: accessToken(userId), refreshToken: refreshToken(userId) }
  },

  acceptInvitation(_input, { world }) {
    const invitation = waiting(world)
    const tenant = world.tenants.find((one) => one.tenant.id === invitation.tenantId)?.tenant
    end(world, invitation, 'accepted')
    return { tenant: { id: invitation.tenantId, name: tenant?.name ?? '' } }
  },

  rejectInvitation(_input, { world }) {
    end(world, waiting(world), 'rejected')
    return { done: true }
  },
})
