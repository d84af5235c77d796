import { refuseNoZones } from '#domain/pricing/draft-refusals.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { ServiceMap } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { checkAct } from './acts.ts'

function own({ world, caller }: MockCall): ServiceMap[] {
  const { tenant } = tenantOf(caller)
  return world.resources.serviceMap.filter(({ tenantId }) => tenantId === tenant.id)
}

/** Service maps are listed without their zones, and published. */
export const serviceMapsMocks = defineMocks({
  getTenantServiceMapsMeta: ({ query: { displayArchived: archived = false, search } }, call) =>
    pageOf(call, {
      rows: own(call)
        .filter(
          (map) => map.archived === archived && holdsWords(`${map.name} ${map.description ?? ''}`, search?.trim()),
        )
        .map(({ serviceZones: _zones, ...meta }) => meta),
      sortBy: { name: ({ name }) => name.toLowerCase(), updatedAt: ({ updatedAt }) => updatedAt },
    }),

  publishServiceMap({ path }, call) {
    const map = own(call).find(({ id }) => id === path.serviceMapId)
    if (map === undefined) throw notFound(noSuch('service map'))
    checkAct('publishServiceMap', map)
    refuseNoZones(map.serviceZones.length)
    const now = call.now()
    const published = { status: 'published', publishedAt: now, updatedAt: now, version: map.version + 1 } as const
    return Object.assign(map, published)
  },
})
