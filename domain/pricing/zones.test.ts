import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LatLng } from '../geo/geo.ts'
import { priceOrder } from './price-order.ts'
import type { PricingInput, RevisionPricing, ServiceMap, ServiceZone, ZoneStrategy } from './types.ts'
import { zoneFaults } from './zone-faults.ts'
import { winningZone, zoneAt } from './zone-index.ts'
import { zoneOverlaps } from './zone-overlaps.ts'
import { zoneFeeCents } from './zone-stage.ts'

/** A square of so many degrees with its lower left corner there. */
function zone(id: number, [lat, lng, size]: [number, number, number], more: Partial<ServiceZone> = {}): ServiceZone {
  const bounds: ServiceZone['bounds'] = [
    [lat, lng],
    [lat, lng + size],
    [lat + size, lng + size],
    [lat + size, lng],
  ]
  return { id, name: `Zone ${id}`, bounds, flatFeeCadCents: 100 * id, multiplier: 1, priority: 'medium', ...more }
}

const west = zone(1, [50, -110, 1])
const east = zone(2, [50, -108, 1])
const map: ServiceMap = { id: 7, name: 'Map', fallbackFeeCadCents: null, zones: [west, east] }

const inWest: LatLng = { lat: 50.5, lng: -109.5 }
const inEast: LatLng = { lat: 50.5, lng: -107.5 }
const outside: LatLng = { lat: 49, lng: -109 }

const revision: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 1000,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'exempt', pstSk: false },
}
const input: PricingInput = {
  distanceM: 1,
  weightKg: 1,
  volumeM3: 1,
  parcels: [],
  serviceSpeedId: null,
  tagIds: [],
  manualPriceCadCents: null,
  fuel: null,
  waitTimeCadCents: 0,
  adjustments: [],
  dropoffProvince: null,
  availableAt: 1_790_000_000,
  timeZone: 'America/Regina',
}

/** The zone lines of an order: by their keys, in cents. Null when the order has no price. */
function lines(serviceMap: ServiceMap, pickup: LatLng | null, dropoff: LatLng | null): Record<string, number> | null {
  const { status, lines: all } = priceOrder({ ...revision, serviceMap }, { ...input, pickup, dropoff })
  if (status !== 'priced') return null
  const found = all.filter(({ reason }) => reason.rule === 'zone')
  return Object.fromEntries(found.map(({ key, priceCadCents }) => [key, priceCadCents]))
}

describe('the fee of a zone', () => {
  test.each([
    ['flat', 300, 1, 300],
    ['a share of B on top', 300, 1.15, 450],
    ['rounded once, half away from zero', 0.4, 1.0001, 1],
    ['less than B', 0, 0.9, -100],
    ['no difference of binary fractions', 0, 1.0005, 1],
  ])('%s', (_what, flatFeeCadCents, multiplier, cents) => {
    expect(zoneFeeCents({ flatFeeCadCents, multiplier }, 1000)).toBe(cents)
  })
})

describe('strategies', () => {
  test('both, the default: each distinct zone once', () => {
    expect(lines(map, inWest, inEast)).toEqual({ 'zone:1': 100, 'zone:2': 200 })
    expect(lines(map, inEast, inEast)).toEqual({ 'zone:2': 200 })
    expect(lines({ ...map, strategy: 'both' }, inEast, inWest)).toEqual({ 'zone:1': 100, 'zone:2': 200 })
  })

  test('one stop alone, wherever the other is', () => {
    expect(lines({ ...map, strategy: 'pickup' }, inWest, outside)).toEqual({ 'zone:1': 100 })
    expect(lines({ ...map, strategy: 'dropoff' }, outside, inEast)).toEqual({ 'zone:2': 200 })
    expect(lines({ ...map, strategy: 'dropoff' }, inEast, outside)).toBeNull()
  })

  test('highest: the dearer stop, of equal ones the lower id', () => {
    const highest = { ...map, strategy: 'highest' } as const
    expect([lines(highest, inWest, inEast), lines(highest, inEast, inWest)]).toEqual([
      { 'zone:2': 200 },
      { 'zone:2': 200 },
    ])
    const equal = { ...highest, zones: [east, { ...west, flatFeeCadCents: 200 }] }
    expect([lines(equal, inWest, inEast), lines(equal, inEast, inWest)]).toEqual([{ 'zone:1': 200 }, { 'zone:1': 200 }])
    expect(lines({ ...highest, fallbackFeeCadCents: 500 }, inWest, outside)).toEqual({ 'zone:fallback': 500 })
    expect(lines(highest, inWest, outside)).toBeNull()
  })
})

describe('a zone of several parts with holes', () => {
  const square = (lat: number, lng: number, size: number) => zone(0, [lat, lng, size]).bounds
  /** West and east as one, with a hole in the west. */
  const parted = zone(1, [50, -110, 1], {
    holes: [square(50.4, -109.6, 0.2)],
    parts: [{ bounds: square(50, -108, 1) }],
  })
  const inHole = { lat: 50.5, lng: -109.5 }
  const besideHole = { lat: 50.1, lng: -109.9 }
  const [whole, single] = [
    { ...map, zones: [parted] },
    { ...map, strategy: 'highest' as const, zones: [parted] },
  ]

  test('is one zone: from part to part its fee counts once', () => {
    expect([lines(whole, besideHole, inEast), lines(whole, inEast, inEast), lines(single, inEast, besideHole)]).toEqual(
      [{ 'zone:1': 100 }, { 'zone:1': 100 }, { 'zone:1': 100 }],
    )
  })

  test('does not hold what lies in a hole, but its border', () => {
    expect(lines(whole, inHole, inEast)).toBeNull()
    expect(lines({ ...whole, fallbackFeeCadCents: 700 }, inHole, inEast)).toEqual({
      'zone:fallback': 700,
      'zone:1': 100,
    })
    expect(zoneAt(whole, { lat: 50.4, lng: -109.5 })?.id).toBe(1)
    const filled = { ...whole, zones: [parted, zone(2, [50.4, -109.6, 0.2])] }
    expect([zoneAt(filled, inHole)?.id, zoneOverlaps(filled.zones)]).toEqual([2, []])
  })

  test('is as large as its parts without their holes', () => {
    const [larger, smaller] = [zone(8, [49, -111, 1.4]), zone(9, [50, -110, 1.4])]
    // One square degree is smaller than 1.4 x 1.4, two are larger, and two with a large hole smaller again.
    const two = { ...parted, holes: [] }
    const hollow = { ...parted, holes: [square(50, -109.9, 0.8)] }
    const at = (of: ServiceZone) => winningZone({ zones: [of, smaller, larger] }, besideHole).zone?.id
    expect([at({ ...two, parts: [] }), at(two), at(hollow)]).toEqual([1, 9, 1])
  })

  test('overlaps where any of its parts does', () => {
    expect(zoneOverlaps([parted, zone(2, [50.5, -107.5, 0.1])])).toEqual([{ winner: 2, loser: 1 }])
    expect(zoneOverlaps([{ ...parted, holes: [] }, zone(2, [50.45, -109.55, 0.1])])).toEqual([{ winner: 2, loser: 1 }])
  })

  test('is refused at the outline that is wrong', () => {
    const pointers = (more: Partial<ServiceZone>) =>
      zoneFaults({ ...parted, ...more }).map(({ pointer, code }) => [pointer, code])
    const bow = [square(50, -110, 1)[0]!, square(50, -110, 1)[2]!, square(50, -110, 1)[1]!, square(50, -110, 1)[3]!]
    expect(pointers({})).toEqual([])
    expect(pointers({ bounds: bow })).toEqual([['/bounds', 'self_crossing']])
    expect(pointers({ holes: [square(50.1, -109.9, 0.1), bow] })).toEqual([['/holes/1', 'self_crossing']])
    expect(pointers({ parts: [{ bounds: bow, holes: [bow] }] })).toEqual([
      ['/parts/0/bounds', 'self_crossing'],
      ['/parts/0/holes/0', 'self_crossing'],
    ])
    expect(pointers({ holes: [parted.bounds] })).toEqual([['/holes', 'nothing_left']])
  })
})

describe('outside every zone', () => {
  test('the fallback counts once for the order, beside the zone of the other stop', () => {
    const withFallback = { ...map, fallbackFeeCadCents: 500 }
    expect(lines(withFallback, outside, { lat: 0, lng: 0 })).toEqual({ 'zone:fallback': 500 })
    expect(lines(withFallback, outside, inWest)).toEqual({ 'zone:fallback': 500, 'zone:1': 100 })
    expect(lines(withFallback, null, null)).toEqual({ 'zone:fallback': 500 })
  })

  test('without one there is no price, and the sentence says which stop', () => {
    const of = (pickup: LatLng | null, dropoff: LatLng | null) =>
      priceOrder({ ...revision, serviceMap: map }, { ...input, pickup, dropoff }).exceptions.map((e) => e.message)
    expect(of(inWest, outside)).toEqual([
      'The drop-off lies outside every zone of Map, and the service has no fee for that.',
    ])
    expect(of(null, inWest)).toEqual(['The pickup has no known place, and the service has no fee for that.'])
    expect(of(null, outside)).toEqual([
      'The pickup has no known place and the drop-off lies outside every zone of Map, and the service has no fee for that.',
    ])
  })

  test('where nobody ordered anything a stop that is not given pays none, and the other one its own', () => {
    const asked = { ...input, isHypothetical: true }
    const paid = (strategy: ZoneStrategy, pickup: LatLng | null, dropoff: LatLng | null) => {
      const priced = priceOrder({ ...revision, serviceMap: { ...map, strategy } }, { ...asked, pickup, dropoff })
      return priced.status === 'priced'
        ? priced.lines.filter(({ key }) => key.startsWith('zone')).length
        : priced.status
    }
    const strategies = ['pickup', 'dropoff', 'both', 'highest'] as const
    expect(strategies.map((each) => paid(each, null, null))).toEqual([0, 0, 0, 0])
    expect(strategies.map((each) => paid(each, inWest, null))).toEqual([1, 0, 1, 1])
    expect(strategies.map((each) => paid(each, null, outside))).toEqual([0, 'missing', 'missing', 'missing'])
  })

  test('an order of before maps has none', () => {
    expect(priceOrder(revision, input).totalCadCents).toBe(1000)
  })
})

describe('which zone wins where they overlap', () => {
  const big = zone(3, [50, -110, 4])
  const small = zone(5, [50, -110, 1])
  const twin = zone(4, [50, -110, 1])

  test.each<[string, ServiceZone[], number, string]>([
    ['the only one', [big], 3, 'only'],
    ['the higher priority', [small, { ...big, priority: 'high' }], 3, 'priority'],
    ['then the smaller', [big, small], 5, 'smaller'],
    ['then the lower id', [small, big, twin], 4, 'lower_id'],
  ])('%s', (_what, zones, id, reason) => {
    for (const order of [zones, zones.toReversed()]) {
      const won = winningZone({ zones: order }, inWest)
      expect([won.zone?.id, won.reason, won.others.length]).toEqual([id, reason, zones.length - 1])
      expect(zoneAt({ zones: order }, inWest)?.id).toBe(id)
    }
  })

  test('is said of every pair that overlaps, also once one of them has changed', () => {
    const far = zone(9, [10, 10, 1])
    expect(zoneOverlaps([big, far, small])).toEqual([{ winner: 5, loser: 3 }])
    // Published before there were levels, with more numbers than those.
    expect(
      winningZone(
        {
          zones: [
            { ...big, priority: 40 },
            { ...small, priority: 7 },
          ],
        },
        inWest,
      ).zone?.id,
    ).toBe(3)
    expect(zoneOverlaps([{ ...big, priority: 'high' }, far, small])).toEqual([{ winner: 3, loser: 5 }])
    expect(zoneOverlaps([{ ...big, bounds: zone(3, [51, -109, 1]).bounds }, far, small])).toEqual([])
  })

  test('is said in words', () => {
    expect(winningZone({ zones: [big, { ...small, priority: 'high' }] }, inWest).words).toBe(
      'Zone 5 wins over Zone 3: its priority is high, the other’s is medium.',
    )
    expect(winningZone({ zones: [big] }, outside)).toMatchObject({ zone: null, reason: 'outside' })
  })

  test('edges and corners are inside, and longitudes may be written a turn away', () => {
    const points = [
      { lat: 50, lng: -109.5 },
      { lat: 51, lng: -109 },
      { lat: 50.5, lng: 250.5 },
      { lat: 51.001, lng: -109.5 },
    ]
    expect(points.map((point) => zoneAt(map, point)?.id ?? null)).toEqual([1, 1, 1, null])
  })

  test('the index finds what asking each zone finds', () => {
    const squares = fc.array(
      fc.tuple(fc.integer({ min: 48, max: 52 }), fc.integer({ min: -112, max: -106 }), fc.integer({ min: 1, max: 3 })),
    )
    const points = fc.record({ lat: fc.integer({ min: 96, max: 110 }), lng: fc.integer({ min: -224, max: -206 }) })
    fc.assert(
      fc.property(squares, points, (all, { lat, lng }) => {
        const point = { lat: lat / 2, lng: lng / 2 }
        const zones = all.map((square, id) => zone(id, square))
        const holding = all
          .map(([south, left, size], id) => ({ id, size, south, left }))
          .filter(
            ({ south, left, size }) =>
              point.lat >= south && point.lat <= south + size && point.lng >= left && point.lng <= left + size,
          )
        const found = zoneAt({ zones }, point)
        expect(found === null).toBe(holding.length === 0)
        if (found) expect(holding.map(({ id }) => id)).toContain(found.id)
        expect(winningZone({ zones }, point).others.length).toBe(Math.max(0, holding.length - 1))
      }),
    )
  })
})

describe('faults of bounds', () => {
  const ring = (...bounds: [number, number][]) => zoneFaults({ bounds }).map(({ code, at }) => [code, at])

  test('open and closed rings are the same', () => {
    expect([ring([0, 0], [0, 1], [1, 1]), ring([0, 0], [0, 1], [1, 1], [0, 0])]).toEqual([[], []])
  })

  test('fewer than three distinct points, and crossings with their place', () => {
    expect(ring([0, 0], [0, 1], [0, 0], [0, 1])).toEqual([['too_few_points', null]])
    expect(ring([0, 0], [2, 4], [2, 0], [0, 4])).toEqual([['self_crossing', { lat: 1, lng: 2 }]])
    expect(ring([0, 0], [0, 1], [120, 1])).toEqual([['not_on_earth', null]])
    expect(ring([0, 0], [0, Number.NaN], [1, 1])).toEqual([['not_on_earth', null]])
  })
})
