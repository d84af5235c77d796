import type { HttpHandler } from 'msw'
import {
  getGetServiceMockHandler,
  getGetServiceRevisionParcelTypesMockHandler,
  getGetServiceRevisionServiceSpeedsMockHandler,
  getGetServiceRevisionTagsMockHandler,
  getGetTenantServicesMockHandler,
} from '#generated/client/services/services.msw.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { pageOf } from '../pages.ts'
import { notFound } from '../refusals.ts'
import { type Call, idOf, queryOf } from '../requests.ts'
import type { MockService, World } from '../world-types.ts'

/** Unless its courier has taken it out of what can be ordered. */
function isOffered({ book }: World, serviceId: number): boolean {
  return book?.services.find(({ id }) => id === serviceId)?.isEnabled !== false
}

/** What can be ordered. */
export function servicesHandlers(context: MockContext): HttpHandler[] {
  const { world } = context
  const find = (matches: (service: MockService) => boolean): MockService => {
    const service = world.services.find(matches)
    if (service === undefined) throw notFound('No such service.')
    return service
  }
  const revisionOf = ({ params }: Pick<Call, 'params'>) =>
    find(({ summary }) => summary.revisionId === idOf(params, 'revisionId'))

  return [
    getGetTenantServicesMockHandler(({ request }) => {
      const own = tenantOf(callerOf(context, request)).tenant.id
      const customerId = Number(queryOf(request, 'customerTenantId') ?? own)
      const couriers = world.tenants
        .filter(({ tenant, customerIds }) => tenant.id === customerId || customerIds.includes(customerId))
        .map(({ tenant }) => tenant.id)
      return pageOf(context, request, {
        rows: world.services
          .map(({ summary }) => summary)
          .filter(({ id, courierTenant }) => couriers.includes(courierTenant.id) && isOffered(world, id)),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getGetServiceMockHandler(({ params }) => find(({ summary }) => summary.id === idOf(params, 'serviceId')).summary),
    getGetServiceRevisionParcelTypesMockHandler((call) => ({ data: revisionOf(call).parcelTypes })),
    getGetServiceRevisionServiceSpeedsMockHandler((call) => ({ data: revisionOf(call).speeds })),
    getGetServiceRevisionTagsMockHandler((call) => ({ data: revisionOf(call).tags })),
  ]
}
