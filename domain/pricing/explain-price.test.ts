import { describe, expect, test } from 'vitest'
import type { UnitPreference } from '../amounts/units.ts'
import { stopWaits } from '../orders/wait-time.ts'
import { explainPrice, explainToCustomer } from './explain-price.ts'
import { fuelForOrder } from './fuel.ts'
import { seededFuelRows } from './fuel-table.ts'
import { priceOrder } from './price-order.ts'
import type { PriceLine, PriceRule, PricingInput, RangeBand, RevisionPricing } from './types.ts'

const band = (more: Partial<RangeBand>): RangeBand => ({
  from: 0,
  to: null,
  flatCadCents: 0,
  perStepCadCents: 0,
  step: 1,
  stepCount: 'started',
  ...more,
})
/** The worked example of docs/rules/pricing.md, with a zone by a multiplier and a span that costs. */
const revision: RevisionPricing = {
  type: 'variable',
  baseFeeCadCents: 1200,
  distanceRanges: {
    mode: 'graduated',
    fallbackCadCents: 1500,
    bands: [band({ to: 5000 }), band({ from: 5000, perStepCadCents: 110, step: 1000, stepCount: 'exact' })],
  },
  weightRanges: {
    mode: 'graduated',
    fallbackCadCents: null,
    bands: [band({ to: 25 }), band({ from: 25, perStepCadCents: 150, step: 10 })],
  },
  volumeRanges: null,
  parcelTypes: [{ id: 1, name: 'Box', feeCadCents: 100 }],
  serviceSpeeds: [{ id: 2, name: 'Rush', charge: { percent: 40 } }],
  tags: [{ id: 3, name: 'Fragile', charge: { amountCadCents: 250 } }],
  timesOfDay: [
    {
      id: 6,
      name: 'After hours',
      days: ['friday'],
      from: 61_200,
      to: 108_000,
      charge: { amountCadCents: 500 },
      stacks: false,
    },
  ],
  timeRanges: [{ id: 7, name: 'Soon', from: 0, to: 7200, charge: { percent: 10 } }],
  serviceMap: {
    id: 4,
    name: 'Saskatoon',
    fallbackFeeCadCents: 900,
    zones: [
      {
        id: 41,
        name: 'City',
        bounds: [
          [52, -107],
          [52, -106],
          [53, -106],
        ],
        flatFeeCadCents: 300,
        multiplier: 1.5,
        priority: 'medium',
      },
    ],
  },
  minimumCadCents: 20_000,
  maximumCadCents: null,
  fuelSurchargeOf: 'subtotal',
  tax: { kind: 'taxable', pstSk: false },
}
const availableAt = Date.parse('2026-11-21T00:30:00Z') / 1000
const city = { lat: 52.2, lng: -106.2 }
const fuelSettings = {
  tables: [{ fuelType: 'regular' as const, effectiveFrom: '2020-01-01', rows: seededFuelRows }],
  prices: [{ fuelType: 'regular' as const, date: '2026-10-05', dollarsPerLitre: 1.5988 }],
}
const input: PricingInput = {
  distanceM: 14_300,
  weightKg: 60,
  volumeM3: null,
  parcels: [{ parcelTypeId: 1, quantity: 2 }],
  serviceSpeedId: 2,
  tagIds: [3],
  pickup: city,
  dropoff: { lat: 0, lng: 0 },
  manualPriceCadCents: null,
  fuel: fuelForOrder(fuelSettings, 'regular', availableAt, 'America/Regina'),
  waitTimeCadCents: 900,
  adjustments: [{ id: 1, name: 'Discount', priceCadCents: -500 }],
  dropoffProvince: 'SK',
  availableAt,
  dueAt: availableAt + 5400,
  timeZone: 'America/Regina',
}
const waits = stopWaits(
  [
    { uid: 'a', type: 'checkin', stop: 'pickup', createdAt: availableAt },
    { uid: 'a', type: 'checkout', stop: 'pickup', createdAt: availableAt + 22 * 60 },
  ],
  availableAt,
  { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null },
)
const { lines } = priceOrder(revision, input)
const explained = explainPrice(lines, { revision, waits, units: 'Metric' })
const toCustomer = explainToCustomer(lines, { revision, waits, units: 'Metric' })

describe('each line says rule and input, arithmetic, setting, and what a customer reads', () => {
  test.each<[string, string, string | null, object | null, string]>([
    [
      'base_fee',
      'The base fee of the service',
      null,
      { component: 'variables', id: null },
      'The base fee of the service',
    ],
    [
      'distance_range',
      'Distance 14.3 km, band above 5 km: each band pays for its own part',
      '5 km free + 9.3 km × $1.10 = $10.23',
      { component: 'distance-range', id: null },
      '14.3 km',
    ],
    [
      'weight_range',
      'Weight 60 kg, band above 25 kg: each band pays for its own part',
      '25 kg free + 4 × 10 kg (rounded up) × $1.50 = $6.00',
      { component: 'weight-range', id: null },
      '60 kg',
    ],
    [
      'parcel_type:1',
      'The fee of the parcel type for each piece',
      '2 × $1.00 = $2.00',
      { component: 'parcel-types', id: 1 },
      '2 × $1.00 = $2.00',
    ],
    [
      'service_speed:2',
      'The chosen service speed Rush: a percentage of the base price',
      '40 % × $30.23 = $12.09',
      { component: 'service-speeds', id: 2 },
      'Rush was chosen: 40 % of the base price',
    ],
    ['tag:3', 'The tag Fragile: an amount', null, { component: 'tags', id: 3 }, 'Fragile'],
    [
      'time_of_day:6',
      'After hours, Friday 17:00 – 06:00 the next day; scheduled for Friday, 18:30; the highest of those that match: an amount',
      null,
      { component: 'time-of-day', id: 6 },
      'Scheduled for Friday, 18:30',
    ],
    [
      'time_range:7',
      'Soon, up to 2 h; promised within 1 h 30 min: a percentage of the base price',
      '10 % × $30.23 = $3.02',
      { component: 'time-range', id: 7 },
      'Promised within 1 h 30 min: 10 % of the base price',
    ],
    [
      'zone:41',
      'Zone City for the pickup',
      '$3.00 + (1.5 − 1) × $30.23 = $18.12',
      { component: 'service-map', id: 41 },
      'City (pickup)',
    ],
    [
      'zone:fallback',
      'The drop-off outside every zone of the map: its fallback fee, once',
      null,
      { component: 'service-map', id: null },
      'The drop-off outside our zones',
    ],
    [
      'minimum',
      'The service costs at least $200.00 before fuel',
      '$200.00 − $79.96 = $120.04',
      { component: 'variables', id: null },
      'The service costs at least $200.00 before fuel',
    ],
    [
      'fuel_surcharge',
      '27.5 % from Nov 15 to Dec 14, 2026 by the mean price of October 2026, $1.599/L; of everything before it',
      '27.5 % × $200.00 = $55.00',
      { component: 'fuel-surcharge', id: null },
      '27.5 % by the price of regular fuel, from Nov 15 to Dec 14, 2026',
    ],
    [
      'wait_time',
      '22 min at the pickup, 10 of them free',
      '12 min × $0.75 = $9.00',
      { component: 'geostamps', id: null },
      '22 min at the pickup, 10 of them free',
    ],
    ['adjustment:1', 'A discount of the office', null, null, 'A discount of the office'],
    [
      'tax:GST',
      'GST of the drop-off in SK on 2026-11-20, the rate in force',
      '5 % × $259.00 = $12.95',
      { component: 'tax-settings', id: null },
      'GST in SK, of everything before tax',
    ],
  ])('%s', (key, words, arithmetic, setting, customerWords) => {
    const {
      name: _name,
      priceCadCents: _cents,
      ...said
    } = explained.find((line) => line.key === key) ?? { name: '', priceCadCents: 0 }
    expect(said).toEqual({ key, words, arithmetic, setting, customerWords })
    expect(toCustomer.find((line) => line.key === key)?.words).toBe(customerWords)
  })

  test('none is left out', () => {
    expect(explained.map(({ key, priceCadCents }) => [key, priceCadCents])).toEqual(
      lines.map(({ key, priceCadCents }) => [key, priceCadCents]),
    )
    expect(explained).toHaveLength(15)
  })
})

test('measures are told in the units of the person who reads them', () => {
  const typed = (number: number) => ({ number, unit: 'lb' }) as const
  const pounds: RevisionPricing = {
    ...revision,
    weightRanges: {
      mode: 'graduated',
      fallbackCadCents: null,
      bands: [
        { ...band({ to: 1.81436948, flatCadCents: 500 }), typed: { to: typed(4) } },
        {
          ...band({ from: 1.81436948, step: 9.0718474, perStepCadCents: 150 }),
          typed: { from: typed(4), step: typed(20) },
        },
      ],
    },
  }
  const told = (units: UnitPreference, weightKg: number) => {
    const price = priceOrder(pounds, { ...input, weightKg })
    const line = explainPrice(price.lines, { revision: pounds, waits: [], units }).find(
      ({ key }) => key === 'weight_range',
    )
    return [line?.words, line?.arithmetic, line?.customerWords]
  }
  expect(told('MetricMixed', 1.81436948)).toEqual([
    'Weight 4 lb, band up to 4 lb: each band pays for its own part',
    '$5.00 = $5.00',
    '4 lb',
  ])
  expect(told('Imperial', 29.02991168)).toEqual([
    'Weight 64 lb, band above 4 lb: each band pays for its own part',
    '$5.00 + 3 × 20 lb (rounded up) × $1.50 = $9.50',
    '64 lb',
  ])
  expect(told('Metric', 29.02991168)).toEqual([
    'Weight 29.03 kg, band above 1.814 kg: each band pays for its own part',
    '$5.00 + 3 × 9.072 kg (rounded up) × $1.50 = $9.50',
    '29.03 kg',
  ])
})

describe('what is rare, or was stored before a line said as much', () => {
  const wordsOf = (line: Partial<PriceLine> & { rule: PriceRule; input?: PriceLine['reason']['input'] }) => {
    const { rule, input: given = {}, ...more } = line
    const whole = {
      key: 'k',
      group: 'other',
      name: 'Name',
      priceCadCents: 100,
      ...more,
      reason: { rule, input: given },
    } as const
    return explainPrice([whole], { revision, waits: [], units: 'Metric' })[0]
  }

  test.each<[Parameters<typeof wordsOf>[0], string, string | null]>([
    [{ rule: 'manual_price' }, 'The price that the office typed for this order', null],
    [
      { rule: 'distance_range', input: { distanceM: null, fallback: true } },
      'The measure is not known: the fallback of the table',
      null,
    ],
    [{ rule: 'distance_range', input: { distanceM: 0 } }, '0 km: nothing is measured, so no band is paid', null],
    [{ rule: 'time_of_day', input: { amountCadCents: 100 } }, 'Name: an amount', null],
    [{ rule: 'zone', input: { amountCadCents: 100 } }, 'Zone Name', null],
    [
      { rule: 'fuel_surcharge', input: { percent: 14.5, ofCadCents: 1000 } },
      '14.5 %; of everything before it',
      '14.5 % × $10.00 = $1.00',
    ],
    [
      { rule: 'wait_time', input: { insteadOfCadCents: 900 } },
      'Typed by the office, instead of $9.00 by the driver’s stamps',
      null,
    ],
    [{ rule: 'wait_time', priceCadCents: 0 }, 'Nothing to pay for waiting', null],
    [{ rule: 'wait_time' }, 'Waiting beyond the free minutes', null],
    [{ rule: 'adjustment' }, 'Added by the office', null],
    [
      { rule: 'cancellation_charge', input: { type: 'percentage', percent: 50, ofCadCents: 200 } },
      'The courier’s charge for a cancelled order, of its price before tax',
      '50 % × $2.00 = $1.00',
    ],
    [{ rule: 'cancellation_charge', input: { type: 'none' } }, 'The courier charges nothing', null],
    [{ rule: 'tax', input: { type: 'Exempt' } }, 'The service is exempt', null],
    [{ rule: 'tax', input: { type: 'Exempt', taxExemption: 'R123' } }, 'The customer is exempt, by R123', null],
    [{ rule: 'tax', input: { type: 'Exempt', taxExemption: '' } }, 'The customer is exempt', null],
    [
      { rule: 'tax', input: { type: 'Zero Rated', isInterlined: true } },
      'Another carrier bought this order, which is zero rated',
      null,
    ],
    [
      {
        rule: 'tax',
        input: { type: 'QST', percent: 9.975, ofCadCents: 1003, dropoffProvince: 'QC', date: '2026-11-20' },
      },
      'QST within QC on 2026-11-20, the rate in force',
      '9.975 % × $10.03 = $1.00',
    ],
  ])('%j', (line, words, arithmetic) => {
    expect(wordsOf(line)).toMatchObject({ words, arithmetic })
  })

  test('a multiplier alone needs no flat fee, and a fee alone no arithmetic', () => {
    const zone = { stops: 'pickup,dropoff', strategy: 'highest', zoneId: 41, ofCadCents: 1000 }
    expect(wordsOf({ rule: 'zone', input: { ...zone, flatFeeCadCents: 0, multiplier: 1.1 } })).toMatchObject({
      words: 'Zone Name for the pickup and drop-off, the dearer stop',
      arithmetic: '(1.1 − 1) × $10.00 = $1.00',
    })
    expect(wordsOf({ rule: 'zone', input: { ...zone, flatFeeCadCents: 100, multiplier: 1 } })?.arithmetic).toBeNull()
  })
})

test('a capped wait is explained by what it would come to without the cap', () => {
  const wait = { ...waits[0]!, minutes: 50, billedMinutes: 40, cents: 2_000, isCapped: true }
  const line = lines.find(({ reason }) => reason.rule === 'wait_time')!
  const arithmeticOf = (priceCadCents: number, ...of: typeof waits) =>
    explainPrice([{ ...line, priceCadCents }], { revision, waits: of, units: 'Metric' })[0]?.arithmetic
  expect(arithmeticOf(2_000, wait)).toBe('40 min × $0.75 = $30.00, at most $20.00')
  expect(arithmeticOf(2_900, wait, waits[0]!)).toBe(
    '$20.00 (at most, of 40 min × $0.75 = $30.00) + 12 min × $0.75 = $29.00',
  )
})
