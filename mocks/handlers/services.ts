import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import type { World } from '../world-types.ts'

/** Unless its courier has taken it out of what can be ordered. */
function isOffered({ book }: World, serviceId: number): boolean {
  return book?.services.find(({ id }) => id === serviceId)?.isEnabled !== false
}

/** What can be ordered. */
export const servicesMocks = defineMocks({
  getTenantServices({ query }, call) {
    const { world, caller } = call
    const { customerTenantId = tenantOf(caller).tenant.id } = query
    const couriers = world.tenants
      .filter(({ tenant, customerIds }) => tenant.id === customerTenantId || customerIds.includes(customerTenantId))
      .map(({ tenant }) => tenant.id)
    return pageOf(call, {
      rows: world.services
        .map(({ summary }) => summary)
        .filter(({ id, courierTenant }) => couriers.includes(courierTenant.id) && isOffered(world, id)),
      sortBy: { name: ({ name }) => name },
    })
  },

  getService({ path }, { world }) {
    const service = world.services.find(({ summary }) => summary.id === path.serviceId)
    if (service === undefined) throw notFound(noSuch('service'))
    return service.summary
  },
})
