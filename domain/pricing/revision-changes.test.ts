import { expect, test } from 'vitest'
import type { UnitPreference } from '../amounts/units.ts'
import { describeRevisionChanges } from './revision-changes.ts'
import type { RangeBand, RevisionPricing, TimeWindow } from './types.ts'

const band = (from: number, to: number | null, perStepCadCents: number): RangeBand => ({
  from,
  to,
  flatCadCents: 0,
  perStepCadCents,
  step: 1_000,
  stepCount: 'exact',
})
const night: TimeWindow = {
  id: 1,
  name: 'Night',
  days: ['friday'],
  from: 79_200,
  to: 108_000,
  charge: { amountCadCents: 500 },
  stacks: false,
}
const zone = {
  id: 3,
  name: 'City',
  bounds: [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as [number, number][],
  flatFeeCadCents: 300,
  multiplier: 1,
  priority: 'medium' as const,
}
const before: RevisionPricing = {
  type: 'variable',
  baseFeeCadCents: 1200,
  distanceRanges: { mode: 'graduated', fallbackCadCents: null, bands: [band(0, 25_000, 0), band(25_000, null, 110)] },
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [{ id: 1, name: 'Box', feeCadCents: 100 }],
  serviceSpeeds: [{ id: 2, name: 'Rush', charge: { percent: 40 } }],
  tags: [{ id: 3, name: 'Fragile', charge: { amountCadCents: 250 } }],
  timesOfDay: [night],
  serviceMap: { id: 4, name: 'Saskatoon', fallbackFeeCadCents: null, zones: [zone] },
  minimumCadCents: null,
  maximumCadCents: 90_000,
  fuelSurchargeOf: 'subtotal',
  tax: { kind: 'taxable', pstSk: false },
}
const map = before.serviceMap
const terms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
const distance = (...bands: RangeBand[]) => ({
  distanceRanges: { mode: 'graduated' as const, fallbackCadCents: null, bands },
})

test.each<[Partial<RevisionPricing>, string[]]>([
  [{}, []],
  [{ type: 'manual' }, ['Pricing type: by its rules to typed by a dispatcher']],
  [{ baseFeeCadCents: 1300 }, ['Base fee: $12.00 to $13.00']],
  [{ minimumCadCents: 2000, maximumCadCents: null }, ['Minimum: none to $20.00', 'Maximum: $900.00 to none']],
  [distance(band(0, 25_000, 0), band(25_000, null, 125)), ['above 25 km: $1.10 to $1.25 a km']],
  [
    distance(band(0, 25_000, 0), band(25_000, 50_000, 110), band(50_000, null, 100)),
    ['from 25 km, end of the band: no end to 50 km', 'added above 50 km: $1.00 a km'],
  ],
  [
    distance(band(0, null, 50)),
    [
      'any distance: free to $0.50 a km',
      'from 0 km, end of the band: 25 km to no end',
      'removed above 25 km: $1.10 a km',
    ],
  ],
  [
    {
      weightRanges: {
        mode: 'slab',
        fallbackCadCents: 500,
        bands: [{ ...band(0, null, 150), step: 10, stepCount: 'started' }],
      },
    },
    [
      'added Weight bands: the whole value pays its band',
      'added Weight that is not known: $5.00',
      'added any weight: $1.50 per 10 kg, rounded up',
    ],
  ],
  [
    { tags: [{ id: 3, name: 'Breakable', charge: { percent: 10 } }] },
    ['Tag Fragile: renamed Breakable', 'Tag Breakable: $2.50 to 10 %'],
  ],
  [
    { tags: [], serviceSpeeds: [...before.serviceSpeeds, { id: 9, name: 'Slow', charge: { percent: -5 } }] },
    ['added Service speed Slow: -5 %', 'removed Tag Fragile: $2.50'],
  ],
  [
    { timesOfDay: [{ ...night, from: 82_800, stacks: true }] },
    [
      'Time of day Night, when: Friday 22:00 – 06:00 the next day to Friday 23:00 – 06:00 the next day',
      'Time of day Night, added to others: no to yes',
    ],
  ],
  [{ timesOfDay: [] }, ['removed Time of day Night: $5.00']],
  [
    { timeRanges: [{ id: 1, name: 'Soon', from: 0, to: 5400, charge: { percent: 20 } }] },
    ['added Time range Soon: 20 %'],
  ],
  [
    {
      serviceMap: map && {
        ...map,
        fallbackFeeCadCents: 900,
        zones: [{ ...zone, multiplier: 1.5, bounds: [...zone.bounds].toReversed() }],
      },
    },
    [
      'Fee outside the zones: none to $9.00',
      'Zone City: $3.00 to $3.00 and base × 1.5',
      'Zone City, outline: 3 corners, changed',
    ],
  ],
  [
    { serviceMap: map && { ...map, zones: [{ ...zone, holes: [zone.bounds], parts: [{ bounds: zone.bounds }] }] } },
    ['Zone City, outline: 3 corners to 2 parts, 1 hole, 9 corners'],
  ],
  [{ serviceMap: map && { ...map, zones: [{ ...zone, holes: [], parts: [] }] } }, []],
  [{ serviceMap: map && { ...map, zones: [zone, { ...zone, id: 5, name: 'Farm' }] } }, ['added Zone Farm: $3.00']],
  [
    { serviceMap: map && { ...map, id: 9, name: 'Regina', zones: [{ ...zone, id: 6, name: 'Downtown' }] } },
    ['Service map: Saskatoon, 1 zone to Regina, 1 zone'],
  ],
  [
    { serviceMap: map && { ...map, strategy: 'highest' } },
    ['Zones that count: of both stops, each zone once to of the dearer stop'],
  ],
  [{ serviceMap: null }, ['Service map: Saskatoon, 1 zone to none']],
  [
    { fuelSurchargeOf: 'base', fuelType: 'diesel' },
    ['Fuel surcharge: regular, of everything before it to diesel, of the base price alone'],
  ],
  [{ waitTime: terms }, ['Waiting: as the courier charges it to $0.75 a min']],
  [{ tax: { kind: 'exempt', pstSk: true } }, ['Tax: taxable to exempt', 'PST SK: not charged to charged']],
])('%j', (changes, texts) => {
  const told = describeRevisionChanges(before, { ...before, ...changes }, 'Metric')
  expect(told.map(({ kind, text }) => (kind === 'changed' ? text : `${kind} ${text}`))).toEqual(texts)
})

test('measures are told in the units of the person who reads them', () => {
  const pounds = (perStepCadCents: number): RevisionPricing => ({
    ...before,
    weightRanges: {
      mode: 'slab',
      fallbackCadCents: null,
      bands: [
        { from: 0, to: 1.81436948, flatCadCents: 500, perStepCadCents: 0, step: 1, stepCount: 'started' },
        { from: 1.81436948, to: null, flatCadCents: 0, perStepCadCents, step: 0.45359237, stepCount: 'exact' },
      ],
    },
  })
  const told = (units: UnitPreference) =>
    describeRevisionChanges(pounds(110), pounds(125), units).map(({ text }) => text)
  expect(told('Imperial')).toEqual(['above 4 lb: $1.10 to $1.25 a lb'])
  expect(told('Metric')).toEqual(['above 1.814 kg: $1.10 to $1.25 per 0.454 kg'])
})

test('what comes in another order is no change', () => {
  const turned = { ...before, ...distance(band(25_000, null, 110), band(0, 25_000, 0)) }
  expect(describeRevisionChanges(before, turned, 'Metric')).toEqual([])
})

test('wait rules change one by one, and each change names its part', () => {
  const after = { ...before, waitTime: { ...terms, freeMinutesAtDropoff: 5, capCents: 3000 } }
  expect(describeRevisionChanges({ ...before, waitTime: terms }, after, 'Metric')).toEqual([
    { component: 'geostamps', kind: 'changed', text: 'Waiting, free at the drop-off: 10 min to 5 min' },
    { component: 'geostamps', kind: 'changed', text: 'Waiting, at most a stop: none to $30.00' },
  ])
})
