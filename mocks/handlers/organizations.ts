import { roles } from '#domain/access/roles.ts'
import { courierNamed, hasOwner } from '#domain/invitations/owner.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import type { Organization, OwnerInvitationInput } from '#generated/model/index.ts'
import { defineMocks } from '../define-mocks.ts'
import { takeId } from '../lookup.ts'
import { pageOf } from '../pages.ts'
import type { MockTenant, World } from '../world-types.ts'

function organizationOf({ people, now }: World, { tenant }: MockTenant): Organization {
  const owner = people.find(({ memberships }) =>
    memberships.some((one) => one.tenantId === tenant.id && one.roles.includes(roles.owner)),
  )
  const { id, name, kind } = tenant
  const named = owner && { id: owner.user.id, firstName: owner.user.firstName, lastName: owner.user.lastName }
  return { id, name, kind, createdAt: now - id * 86_400, owner: named ?? null, invitation: null }
}

/** So long a link works. */
const month = 30 * 86_400

function invitationOf({ email, firstName, lastName }: OwnerInvitationInput, now: number): Organization['invitation'] {
  const named = { firstName: firstName?.trim() ?? null, lastName: lastName?.trim() ?? null }
  return { email: email.trim(), ...named, state: 'pending', expiresAt: now + month }
}

function all(world: World): Organization[] {
  const begun = world.tenants.filter(({ tenant }) => tenant.kind !== 'Internal')
  return [...begun.map((one) => organizationOf(world, one)), ...(world.made ?? [])]
}

/** @throws notFound for one that no administrator made */
function madeOf({ made = [] }: World, { tenantId }: { readonly tenantId: number }): Organization {
  const found = made.find(({ id }) => id === tenantId)
  if (found === undefined) throw notFound(noSuchOrganization)
  return found
}

/** What administrators see of the organizations of the installation, and make: no mail goes out from here. */
export const organizationsMocks = defineMocks({
  getPaginatedTenants({ query: { search = '' } }, call) {
    const rows = all(call.world).filter(({ name }) => holdsWords(name, search))
    return pageOf(call, {
      rows,
      sortBy: { createdAt: ({ createdAt }) => createdAt, name: ({ name }) => name.toLowerCase() },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  },

  createTenant({ body }, { world, now }) {
    const { kind, ownerEmail, ownerFirstName, ownerLastName } = body
    const name = body.name.trim()
    const isTaken = (one: Organization) => one.kind === 'Courier' && one.name.toLowerCase() === name.toLowerCase()
    if (kind === 'Courier' && all(world).some(isTaken)) throw courierNamed()
    const asked = { email: ownerEmail, firstName: ownerFirstName, lastName: ownerLastName }
    const made = {
      id: takeId(world),
      name,
      kind,
      createdAt: now(),
      owner: null,
      invitation: invitationOf(asked, now()),
    }
    world.made = [...(world.made ?? []), made]
    return made
  },

  getOwnerInvitation: ({ path }, { world }) => madeOf(world, path),

  inviteOwner({ path, body }, { world, now }) {
    const found = madeOf(world, path)
    if (found.owner !== null) throw hasOwner()
    return Object.assign(found, { invitation: invitationOf(body, now()) })
  },
})
