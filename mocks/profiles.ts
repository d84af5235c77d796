import type { PotentialVendor } from '#generated/model/index.ts'
import type { MockTenant, World } from './world-types.ts'

type Profile = Pick<PotentialVendor, 'id' | 'name' | 'image' | 'city' | 'services'>

/** What a courier shows to strangers; its city is the part of the address before the province. */
export function profileOf(world: World, { tenant }: MockTenant): Profile {
  const { id, name, image, address } = tenant
  return { id, name, image, city: address?.split(', ').at(-2) ?? null, services: servicesOf(world, id) }
}

function servicesOf({ services, tenants }: World, tenantId: number): string[] {
  const own = services.filter(({ summary }) => summary.courierTenant.id === tenantId).map(({ summary }) => summary.name)
  const isCourier = tenants.some(({ tenant }) => tenant.id === tenantId && tenant.kind === 'Courier')
  return own.length === 0 && isCourier ? ['Same Day', 'Rush'] : own
}
