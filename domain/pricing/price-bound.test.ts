import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { waitTimeCents } from '../orders/wait-time.ts'
import { weekdays } from '../time/zoned-time.ts'
import { driverPay, payableCadCents } from './driver-pay.ts'
import { lineItemGroups } from './line-item-groups.ts'
import { fieldBeyondBound, mostServiceCadCents, PriceBeyondBound, type PriceFields } from './price-bound.ts'
import { priceOrder } from './price-order.ts'
import { draftFaults } from './revision-faults.ts'
import type { RevisionDraft } from './revision-components.ts'
import { input as worked, revision } from './testing/worked-example.ts'
import type { Charge, PriceResult, PricingInput, RangeSet, RevisionPricing } from './types.ts'
import { zonePriorities } from './zone-priority.ts'

/** Of `Cents` in the contract: what any amount that is answered may be. */
const mostCadCents = 100_000_000_000

const fields: PriceFields = {
  parcels: [
    { parcelTypeId: 1, quantity: 10_000 },
    { parcelTypeId: 2, quantity: 1 },
  ],
  quantity: (index) => `/parcels/${index}/quantity`,
  distance: '/distanceM',
  speed: '/serviceSpeedId',
  tag: (id) => `/tagIds/${id}`,
  time: '/availableAt',
  stops: '/dropoff',
  otherwise: '/serviceId',
}

/** The price, or the field that makes it too large. */
function priced(service: RevisionPricing, input: PricingInput): PriceResult | string {
  try {
    return priceOrder(service, input)
  } catch (error) {
    if (error instanceof PriceBeyondBound) return fieldBeyondBound(error, fields)
    throw error
  }
}

const plain: RevisionPricing = {
  ...revision,
  baseFeeCadCents: 0,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  timesOfDay: [],
  serviceMap: null,
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
}

function perStep(perStepCadCents: number, step: number): RangeSet {
  const band = { from: 0, to: null, flatCadCents: 0, perStepCadCents, step, stepCount: 'started' as const }
  return { mode: 'slab', fallbackCadCents: null, bands: [band] }
}

describe('what no order may cost', () => {
  const bare: PricingInput = { ...worked, parcels: [], serviceSpeedId: null, tagIds: [] }

  test.each<[string, Partial<RevisionPricing>, Partial<PricingInput>, string]>([
    [
      'is named at the parcels that make it so',
      { parcelTypes: [1, 2].map((id) => ({ id, name: 'Pallet', feeCadCents: 10_000_000 })) },
      {
        parcels: [
          { parcelTypeId: 1, quantity: 10_000 },
          { parcelTypeId: 2, quantity: 1 },
        ],
      },
      '/parcels/0/quantity',
    ],
    ['at the distance', { distanceRanges: perStep(10_000_000, 0.001) }, { distanceM: 20_000_000 }, '/distanceM'],
    [
      'at the pieces that weigh it',
      { weightRanges: perStep(10_000_000, 0.001) },
      { weightKg: 1e11 },
      '/parcels/0/quantity',
    ],
    [
      'at the speed',
      {
        baseFeeCadCents: 10_000_000,
        parcelTypes: [],
        distanceRanges: perStep(1_000_000, 1_000),
        serviceSpeeds: [{ id: 1, name: 'Rush', charge: { percent: 999 } }],
      },
      { distanceM: 200_000, serviceSpeedId: 1 },
      '/serviceSpeedId',
    ],
  ])('%s', (_what, service, asked, field) => {
    expect(priced({ ...plain, ...service }, { ...bare, ...asked })).toBe(field)
  })

  test('is more than 10,000,000.00 before waiting, adjustments and taxes', () => {
    const manual = { ...plain, type: 'manual' as const }
    const typed = { ...bare, manualPriceCadCents: mostServiceCadCents, waitTimeCadCents: 100_000_000 }
    expect(priced(manual, typed)).toMatchObject({ status: 'priced' })
    const service = { ...plain, distanceRanges: perStep(10_000_000, 1_000) }
    expect(priced(service, { ...bare, distanceM: 100_000 })).toMatchObject({ baseCadCents: mostServiceCadCents })
    expect(priced(service, { ...bare, distanceM: 100_001 })).toBe('/distanceM')
  })

  test('no table is saved with a rate by which a single unit costs it', () => {
    const draft = (set: RangeSet): RevisionDraft => ({ ...plain, weightRanges: set })
    expect(draftFaults(draft(perStep(10_000_000, 0.001)), 'Metric')).toEqual([
      {
        component: 'weight-range',
        pointer: '/weightRanges/bands/0/perStepCadCents',
        message: '1 kg would cost more than $10,000,000.00, which no order may',
      },
    ])
    expect(draftFaults(draft(perStep(10_000_000, 0.01)), 'Metric')).toEqual([])
  })

  test('a wait that nobody ends for years stays what a person could type for it', () => {
    const terms = { freeMinutes: 0, incrementMinutes: 1, centsPerMinute: 100_000, capCents: null }
    const stamps = (['pickup', 'dropoff'] as const).flatMap((stop) => [
      { uid: stop, type: 'checkin' as const, stop, createdAt: 0 },
      { uid: stop, type: 'checkout' as const, stop, createdAt: 4_102_444_800 },
    ])
    expect(waitTimeCents(stamps, 0, terms)).toBe(100_000_000)
  })
})

describe('whatever the contract lets in', () => {
  const fee = fc.oneof(fc.constantFrom(0, 1, 9_999_999, 10_000_000), fc.nat(10_000_000))
  const eitherWay = fc.oneof(
    fc.constantFrom(-10_000_000, 10_000_000),
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
  )
  const charge: fc.Arbitrary<Charge> = fc.oneof(
    eitherWay.map((amountCadCents) => ({ amountCadCents })),
    fc
      .oneof(fc.constantFrom(-100, 999.9999), fc.double({ min: -100, max: 999.9999, noNaN: true }))
      .map((percent) => ({ percent })),
  )
  const extreme = (max: number) => fc.oneof(fc.constantFrom(0, max), fc.double({ min: 0, max, noNaN: true }))
  const rangeSet: fc.Arbitrary<RangeSet | null> = fc.option(
    fc.record({
      mode: fc.constantFrom('slab' as const, 'graduated' as const),
      fallbackCadCents: fc.option(fee),
      bands: fc.uniqueArray(fc.integer({ min: 1, max: 100_000_000 }), { maxLength: 5 }).chain((ends) =>
        fc.tuple(
          ...[0, ...ends.toSorted((one, other) => one - other)].map((from, index, all) =>
            fc.record({
              from: fc.constant(from),
              to: fc.constant(all[index + 1] ?? null),
              flatCadCents: fee,
              perStepCadCents: fee,
              step: fc.oneof(fc.constantFrom(0.001, 1, 1e8), fc.double({ min: 0.001, max: 1e8, noNaN: true })),
              stepCount: fc.constantFrom('started' as const, 'exact' as const),
            }),
          ),
        ),
      ),
    }),
  )
  const options = fc
    .array(charge, { maxLength: 50 })
    .map((charges) => charges.map((each, id) => ({ id: id + 1, name: 'Option', charge: each })))
  const window = fc.record({
    name: fc.constant('Window'),
    days: fc.constant([...weekdays, 'holiday' as const]),
    from: fc.constant(0),
    to: fc.constant(86_400),
    charge,
    stacks: fc.boolean(),
  })
  const zone = fc.record({
    name: fc.constant('Zone'),
    bounds: fc.constant([
      [40, -120],
      [40, -60],
      [70, -60],
      [70, -120],
    ] as [number, number][]),
    flatFeeCadCents: eitherWay,
    multiplier: extreme(10.9999),
    priority: fc.constantFrom(...zonePriorities),
  })
  const anyRevision: fc.Arbitrary<RevisionPricing> = fc
    .record({
      type: fc.constantFrom('variable' as const, 'fixed' as const, 'manual' as const),
      baseFeeCadCents: fee,
      distanceRanges: rangeSet,
      weightRanges: rangeSet,
      volumeRanges: rangeSet,
      fees: fc.array(fee, { minLength: 100, maxLength: 100 }),
      serviceSpeeds: options,
      tags: options,
      windows: fc.array(window, { maxLength: 100 }),
      serviceMap: fc.option(
        fc.record({
          id: fc.constant(1),
          name: fc.constant('Map'),
          strategy: fc.constantFrom('pickup' as const, 'dropoff' as const, 'both' as const, 'highest' as const),
          fallbackFeeCadCents: fc.option(fee),
          zones: fc.array(zone, { maxLength: 2 }).map((all) => all.map((each, id) => ({ ...each, id }))),
        }),
      ),
      bounds: fc.option(fc.tuple(fee, fee)),
      fuelSurchargeOf: fc.constantFrom('subtotal' as const, 'base' as const, null),
      taxPercent: fc.option(fc.double({ min: 0, max: 99.99, noNaN: true })),
    })
    .map(({ fees, windows, bounds, taxPercent, ...more }) => ({
      ...more,
      parcelTypes: fees.map((feeCadCents, id) => ({ id: id + 1, name: 'Type', feeCadCents })),
      timesOfDay: windows.map((each, id) => ({ ...each, id })),
      timeRanges: [],
      fuelType: 'regular' as const,
      minimumCadCents: bounds && Math.min(...bounds),
      maximumCadCents: bounds && Math.max(...bounds),
      tax: {
        kind: 'taxable' as const,
        pstSk: true,
        rows:
          taxPercent === null
            ? []
            : (['GST', 'QST', 'PST SK', 'GST/HST'] as const).map((type, id) => ({
                id,
                type,
                province: 'QC',
                percent: taxPercent,
                effectiveFrom: '2016-01-01',
              })),
      },
    }))
  const anyInput: fc.Arbitrary<PricingInput> = fc.record({
    distanceM: fc.option(extreme(20_000_000)),
    weightKg: fc.option(extreme(1e11)),
    volumeM3: fc.option(extreme(1e15)),
    parcels: fc
      .array(fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })), { maxLength: 100 })
      .map((quantities) => quantities.map((quantity, index) => ({ parcelTypeId: index + 1, quantity }))),
    serviceSpeedId: fc.constantFrom(null, 1),
    tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
    manualPriceCadCents: fc.option(fc.oneof(fc.constant(1_000_000_000), fc.nat(1_000_000_000)), { freq: 2 }),
    fuel: fc.option(extreme(100).map((percent) => ({ percent }))),
    waitTimeCadCents: fc.oneof(fc.constant(100_000_000), fc.nat(100_000_000)),
    adjustments: fc.array(
      eitherWay.map((priceCadCents) => ({ name: 'Adjustment', priceCadCents })),
      { maxLength: 50 },
    ),
    dropoffProvince: fc.constantFrom('SK', 'QC', 'ON', null),
    pickupProvince: fc.constantFrom('QC', null),
    availableAt: fc.integer({ min: 0, max: 4_102_444_800 }),
    timeZone: fc.constantFrom('America/Regina', 'America/St_Johns'),
    pickup: fc.constantFrom(null, { lat: 52, lng: -106 }),
    dropoff: fc.constantFrom(null, { lat: 52, lng: -106 }),
  })

  test('comes to a price within the contract, or to a refusal that names a field', () => {
    const outcomes = new Set<string>()
    fc.assert(
      fc.property(anyRevision, anyInput, fc.constantFrom(0, 100, 1_000), (service, input, rate) => {
        const result = priced(service, input)
        outcomes.add(typeof result === 'string' ? 'refused' : result.status)
        if (typeof result === 'string') {
          expect(result).toMatch(/^\/[a-z]/i)
          return
        }
        const pay = driverPay(payableCadCents(result.lines, { fuel: false, waitTime: true, adjustments: true }), rate)
        const amounts = [
          ...result.lines.map(({ priceCadCents }) => priceCadCents),
          ...lineItemGroups(result).map(({ subtotalCadCents }) => subtotalCadCents),
          ...[result.baseCadCents, result.preTaxCadCents, result.taxCadCents, result.totalCadCents].map(
            (each) => each ?? 0,
          ),
          pay.plusAdjustmentsTotalCadCents,
        ]
        const wrong = amounts.filter((each) => !Number.isSafeInteger(each) || Math.abs(each) > mostCadCents)
        expect(wrong).toEqual([])
      }),
      { numRuns: 500 },
    )
    expect([...outcomes].toSorted()).toEqual(['missing', 'pending', 'priced', 'refused'])
  })
})
