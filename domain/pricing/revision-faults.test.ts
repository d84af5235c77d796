import { describe, expect, test } from 'vitest'
import type { RevisionDraft } from './revision-components.ts'
import { draftFaults, publishingFaults, type LiveReferences, type RevisionFault } from './revision-faults.ts'
import type { RangeBand, ServiceZone, TimeWindow } from './types.ts'

const band = (from: number, to: number | null, more: Partial<RangeBand> = {}): RangeBand => ({
  from,
  to,
  flatCadCents: 100,
  perStepCadCents: 0,
  step: 1,
  stepCount: 'started',
  ...more,
})
const bands = (...all: RangeBand[]) => ({ mode: 'slab' as const, bands: all, fallbackCadCents: null })
const window = (more: Partial<TimeWindow>): TimeWindow => ({
  id: 1,
  name: 'Night',
  days: ['monday'],
  from: 0,
  to: 60,
  charge: { percent: 10 },
  stacks: false,
  ...more,
})
const mapOf = (more: Partial<ServiceZone>) => ({
  id: 5,
  name: 'Map',
  fallbackFeeCadCents: null,
  zones: [
    {
      id: 1,
      name: 'Z',
      bounds: [
        [0, 0],
        [0, 1],
        [1, 1],
      ] as [number, number][],
      flatFeeCadCents: 0,
      multiplier: 1,
      priority: 'medium' as const,
      ...more,
    },
  ],
})

const draft: RevisionDraft = {
  type: 'variable',
  baseFeeCadCents: 1000,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [{ id: 1, name: 'Box', feeCadCents: 100 }],
  serviceSpeeds: [{ id: 2, name: 'Rush', charge: { percent: 999.9 } }],
  tags: [{ id: 3, name: 'Fragile', charge: { amountCadCents: -100 } }],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  protocolIds: [4],
  tax: {
    kind: 'taxable',
    pstSk: false,
    rows: [{ id: 6, type: 'GST', province: 'SK', percent: 5, effectiveFrom: '2026-01-01' }],
  },
}
const live: LiveReferences = {
  parcelTypeIds: new Set([1]),
  serviceSpeedIds: new Set([2]),
  tagIds: new Set([3]),
  protocolIds: new Set([4]),
  serviceMapIds: new Set([5]),
  taxSettingIds: new Set([6]),
}
const places = (faults: readonly RevisionFault[]) => faults.map(({ component, pointer }) => [component, pointer])

test('a whole one has no fault', () => {
  const whole: RevisionDraft = {
    ...draft,
    distanceRanges: bands(band(5, null), band(0, 5)),
    timesOfDay: [window({ from: 79_200, to: 108_000 })],
    timeRanges: [{ id: 1, name: 'Soon', from: 0, to: 3600, charge: { percent: -100 } }],
    serviceMap: mapOf({}),
    waitTime: { freeMinutes: 10, freeMinutesAtDropoff: 5, incrementMinutes: 1, centsPerMinute: 75, capCents: null },
  }
  expect(publishingFaults(whole, live, 'Metric')).toEqual([])
})

describe('what contradicts itself is refused on saving', () => {
  test.each<[string, Partial<RevisionDraft>, string, string]>([
    [
      'overlapping bands',
      { distanceRanges: bands(band(0, 10), band(5, null)) },
      'distance-range',
      '/distanceRanges/bands/1/from',
    ],
    [
      'a band below one without an end',
      { weightRanges: bands(band(8, null), band(0, null)) },
      'weight-range',
      '/weightRanges/bands/0/from',
    ],
    [
      'a band that ends before it begins',
      { volumeRanges: bands(band(5, 5)) },
      'volume-range',
      '/volumeRanges/bands/0/to',
    ],
    [
      'a step of nothing',
      { volumeRanges: bands(band(0, null, { step: 0 })) },
      'volume-range',
      '/volumeRanges/bands/0/step',
    ],
    [
      'a fee below nothing',
      { distanceRanges: bands(band(0, null, { flatCadCents: -1 })) },
      'distance-range',
      '/distanceRanges/bands/0/flatCadCents',
    ],
    ['split cents', { baseFeeCadCents: 10.5 }, 'variables', '/baseFeeCadCents'],
    ['a maximum below the minimum', { minimumCadCents: 200, maximumCadCents: 100 }, 'variables', '/maximumCadCents'],
    ['1000 %', { tags: [{ id: 3, name: 'T', charge: { percent: 1000 } }] }, 'tags', '/tags/0/charge/percent'],
    ['no number', { tags: [{ id: 3, name: 'T', charge: { percent: Number.NaN } }] }, 'tags', '/tags/0/charge/percent'],
    [
      'more than everything off',
      { serviceSpeeds: [{ id: 2, name: 'S', charge: { percent: -101 } }] },
      'service-speeds',
      '/serviceSpeeds/0/charge/percent',
    ],
    [
      'a window that ends before it starts',
      { timesOfDay: [window({ from: 60, to: 60 })] },
      'time-of-day',
      '/timesOfDay/0/to',
    ],
    [
      'a window that starts tomorrow',
      { timesOfDay: [window({ from: 86_400, to: 90_000 })] },
      'time-of-day',
      '/timesOfDay/0/from',
    ],
    [
      'a window longer than a day',
      { timesOfDay: [window({ from: 60, to: 86_461 })] },
      'time-of-day',
      '/timesOfDay/0/to',
    ],
    [
      'ranges that overlap',
      { timeRanges: [0, 30].map((from) => ({ id: from, name: 'R', from, to: 60, charge: { percent: 1 } })) },
      'time-range',
      '/timeRanges/1/from',
    ],
    [
      'an outline that crosses itself',
      {
        serviceMap: mapOf({
          bounds: [
            [0, 0],
            [1, 1],
            [1, 0],
            [0, 1],
          ],
        }),
      },
      'service-map',
      '/serviceMap/zones/0/bounds',
    ],
    ['a multiplier of 11', { serviceMap: mapOf({ multiplier: 11 }) }, 'service-map', '/serviceMap/zones/0/multiplier'],
    [
      'an increment of nothing',
      { waitTime: { freeMinutes: 0, incrementMinutes: 0, centsPerMinute: 1, capCents: null } },
      'geostamps',
      '/waitTime/incrementMinutes',
    ],
  ])('%s', (_what, changes, component, pointer) => {
    expect(places(draftFaults({ ...draft, ...changes }, 'Metric'))).toEqual([[component, pointer]])
    expect(places(publishingFaults({ ...draft, ...changes }, live, 'Metric'))).toContainEqual([component, pointer])
  })
})

describe('what is unfinished is refused only on publishing', () => {
  test.each<[string, Partial<RevisionDraft>, string, string]>([
    ['no base fee and no table', { baseFeeCadCents: null }, 'variables', '/baseFeeCadCents'],
    ['no parcel type', { parcelTypes: [] }, 'parcel-types', '/parcelTypes'],
    ['no speed', { serviceSpeeds: [] }, 'service-speeds', '/serviceSpeeds'],
    [
      'a fixed price without one',
      { type: 'fixed', baseFeeCadCents: null, weightRanges: bands(band(0, null)) },
      'variables',
      '/baseFeeCadCents',
    ],
    [
      'a hole between bands',
      { distanceRanges: bands(band(0, 5000), band(10_000, null)) },
      'distance-range',
      '/distanceRanges/bands/1/from',
    ],
    [
      'a hole below the first',
      { distanceRanges: bands(band(5000, null)) },
      'distance-range',
      '/distanceRanges/bands/0/from',
    ],
    ['a table without bands', { weightRanges: bands() }, 'weight-range', '/weightRanges/bands'],
    ['a window of no day', { timesOfDay: [window({ days: [] })] }, 'time-of-day', '/timesOfDay/0/days'],
    [
      'a zone of two points',
      {
        serviceMap: mapOf({
          bounds: [
            [0, 0],
            [1, 1],
          ],
        }),
      },
      'service-map',
      '/serviceMap/zones/0/bounds',
    ],
    ['a map without zones', { serviceMap: { ...mapOf({}), zones: [] } }, 'service-map', '/serviceMap/zones'],
  ])('%s', (_what, changes, component, pointer) => {
    expect(draftFaults({ ...draft, ...changes }, 'Metric')).toEqual([])
    expect(places(publishingFaults({ ...draft, ...changes }, live, 'Metric'))).toEqual([[component, pointer]])
  })

  test('a table makes a base fee unnecessary, and a manual service needs neither', () => {
    expect(
      publishingFaults({ ...draft, baseFeeCadCents: null, weightRanges: bands(band(0, null)) }, live, 'Metric'),
    ).toEqual([])
    expect(publishingFaults({ ...draft, baseFeeCadCents: null, type: 'manual' }, live, 'Metric')).toEqual([])
  })

  test('a hole is named by what it leaves out', () => {
    const faults = publishingFaults(
      { ...draft, distanceRanges: bands(band(0, 5000), band(10_000, null)) },
      live,
      'Metric',
    )
    expect(faults[0]?.message).toBe('No band holds 5 km to 10 km')
  })

  test('in the units of the person who reads it', () => {
    const holed = { ...draft, weightRanges: bands(band(0, 22.6796185), band(27.2155422, null)) }
    const messages = (['Metric', 'MetricMixed', 'Imperial'] as const).map(
      (units) => publishingFaults(holed, live, units)[0]?.message,
    )
    expect(messages).toEqual([
      'No band holds 22.68 kg to 27.216 kg',
      'No band holds 50 lb to 60 lb',
      'No band holds 50 lb to 60 lb',
    ])
    const overlapping = { ...draft, weightRanges: bands(band(0, 27.2155422), band(22.6796185, null)) }
    expect(draftFaults(overlapping, 'MetricMixed')[0]?.message).toBe(
      'This band overlaps another one, which goes to 60 lb',
    )
    const unstepped = { ...draft, distanceRanges: bands({ ...band(0, null), step: 0 }) }
    expect(draftFaults(unstepped, 'Imperial')[0]?.message).toBe('A step is above 0 mi')
  })

  test('bounds that differ by less than their unit tells apart leave no hole, and do not overlap', () => {
    for (const [to, from] of [
      [22.679619, 22.6796185],
      [22.6796185, 22.679619],
    ] as const) {
      const torn = { ...draft, weightRanges: bands(band(0, to), band(from, null)) }
      expect(publishingFaults(torn, live, 'Metric')).toEqual([])
    }
  })

  test('every dead reference at its place', () => {
    const none = new Set<number>()
    const nothingLives: LiveReferences = {
      parcelTypeIds: none,
      serviceSpeedIds: none,
      tagIds: none,
      serviceMapIds: none,
      taxSettingIds: none,
      protocolIds: none,
    }
    expect(places(publishingFaults({ ...draft, serviceMap: mapOf({}) }, nothingLives, 'Metric'))).toEqual([
      ['parcel-types', '/parcelTypes/0'],
      ['service-speeds', '/serviceSpeeds/0'],
      ['tags', '/tags/0'],
      ['tax-settings', '/tax/rows/0'],
      ['protocols', '/protocolIds/0'],
      ['service-map', '/serviceMap'],
    ])
  })
})
