import type { ServiceMap, ServiceZone } from '#generated/model/index.ts'

const box = (south: number, west: number, north: number, east: number) => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
]
const zone = (number: number, name: string, bounds: number[][]): ServiceZone => ({
  number,
  name,
  bounds,
  flatFeeCadCents: 250 * number,
  multiplier: 1,
  color: ['#29a634', '#2d72d2', '#d1980b'][number - 1] ?? '#2d72d2',
  priority: number === 1 ? 'high' : 'medium',
})

/** A published map of three zones, of which the first lies within the second; the third has a hole and a part apart. */
export function serviceMapOf(tenantId: number, now: number): ServiceMap {
  const serviceZones = [
    zone(1, 'Downtown', box(52.12, -106.68, 52.135, -106.65)),
    zone(2, 'West side', box(52.1, -106.72, 52.15, -106.64)),
    {
      ...zone(3, 'East side', box(52.1, -106.64, 52.15, -106.58)),
      holes: [box(52.11, -106.63, 52.13, -106.61)],
      parts: [{ bounds: box(52.1, -106.57, 52.12, -106.55) }],
    },
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
