import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import { fuelForOrder } from '#domain/pricing/fuel.ts'
import type {
  PricingInput,
  RangeBand,
  RangeSet,
  RevisionPricing,
  ServiceZone,
  TimeWindow,
} from '#domain/pricing/types.ts'
import { zonePriorities } from '#domain/pricing/zone-priority.ts'
import { weekdays } from '#domain/time/zoned-time.ts'

/** Monday, 2026-11-02, in Regina. */
const firstMidnight = Date.parse('2026-11-02T06:00:00Z') / 1_000

/** A service that uses every modifier: four tables, 60 zones of 24 corners that overlap their neighbours, twelve windows. */
export const realisticService: RevisionPricing = {
  type: 'variable',
  baseFeeCadCents: 1_200,
  distanceRanges: rangeSet('graduated', [5_000, 25_000, 60_000, 150_000], 1_000),
  weightRanges: rangeSet('graduated', [25, 100, 500, 2_000], 10),
  volumeRanges: rangeSet('slab', [0.1, 0.5, 2, 8], 1),
  parcelTypes: Array.from({ length: 6 }, (_, id) => ({ id, name: `Type ${id}`, feeCadCents: 100 * id })),
  serviceSpeeds: [0, 15, 40].map((percent, id) => ({ id, name: `Speed ${id}`, charge: { percent } })),
  tags: [250, 300, 900].map((amountCadCents, id) => ({ id, name: `Tag ${id}`, charge: { amountCadCents } })),
  timesOfDay: Array.from({ length: 12 }, (_, id) => windowOf(id)),
  timeRanges: [1, 2, 4, 8].map((hours, id) => ({
    id,
    name: `Within ${hours} h`,
    from: id === 0 ? 0 : hours * 1_800,
    to: hours * 3_600,
    charge: { percent: 40 - 10 * id },
  })),
  serviceMap: {
    id: 1,
    name: 'City',
    strategy: 'both',
    fallbackFeeCadCents: 1_500,
    zones: Array.from({ length: 60 }, (_, id) => zoneOf(id)),
  },
  minimumCadCents: 1_500,
  maximumCadCents: 500_000,
  fuelSurchargeOf: 'subtotal',
  fuelType: 'regular',
  tax: { kind: 'taxable', pstSk: true },
}

const fuel = fuelForOrder(
  {
    tables: [{ fuelType: 'regular', effectiveFrom: '2020-01-01', rows: seededFuelRows }],
    prices: [{ fuelType: 'regular', date: '2026-09-28', dollarsPerLitre: 1.5988 }],
  },
  'regular',
  firstMidnight,
  'America/Regina',
)

/** The orders of a month, each at another minute, way and weight. */
export function realisticOrders(count: number): readonly PricingInput[] {
  return Array.from({ length: count }, (_, index) => {
    const availableAt = firstMidnight + ((index * 7_919) % (28 * 1_440)) * 60
    return {
      distanceM: 500 + ((index * 331) % 90_000),
      weightKg: 1 + ((index * 17) % 600),
      volumeM3: 0.05 + ((index * 13) % 90) / 10,
      parcels: [
        { parcelTypeId: index % 6, quantity: 1 + (index % 4) },
        { parcelTypeId: (index + 1) % 6, quantity: 1 },
      ],
      serviceSpeedId: index % 3,
      tagIds: index % 2 === 0 ? [index % 3] : [],
      manualPriceCadCents: null,
      fuel,
      waitTimeCadCents: 75 * (index % 20),
      adjustments: index % 5 === 0 ? [{ id: 1, name: 'Discount', priceCadCents: -500 }] : [],
      dropoffProvince: 'SK',
      availableAt,
      dueAt: availableAt + 3_600 + (index % 10) * 1_800,
      timeZone: 'America/Regina',
      holidays: ['2026-11-11'],
      pickup: pointOf(index * 3),
      dropoff: pointOf(index * 7 + 1),
    }
  })
}

function rangeSet(mode: RangeSet['mode'], bounds: readonly number[], step: number): RangeSet {
  const bands = [0, ...bounds].map((from, index): RangeBand => ({
    from,
    to: bounds[index] ?? null,
    flatCadCents: 50 * index,
    perStepCadCents: 110 - 10 * index,
    step,
    stepCount: index % 2 === 0 ? 'exact' : 'started',
  }))
  return { mode, bands, fallbackCadCents: null }
}

function windowOf(id: number): TimeWindow {
  const from = ((id * 5) % 24) * 3_600
  return {
    id,
    name: `Window ${id}`,
    days: id % 4 === 0 ? ['saturday', 'sunday', 'holiday'] : weekdays,
    from,
    to: from + (2 + (id % 5)) * 3_600,
    charge: id % 2 === 0 ? { amountCadCents: 100 * id } : { percent: id },
    stacks: id % 3 === 0,
  }
}

/** Ten zones in a row, six rows; each a circle that reaches into the next. */
function zoneOf(id: number): ServiceZone {
  const [lat, lng] = [52.05 + Math.floor(id / 10) * 0.03, -106.8 + (id % 10) * 0.03]
  const bounds = Array.from({ length: 24 }, (_, corner): [number, number] => {
    const angle = (corner / 24) * 2 * Math.PI
    return [lat + 0.02 * Math.sin(angle), lng + 0.02 * Math.cos(angle)]
  })
  return {
    id,
    name: `Zone ${id}`,
    bounds,
    flatFeeCadCents: 50 * (id % 8),
    multiplier: 1 + (id % 4) / 20,
    priority: zonePriorities[id % 3] ?? 'medium',
  }
}

function pointOf(index: number) {
  return { lat: 52.03 + ((index * 37) % 200) / 1_000, lng: -106.83 + ((index * 53) % 340) / 1_000 }
}
