import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { notFound } from '../refusals.ts'
import type { MockService, World } from '../world-types.ts'

/** Unless its courier has taken it out of what can be ordered. */
function isOffered({ book }: World, serviceId: number): boolean {
  return book?.services.find(({ id }) => id === serviceId)?.isEnabled !== false
}

function find({ services }: World, matches: (service: MockService) => boolean): MockService {
  const service = services.find(matches)
  if (service === undefined) throw notFound('No such service.')
  return service
}

const ofRevision =
  ({ revisionId }: { readonly revisionId: number }) =>
  ({ summary }: MockService) =>
    summary.revisionId === revisionId

/** What can be ordered. */
export const servicesMocks = defineMocks({
  getTenantServices({ query }, call) {
    const { world, caller, request } = call
    const { customerTenantId = tenantOf(caller).tenant.id } = query
    const couriers = world.tenants
      .filter(({ tenant, customerIds }) => tenant.id === customerTenantId || customerIds.includes(customerTenantId))
      .map(({ tenant }) => tenant.id)
    return pageOf(call, request, {
      rows: world.services
        .map(({ summary }) => summary)
        .filter(({ id, courierTenant }) => couriers.includes(courierTenant.id) && isOffered(world, id)),
      idOf: ({ id }) => id,
      sortBy: { name: ({ name }) => name },
      usual: { field: 'name', direction: 'asc' },
    })
  },

  getService: ({ path }, { world }) => find(world, ({ summary }) => summary.id === path.serviceId).summary,
  getServiceRevisionParcelTypes: ({ path }, { world }) => ({ data: find(world, ofRevision(path)).parcelTypes }),
  getServiceRevisionServiceSpeeds: ({ path }, { world }) => ({ data: find(world, ofRevision(path)).speeds }),
  getServiceRevisionTags: ({ path }, { world }) => ({ data: find(world, ofRevision(path)).tags }),
})
