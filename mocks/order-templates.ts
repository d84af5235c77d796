import type { OrderTemplate, OrderTemplateOrder } from '#generated/model/index.ts'
import type { World } from './world-types.ts'

/** What the server finds out about the order of a template. */
export function foundOf(
  { tenants, resources }: World,
  order: OrderTemplateOrder,
): Pick<OrderTemplate, 'customerName' | 'serviceName' | 'pickupName' | 'dropoffName' | 'dropoffCount'> {
  const location = (id: number | undefined) => resources.location.find((one) => one.id === id)?.name ?? null
  return {
    customerName: tenants.find(({ tenant }) => tenant.id === order.customerTenantId)?.tenant.name ?? null,
    serviceName: order.service?.name ?? null,
    pickupName: location(order.pickupLocationId),
    dropoffName: location(order.dropoffLocationId),
    dropoffCount: 1 + (order.further?.length ?? 0),
  }
}
