import { roles } from '#domain/access/roles.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { Organization } from '#generated/model/index.ts'
import { defineMocks } from '../define-mocks.ts'
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

/** What administrators see of the organizations of the installation. */
export const organizationsMocks = defineMocks({
  getPaginatedTenants({ query: { search = '' } }, call) {
    const rows = call.world.tenants
      .filter(({ tenant }) => tenant.kind !== 'Internal' && holdsWords(tenant.name, search))
      .map((one) => organizationOf(call.world, one))
    return pageOf(call, {
      rows,
      sortBy: { createdAt: ({ createdAt }) => createdAt, name: ({ name }) => name.toLowerCase() },
      usual: { field: 'createdAt', direction: 'desc' },
    })
  },
})
