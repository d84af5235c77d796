import { holdsWords } from '#domain/text/bare-letters.ts'
import type { HttpHandler } from 'msw'
import {
  getGetTenantServiceMapsMetaMockHandler,
  getPublishServiceMapMockHandler,
} from '#generated/client/services/services.msw.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { pageOf } from '../pages.ts'
import { formError, notFound } from '../refusals.ts'
import { idOf, queryOf } from '../requests.ts'

/** Service maps are listed without their zones, and published. */
export function serviceMapsHandlers(context: MockContext): HttpHandler[] {
  const own = (request: Request) => {
    const { tenant } = tenantOf(callerOf(context, request))
    return context.world.resources.serviceMap.filter(({ tenantId }) => tenantId === tenant.id)
  }
  return [
    getGetTenantServiceMapsMetaMockHandler(({ request }) => {
      const archived = queryOf(request, 'displayArchived') === 'true'
      const search = queryOf(request, 'search')?.trim()
      return pageOf(context, request, {
        rows: own(request)
          .filter((map) => map.archived === archived && holdsWords(`${map.name} ${map.description ?? ''}`, search))
          .map(({ serviceZones: _zones, ...meta }) => meta),
        idOf: ({ id }) => id,
        sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
        usual: { field: 'name', direction: 'asc' },
      })
    }),
    getPublishServiceMapMockHandler(({ request, params }) => {
      const map = own(request).find(({ id }) => id === idOf(params, 'serviceMapId'))
      if (map === undefined) throw notFound('No such service map.')
      if (map.serviceZones.length === 0)
        throw formError({}, 'no_zones', 'A service map needs at least one zone to be published.')
      const now = context.now()
      return Object.assign(map, {
        status: 'published' as const,
        publishedAt: now,
        updatedAt: now,
        version: map.version + 1,
      })
    }),
  ]
}
