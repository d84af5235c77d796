import { describe, expect, test } from 'vitest'
import { explainPrice } from './explain-price.ts'
import { lineItemGroups } from './line-item-groups.ts'
import { priceOrder } from './price-order.ts'
import { band, farm, input, revision } from './testing/worked-example.ts'
import type { PriceResult, PriceRule, PricingInput, RevisionPricing } from './types.ts'

/** Nothing but a base: the bare service and order from which single rules are tested. */
const bareRevision: RevisionPricing = {
  ...revision,
  distanceRanges: null,
  weightRanges: null,
  timesOfDay: [],
  serviceMap: null,
  fuelSurchargeOf: null,
}
const bareInput: PricingInput = {
  ...input,
  parcels: [],
  serviceSpeedId: null,
  fuel: null,
  waitTimeCadCents: 0,
  adjustments: [],
}

/** What is shown of the worked example while it has no price: a sum of the other lines would mislead. */
const onlyWhatWasAdded = [
  {
    label: 'Other',
    items: [
      { name: 'Wait Time', priceCadCents: 900 },
      { name: 'Discount', priceCadCents: -500 },
    ],
    subtotalLabel: 'Other Subtotal',
    subtotalCadCents: 400,
  },
]

function cents(result: PriceResult, rule: PriceRule): number[] {
  return result.lines.filter((line) => line.reason.rule === rule).map((line) => line.priceCadCents)
}

describe('the worked example of docs/rules/pricing.md', () => {
  const result = priceOrder(revision, input)

  test.each<[PriceRule, number[]]>([
    ['base_fee', [1200]],
    ['distance_range', [1023]],
    ['weight_range', [600]],
    ['parcel_type', [200]],
    ['service_speed', [1209]],
    ['time_of_day', [500]],
    ['zone', [300]],
    ['fuel_surcharge', [730]],
    ['wait_time', [900]],
    ['adjustment', [-500]],
    ['tax', [308]],
  ])('%s is %o', (rule, expected) => {
    expect(cents(result, rule)).toEqual(expected)
  })

  test('B is 3023, with modifiers 5032, pre-tax 6162, total 6470', () => {
    expect(result).toMatchObject({
      status: 'priced',
      baseCadCents: 3023,
      preTaxCadCents: 6162,
      taxCadCents: 308,
      totalCadCents: 6470,
    })
    const fuel = result.lines.find((line) => line.key === 'fuel_surcharge')
    expect(fuel?.reason.input).toMatchObject({ percent: 14.5, ofCadCents: 5032 })
  })

  test('every line says why it is there', () => {
    const reasonOf = (key: string) => result.lines.find((line) => line.key === key)?.reason
    expect(reasonOf('distance_range')).toEqual({
      rule: 'distance_range',
      input: { distanceM: 14_300, mode: 'graduated' },
      band: { from: 5000, to: null },
    })
    expect(reasonOf('service_speed:2')).toEqual({
      rule: 'service_speed',
      input: { id: 2, percent: 40, ofCadCents: 3023 },
    })
    expect(reasonOf('parcel_type:1')?.input).toEqual({ parcelTypeId: 1, quantity: 2, feeCadCents: 100 })
    expect(reasonOf('time_of_day:6')?.input).toEqual({
      id: 6,
      day: 'friday',
      time: 18.5 * 3600,
      from: 17 * 3600,
      to: 31 * 3600,
      stacks: false,
      amountCadCents: 500,
    })
    expect(reasonOf('zone:41')?.input).toEqual({
      serviceMapId: 4,
      strategy: 'both',
      stops: 'pickup,dropoff',
      zoneId: 41,
      flatFeeCadCents: 300,
      multiplier: 1,
      ofCadCents: 3023,
    })
    expect(reasonOf('tax:GST')?.input).toMatchObject({ percent: 5, ofCadCents: 6162, dropoffProvince: 'SK' })
  })

  test('is shown in three groups, waiting under Other', () => {
    expect(lineItemGroups(result)).toEqual([
      {
        label: 'Base Order',
        items: [
          { name: 'Base Fee', priceCadCents: 1200 },
          { name: 'Distance', priceCadCents: 1023 },
          { name: 'Weight', priceCadCents: 600 },
          { name: 'Box × 2', priceCadCents: 200 },
        ],
        subtotalLabel: 'Base Order Subtotal',
        subtotalCadCents: 3023,
      },
      {
        label: 'Other',
        items: [
          { name: 'Rush', priceCadCents: 1209 },
          { name: 'After hours', priceCadCents: 500 },
          { name: 'City', priceCadCents: 300 },
          { name: 'Fuel Surcharge (14.5%)', priceCadCents: 730 },
          { name: 'Wait Time', priceCadCents: 900 },
          { name: 'Discount', priceCadCents: -500 },
        ],
        subtotalLabel: 'Other Subtotal',
        subtotalCadCents: 3139,
      },
      {
        label: 'Tax',
        items: [{ name: 'GST (5%)', priceCadCents: 308 }],
        subtotalLabel: 'Tax Total',
        subtotalCadCents: 308,
      },
    ])
  })
})

describe('pricing types', () => {
  test('fixed: the base fee alone makes B, modifiers still apply', () => {
    const result = priceOrder({ ...revision, type: 'fixed' }, { ...input, fuel: { percent: 0 }, parcels: [] })
    expect(result.baseCadCents).toBe(1200)
    expect(cents(result, 'service_speed')).toEqual([480])
    expect(cents(result, 'distance_range')).toEqual([])
  })

  test('fixed: parcel fees come on top of B, and those that are nothing have no line', () => {
    const parcelTypes = [...revision.parcelTypes, { id: 3, name: 'Envelope', feeCadCents: 0 }]
    const parcels = [
      { parcelTypeId: 1, quantity: 2 },
      { parcelTypeId: 3, quantity: 1 },
    ]
    const result = priceOrder({ ...revision, type: 'fixed', parcelTypes }, { ...input, parcels })
    expect([result.baseCadCents, cents(result, 'parcel_type'), cents(result, 'service_speed')]).toEqual([
      1200,
      [200],
      [480],
    ])
  })

  test('fixed: everything but bands comes on top', () => {
    const fixed = priceOrder({ ...revision, type: 'fixed', minimumCadCents: 9000 }, input)
    const rules = fixed.lines.map((line) => line.reason.rule)
    expect(rules.filter((rule) => rule.endsWith('_range'))).toEqual([])
    expect(rules).toEqual(
      expect.arrayContaining(['time_of_day', 'zone', 'minimum', 'fuel_surcharge', 'wait_time', 'adjustment']),
    )
  })

  test('manual: waiting, adjustments and tax alone, and no bounds', () => {
    const typed = { ...input, manualPriceCadCents: 4000, distanceM: null, dropoff: farm, fuel: null }
    const result = priceOrder({ ...revision, type: 'manual', minimumCadCents: 9000, maximumCadCents: 9000 }, typed)
    expect(result.lines.map((line) => line.key)).toEqual(['manual_price', 'wait_time', 'adjustment:0', 'tax:GST'])
    expect(result.totalCadCents).toBe(4000 + 900 - 500 + 220)
  })

  test('fixed: a measure that is not known does not matter', () => {
    expect(priceOrder({ ...revision, type: 'fixed' }, { ...input, distanceM: null, weightKg: null }).status).toBe(
      'priced',
    )
  })

  test('manual: pending until typed, never zero', () => {
    const manual: RevisionPricing = { ...bareRevision, type: 'manual' }
    expect(priceOrder(manual, bareInput)).toEqual({
      status: 'pending',
      lines: [],
      baseCadCents: null,
      preTaxCadCents: null,
      taxCadCents: null,
      totalCadCents: null,
      exceptions: [],
    })
    expect(lineItemGroups(priceOrder(manual, bareInput))).toEqual([])
    const added = priceOrder(manual, { ...bareInput, waitTimeCadCents: 900, adjustments: input.adjustments })
    expect([added.status, added.totalCadCents, lineItemGroups(added)]).toEqual(['pending', null, onlyWhatWasAdded])
    expect(priceOrder(manual, { ...bareInput, manualPriceCadCents: 4000 })).toMatchObject({
      status: 'priced',
      baseCadCents: 4000,
      totalCadCents: 4200,
    })
  })
})

describe('what makes a price missing', () => {
  const volumeRanges = { mode: 'slab', fallbackCadCents: null, bands: [band({ from: 1, to: 2 })] } as const

  test.each<[string, PriceResult, PriceRule]>([
    ['an unknown distance', priceOrder(revision, { ...input, distanceM: null }), 'distance_range'],
    ['a value in no band', priceOrder({ ...revision, volumeRanges }, { ...input, volumeM3: 0.5 }), 'volume_range'],
    [
      'an unknown parcel type',
      priceOrder(revision, { ...input, parcels: [{ parcelTypeId: 9, quantity: 1 }] }),
      'parcel_type',
    ],
    ['an unknown speed', priceOrder(revision, { ...input, serviceSpeedId: 9 }), 'service_speed'],
    ['an unknown tag', priceOrder(revision, { ...input, tagIds: [9] }), 'tag'],
    ['a stop outside every zone', priceOrder(revision, { ...input, dropoff: farm }), 'zone'],
    ['no fuel row', priceOrder(revision, { ...input, fuel: null }), 'fuel_surcharge'],
    ['no tax rate', priceOrder(revision, { ...input, dropoffProvince: null }), 'tax'],
    ['a foreign province', priceOrder(revision, { ...input, dropoffProvince: 'MT' }), 'tax'],
  ])('%s', (_what, result, rule) => {
    expect(result).toMatchObject({ status: 'missing', totalCadCents: null, baseCadCents: null })
    expect(result.exceptions.map((e) => [e.code, e.rule])).toEqual([['price_missing', rule]])
    expect(lineItemGroups(result)).toEqual(onlyWhatWasAdded)
    expect(new Set(result.lines.map((line) => line.key)).size).toBe(result.lines.length)
  })

  test('keeps the lines that are certain and names every fault of a phase', () => {
    const result = priceOrder(revision, { ...input, distanceM: null, weightKg: null })
    expect(result.lines.map((line) => line.key)).toEqual(['base_fee', 'parcel_type:1', 'wait_time', 'adjustment:0'])
    expect(result.exceptions.map((e) => e.message)).toEqual(['The distance is not known.', 'The weight is not known.'])
  })

  test('a fallback prices what no band holds', () => {
    const withFallback: RevisionPricing = { ...bareRevision, volumeRanges: { ...volumeRanges, fallbackCadCents: 700 } }
    const result = priceOrder(withFallback, { ...bareInput, volumeM3: 0.5 })
    expect(cents(result, 'volume_range')).toEqual([700])
    expect(result.lines.find((line) => line.key === 'volume_range')?.reason.band).toBeUndefined()
  })
})

describe('modifiers, bounds, fuel and tax', () => {
  test('a typed price where no tax rate is known bears the GST and says that it is assumed; exempt stays exempt', () => {
    const typed = { ...bareInput, manualPriceCadCents: 2_000, dropoffProvince: null }
    const result = priceOrder(bareRevision, typed)
    expect(result).toMatchObject({ status: 'priced', preTaxCadCents: 2_000, taxCadCents: 100, totalCadCents: 2_100 })
    expect(result.lines.at(-1)).toMatchObject({ key: 'tax:GST', reason: { input: { assumed: true } } })
    const [tax] = explainPrice(result.lines, { revision: bareRevision, waits: [], units: 'Metric' }).slice(-1)
    expect(tax?.words).toBe('No tax rate is known for the drop-off: GST, which is due everywhere in Canada')
    expect(priceOrder({ ...bareRevision, tax: { kind: 'exempt', pstSk: false } }, typed).taxCadCents).toBe(0)
  })

  test('each percentage is of B, never of another modifier', () => {
    const result = priceOrder(bareRevision, { ...bareInput, serviceSpeedId: 2, tagIds: [2, 1, 2] })
    expect(cents(result, 'service_speed')).toEqual([480])
    expect(cents(result, 'tag')).toEqual([150, 250])
  })

  test('the sum is lifted to the minimum and cut to the maximum, before fuel', () => {
    const low = priceOrder(
      { ...bareRevision, minimumCadCents: 2000, fuelSurchargeOf: 'subtotal' },
      { ...bareInput, fuel: { percent: 10 } },
    )
    expect([cents(low, 'minimum'), cents(low, 'fuel_surcharge')]).toEqual([[800], [200]])
    const high = priceOrder({ ...bareRevision, maximumCadCents: 1000 }, { ...bareInput, waitTimeCadCents: 300 })
    expect([cents(high, 'maximum'), high.preTaxCadCents]).toEqual([[-200], 1300])
  })

  test('reductions alone never take a price below zero', () => {
    const tags = [{ id: 1, name: 'Staff', charge: { percent: -60 } }, revision.tags[1]].flatMap((tag) => tag ?? [])
    const given = { ...bareRevision, tags: [...tags, { id: 3, name: 'Friend', charge: { amountCadCents: -900 } }] }
    const result = priceOrder(given, { ...bareInput, tagIds: [1, 3] })
    expect([cents(result, 'minimum'), result.totalCadCents]).toEqual([[420], 0])
  })

  test('a sum on the bound has no line for it', () => {
    const bounded = priceOrder({ ...bareRevision, minimumCadCents: 1200, maximumCadCents: 1200 }, bareInput)
    expect(bounded.lines.map((line) => line.key)).toEqual(['base_fee', 'wait_time', 'tax:GST'])
  })

  test('fuel is taken of B only when the service says so', () => {
    const of = (fuelSurchargeOf: 'base' | 'subtotal') =>
      cents(priceOrder({ ...revision, fuelSurchargeOf }, input), 'fuel_surcharge')
    expect([of('base'), of('subtotal')]).toEqual([[438], [730]])
  })

  test('wait time at zero stays an item of the base order', () => {
    const base = lineItemGroups(priceOrder(bareRevision, bareInput))[0]
    expect(base).toMatchObject({ label: 'Base Order', subtotalCadCents: 1200 })
    expect(base?.items).toContainEqual({ name: 'Wait Time', priceCadCents: 0 })
  })

  test('PST is a second tax on the same base', () => {
    const result = priceOrder({ ...bareRevision, tax: { kind: 'taxable', pstSk: true } }, bareInput)
    expect(cents(result, 'tax')).toEqual([60, 72])
    expect(result.totalCadCents).toBe(1332)
  })

  test.each([
    ['exempt', 'Exempt'],
    ['zeroRated', 'Zero Rated'],
  ] as const)('%s prints a line of its own at zero, wherever it goes', (kind, name) => {
    const result = priceOrder({ ...bareRevision, tax: { kind, pstSk: true } }, { ...bareInput, dropoffProvince: null })
    expect(lineItemGroups(result).at(-1)?.items).toEqual([{ name, priceCadCents: 0 }])
    expect(result.totalCadCents).toBe(1200)
  })

  test('input that is no number is refused, not priced', () => {
    expect(() => priceOrder(revision, { ...input, distanceM: Number.NaN })).toThrow(RangeError)
    expect(() => priceOrder(revision, { ...input, distanceM: -1 })).toThrow(RangeError)
    expect(() => priceOrder(revision, { ...input, waitTimeCadCents: Number.NaN })).toThrow(RangeError)
    expect(() => priceOrder(revision, { ...input, parcels: [{ parcelTypeId: 1, quantity: 1.5 }] })).toThrow(RangeError)
  })
})
