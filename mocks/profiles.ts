import type { MarketplaceProfile, PotentialVendor, PublicProfile } from '#generated/model/index.ts'
import { settingsOfTenant, type SettingsRow } from './handlers/settings.ts'
import type { MockTenant, World } from './world-types.ts'

type Profile = Pick<PotentialVendor, 'id' | 'name' | 'image' | 'city' | 'services'>

/** What a courier shows to strangers in a list; its city is the part of the address before the province. */
export function profileOf(world: World, { tenant }: MockTenant): Profile {
  const { id, name, image, address } = tenant
  const services = servicesOf(world, id).map((service) => service.name)
  return { id, name, image, city: address?.split(', ').at(-2) ?? null, services }
}

/** What it says of itself. */
export function marketplaceOf(world: World, tenantId: number): MarketplaceProfile {
  // What was stored there went through the contract.
  return settingsOfTenant(world, tenantId, 'marketplaceProfile') as MarketplaceProfile & SettingsRow
}

export function servicesOf({ services, tenants, ...world }: World, tenantId: number): PublicProfile['services'] {
  const { serviceIds } = marketplaceOf({ services, tenants, ...world }, tenantId)
  const own = services
    .map(({ summary }) => summary)
    .filter(
      ({ courierTenant, id }) => courierTenant.id === tenantId && (serviceIds.length === 0 || serviceIds.includes(id)),
    )
    .map(({ name, description }) => ({ name, description }))
  const isCourier = tenants.some(({ tenant }) => tenant.id === tenantId && tenant.kind === 'Courier')
  return own.length === 0 && isCourier ? ['Same Day', 'Rush'].map((name) => ({ name, description: '' })) : own
}
