import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { orderTemplatesHandlers } from '#server/orders/placing/order-templates.ts'
import { actAs, type Stage } from './act-as.ts'

/** Keeps what the pharmacy orders again and again under names, as its scheduler did. @param now unix seconds */
export async function seedTemplates(stage: Stage, now: number): Promise<void> {
  const { tenants, services, cityLocations } = stage.world
  const [city, pharmacy] = services
  const [store, clinic, ward, ...others] = cityLocations.customer
  if (!city || !pharmacy || !store || !clinic || !ward) throw new Error('The demo has too few services or locations.')
  const by = ({ id, service, parcelTypeIds, speedIds }: typeof city) => {
    const [parcelType, speed] = [service.parcelTypes[0], service.speeds[0]]
    const type = { ...(parcelTypeIds[0] && { id: parcelTypeIds[0] }), name: parcelType?.name ?? '' }
    return {
      customerTenantId: tenants.customer,
      courierTenantId: tenants.courier,
      service: { id, name: service.name },
      pickupLocationId: store,
      parcels: [{ type, quantity: 1 }],
      speed: { ...(speedIds[0] && { id: speedIds[0] }), name: speed?.name ?? '' },
    }
  }
  const further = others.slice(0, 2).map((locationId) => ({ locationId }))
  const kept: readonly Schema<'OrderTemplateInput'>[] = [
    { name: 'Weekly refills', order: { ...by(pharmacy), dropoffLocationId: clinic } },
    {
      name: 'Blister packs, three stops',
      order: { ...by(pharmacy), dropoffLocationId: ward, further, orderNotes: 'Ring at the nurses’ desk.' },
    },
    { name: 'Returns to the store', order: { ...by(city), pickupLocationId: clinic, dropoffLocationId: store } },
  ]
  const scheduler = { email: 'scheduler@meewasin.example', role: roles.scheduler, tenantId: tenants.customer }
  await actAs(stage, scheduler, now, async (ctx) => {
    for (const body of kept) {
      // Read at once: the next act is another person's.
      await (
        await orderTemplatesHandlers.createOrderTemplate({ body }, ctx)
      ).body
    }
  })
}
