import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../time/zoned-time.ts'
import { lineItemGroups } from './line-item-groups.ts'
import { priceOrder } from './price-order.ts'
import { revision } from './testing/worked-example.ts'
import { sumOf } from './totals.ts'
import type { Charge, PricingInput, RevisionPricing } from './types.ts'
import { zonePriorities } from './zone-priority.ts'

describe('whatever the order', () => {
  const anyCharge: fc.Arbitrary<Charge> = fc.oneof(
    fc.integer({ min: -2000, max: 5000 }).map((amountCadCents) => ({ amountCadCents })),
    fc.integer({ min: -500, max: 2000 }).map((tenths) => ({ percent: tenths / 10 })),
  )
  const anyPlace = fc.record({
    lat: fc.double({ min: 51.9, max: 52.4, noNaN: true }),
    lng: fc.double({ min: -107.1, max: -106.3, noNaN: true }),
  })
  const anyInput: fc.Arbitrary<PricingInput> = fc
    .record({
      distanceM: fc.double({ min: 0, max: 900_000, noNaN: true }),
      weightKg: fc.double({ min: 0, max: 5000, noNaN: true }),
      volumeM3: fc.constant(null),
      parcels: fc.array(fc.record({ parcelTypeId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 0, max: 50 }) })),
      serviceSpeedId: fc.constantFrom(null, 1, 2),
      tagIds: fc.array(fc.constantFrom(1, 2)),
      pickup: anyPlace,
      dropoff: anyPlace,
      dueAt: fc.constant(null),
      holidays: fc.constantFrom([], ['2026-11-20'], ['2026-07-01', '2026-12-25']),
      manualPriceCadCents: fc.constant(null),
      fuel: fc.integer({ min: 0, max: 600 }).map((tenths) => ({ percent: tenths / 10 })),
      waitTimeCadCents: fc.nat(20_000),
      adjustments: fc.array(
        fc.record({ name: fc.constant('Adjustment'), priceCadCents: fc.integer({ min: -5000, max: 5000 }) }),
      ),
      dropoffProvince: fc.constantFrom('SK', 'MB', 'ON', 'NS'),
      availableAt: fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }),
      timeZone: fc.constantFrom('America/Regina', 'America/Edmonton'),
      spanS: fc.option(fc.integer({ min: -100, max: 90_000 })),
    })
    .map(({ spanS, ...more }) => ({ ...more, dueAt: spanS === null ? null : more.availableAt + spanS }))
  const anyWindow = fc.record({
    name: fc.constant('Window'),
    days: fc.subarray([...weekdays, 'holiday' as const]),
    from: fc.integer({ min: 0, max: 86_399 }),
    lasts: fc.integer({ min: 1, max: 86_400 }),
    charge: anyCharge,
    stacks: fc.boolean(),
  })
  const anyZone = fc.record({
    name: fc.constant('Zone'),
    south: fc.integer({ min: 519, max: 523 }),
    west: fc.integer({ min: -1071, max: -1064 }),
    size: fc.integer({ min: 1, max: 4 }),
    flatFeeCadCents: fc.nat(2_000),
    multiplier: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
    priority: fc.constantFrom(...zonePriorities),
  })
  const anyRevision: fc.Arbitrary<RevisionPricing> = fc
    .record({
      timesOfDay: fc
        .array(anyWindow, { maxLength: 6 })
        .map((all) => all.map(({ lasts, ...window }, id) => ({ ...window, id, to: window.from + lasts }))),
      timeRanges: fc
        .array(fc.record({ from: fc.nat(7_000), lasts: fc.nat(90_000), charge: anyCharge }), { maxLength: 4 })
        .map((all) =>
          all.map(({ from, lasts, charge }, id) => ({ id, name: 'Range', from, to: from + lasts, charge })),
        ),
      serviceMap: fc.option(
        fc.record({
          id: fc.constant(1),
          name: fc.constant('Map'),
          strategy: fc.constantFrom('pickup', 'dropoff', 'both', 'highest'),
          fallbackFeeCadCents: fc.nat(1_000),
          zones: fc.array(anyZone, { maxLength: 6 }).map((all) =>
            all.map(({ south, west, size, ...zone }, id) => {
              const [bottom, top, left, right] = [south, south + size, west, west + size].map((tenths) => tenths / 10)
              const bounds = [
                [bottom, left],
                [bottom, right],
                [top, right],
                [top, left],
              ] as [number, number][]
              return { ...zone, id, bounds }
            }),
          ),
        }),
      ),
      type: fc.constantFrom('variable', 'fixed'),
      minimumCadCents: fc.option(fc.nat(5000)),
      maximumCadCents: fc.option(fc.integer({ min: 5000, max: 50_000 })),
      fuelSurchargeOf: fc.constantFrom('subtotal', 'base', null),
    })
    .map((more) => ({ ...revision, ...more }))

  test('the lines add up to the totals, in whole cents, each key once', () => {
    fc.assert(
      fc.property(anyRevision, anyInput, (anyService, anyOrder) => {
        const result = priceOrder(anyService, anyOrder)
        expect(result.status).toBe('priced')
        expect(sumOf(result.lines)).toBe(result.totalCadCents)
        expect((result.preTaxCadCents ?? 0) + (result.taxCadCents ?? 0)).toBe(result.totalCadCents)
        expect(result.lines.every((line) => Number.isSafeInteger(line.priceCadCents))).toBe(true)
        expect(sumOf(result.lines.filter(({ group }) => group !== 'tax'))).toBe(result.preTaxCadCents)
        expect(new Set(result.lines.map((line) => line.key)).size).toBe(result.lines.length)
        const shown = lineItemGroups(result).reduce((sum, group) => sum + group.subtotalCadCents, 0)
        expect(shown).toBe(result.totalCadCents)
      }),
    )
  })

  test('no order of inputs changes a price', () => {
    fc.assert(
      fc.property(anyRevision, anyInput, (anyService, anyOrder) => {
        const turned: PricingInput = {
          ...anyOrder,
          parcels: anyOrder.parcels.toReversed(),
          tagIds: anyOrder.tagIds.toReversed(),
          adjustments: anyOrder.adjustments.toReversed(),
        }
        const turnedService: RevisionPricing = {
          ...anyService,
          tags: anyService.tags.toReversed(),
          timesOfDay: anyService.timesOfDay?.toReversed() ?? [],
          timeRanges: anyService.timeRanges?.toReversed() ?? [],
          serviceMap: anyService.serviceMap && {
            ...anyService.serviceMap,
            zones: anyService.serviceMap.zones.toReversed(),
          },
          parcelTypes: anyService.parcelTypes.toReversed(),
          weightRanges: {
            mode: 'graduated',
            fallbackCadCents: null,
            bands: revision.weightRanges?.bands.toReversed() ?? [],
          },
        }
        const { lines: _lines, ...figures } = priceOrder(anyService, anyOrder)
        expect(priceOrder(turnedService, turned)).toMatchObject(figures)
      }),
    )
  })

  test('nothing but an adjustment takes a price below zero', () => {
    fc.assert(
      fc.property(anyRevision, anyInput, (anyService, anyOrder) => {
        const result = priceOrder(anyService, { ...anyOrder, adjustments: [] })
        expect(result.preTaxCadCents).toBeGreaterThanOrEqual(0)
        expect(result.lines.filter(({ reason }) => reason.rule === 'floor')).toEqual([])
      }),
    )
  })

  test('a longer way is never cheaper where the table is monotone', () => {
    const without = { ...revision, tags: [], serviceSpeeds: [], timesOfDay: [] }
    fc.assert(
      fc.property(anyRevision, anyInput, fc.nat(900_000), ({ serviceMap: map, ...more }, anyOrder, further) => {
        // A zone below B makes every longer way cheaper by design.
        const zones = map?.zones.map((zone) => ({ ...zone, multiplier: Math.max(1, zone.multiplier) })) ?? []
        const anyService = { ...more, ...without, timeRanges: [], serviceMap: map ? { ...map, zones } : null }
        const order = { ...anyOrder, serviceSpeedId: null, tagIds: [], adjustments: [] }
        const longer = { ...order, distanceM: (order.distanceM ?? 0) + further }
        const total = (one: PricingInput) => priceOrder(anyService, one).totalCadCents ?? Number.NaN
        expect(total(order)).toBeLessThanOrEqual(total(longer))
      }),
    )
  })

  test('before tax, a bounded price stays within its bounds', () => {
    fc.assert(
      fc.property(anyRevision, anyInput, (anyService, anyOrder) => {
        const bounded: RevisionPricing = {
          ...anyService,
          minimumCadCents: 3000,
          maximumCadCents: 4000,
          fuelSurchargeOf: null,
        }
        const result = priceOrder(bounded, { ...anyOrder, waitTimeCadCents: 0, adjustments: [] })
        expect(result.preTaxCadCents).toBeGreaterThanOrEqual(3000)
        expect(result.preTaxCadCents).toBeLessThanOrEqual(4000)
      }),
    )
  })
})
