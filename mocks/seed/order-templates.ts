import type { OrderTemplate, OrderTemplateOrder } from '#generated/model/index.ts'
import { foundOf } from '../order-templates.ts'
import type { World } from '../world-types.ts'

const day = 86_400

/** One with all that an order has, and one that leaves its drop-off open, of each organisation with two locations. @param now unix seconds */
export function seedOrderTemplates(world: World, now: number): OrderTemplate[] {
  const [service] = world.services
  if (service === undefined) throw new Error('The world has no service')
  const { summary, speeds, parcelTypes } = service
  const chosen = ({ id, name }: { id: number; name: string }) => ({ id, name })
  return world.tenants.flatMap(({ tenant }, place) => {
    const [pickup, dropoff] = world.resources.location.filter(({ tenantId }) => tenantId === tenant.id)
    if (pickup === undefined || dropoff === undefined) return []
    const open: OrderTemplateOrder = {
      customerTenantId: tenant.id,
      courierTenantId: summary.courierTenant.id,
      service: chosen(summary),
      pickupLocationId: pickup.id,
      further: [],
      parcels: parcelTypes.slice(0, 1).map((type) => ({ type: chosen(type), quantity: 2 })),
      tags: [],
      orderFields: [],
      orderNotes: 'Refrigerated: hand over at once.',
    }
    const whole = { ...open, dropoffLocationId: dropoff.id, ...(speeds[0] && { speed: chosen(speeds[0]) }) }
    return [
      { name: 'Monday blood samples', order: whole },
      { name: 'Anywhere from the shop', order: open },
    ].map(({ name, order }, which) => ({
      id: 1 + place * 2 + which,
      tenantId: tenant.id,
      version: 1,
      archived: false,
      name,
      order,
      ...foundOf(world, order),
      createdAt: now - 30 * day,
      updatedAt: now - (3 + which) * day,
    }))
  })
}
