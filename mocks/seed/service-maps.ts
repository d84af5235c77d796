import type { ServiceMap, ServiceZone } from '#generated/model/index.ts'

const zone = (number: number, name: string, [south, west, north, east]: readonly number[]): ServiceZone => ({
  number,
  name,
  bounds: [
    [south ?? 0, west ?? 0],
    [south ?? 0, east ?? 0],
    [north ?? 0, east ?? 0],
    [north ?? 0, west ?? 0],
  ],
  flatFeeCadCents: 250 * number,
  multiplier: 1,
  color: ['#29a634', '#2d72d2', '#d1980b'][number - 1] ?? '#2d72d2',
  priority: number === 1 ? 1 : 0,
})

/** A published map of three zones, of which the first lies within the second. */
export function serviceMapOf(tenantId: number, now: number): ServiceMap {
  const serviceZones = [
    zone(1, 'Downtown', [52.12, -106.68, 52.135, -106.65]),
    zone(2, 'West side', [52.1, -106.72, 52.15, -106.64]),
    zone(3, 'East side', [52.1, -106.64, 52.15, -106.58]),
  ]
  return {
    id: 1,
    tenantId,
    version: 1,
    archived: false,
    name: 'Saskatoon',
    description: null,
    pricingStrategy: 'both',
    fallbackFeeCadCents: 1_500,
    serviceZones,
    zoneCount: serviceZones.length,
    status: 'published',
    publishedAt: now,
    usedBy: [],
    createdAt: now,
    updatedAt: now,
  }
}
