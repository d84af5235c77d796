import { expect, test } from 'vitest'
import { band, input, revision } from './testing/worked-example.ts'
import { optionIds, tryOrder, type TriedRevision, type TryOut } from './try-out.ts'
import type { FuelSurcharge, PricingInput, RevisionPricing } from './types.ts'

const none = new Map<number, number>()
const tried = (changes: Partial<RevisionPricing> = {}): TriedRevision => ({
  pricing: { ...revision, ...changes },
  parcelTypeIds: none,
  serviceSpeedIds: none,
  tagIds: none,
})
const noNames = { parcel_type: new Map(), service_speed: new Map(), tag: new Map() }
const courier: TryOut['courier'] = {
  timeZone: 'America/Regina',
  waitTime: { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null },
  fuel: {
    tables: [{ fuelType: 'diesel', effectiveFrom: '2026-01-01', rows: [{ priceFrom: 1, priceTo: 2, percent: 20 }] }],
    prices: [{ fuelType: 'diesel', date: '2026-10-12', dollarsPerLitre: 1.5 }],
  },
}
const of = (draft: Partial<RevisionPricing>, more: Partial<TryOut> = {}): TryOut => ({
  published: tried(),
  draft: tried(draft),
  courier,
  names: noNames,
  units: 'Metric',
  ...more,
})
const past = (changes: Partial<PricingInput> = {}) => ({ input: { ...input, ...changes }, stamps: [] })
const preTax = (outcome: ReturnType<typeof tryOrder>) => outcome.gainCadCents

test('an order keeps the fuel that it was placed with; another type is looked up for its day', () => {
  const own: FuelSurcharge = { percent: 10 }
  const before = tryOrder(past({ fuel: own, adjustments: [] }), of({}))
  expect(before).toMatchObject({ outcome: 'priced', gainCadCents: 0 })
  // B and modifiers are 5032: 10 % of them are 503.2, 20 % 1006.4, which is 503 more.
  expect(preTax(tryOrder(past({ fuel: own }), of({ fuelType: 'diesel' })))).toBe(503)
})

test('adjustments and amounts typed for waiting do not count; stamps do, by the rules of each revision', () => {
  const stamp = { uid: 'a', stop: 'pickup' } as const
  const at = input.availableAt
  const stamps = [
    { ...stamp, type: 'checkin', createdAt: at },
    { ...stamp, type: 'checkout', createdAt: at + 22 * 60 },
  ] as const
  const typed = past({
    waitTimeCadCents: 5_000,
    waitTimeInsteadOfCadCents: 900,
    adjustments: [{ name: 'Dock', priceCadCents: 700 }],
  })
  const plain = past({ waitTimeCadCents: 0, adjustments: [] })
  expect(tryOrder(typed, of({}))).toEqual(tryOrder(plain, of({})))
  // 12 of 22 minutes at 75 cents are 900 by the courier; the draft charges nothing for waiting.
  expect(preTax(tryOrder({ ...plain, stamps }, of({ waitTime: null })))).toBe(-900)
})

test('what the draft has no price for is named, and counted apart from what had none before', () => {
  const gap = { mode: 'slab', fallbackCadCents: null, bands: [band({ from: 20_000 })] } as const
  expect(tryOrder(past(), of({ distanceRanges: gap }))).toMatchObject({
    outcome: 'unpriceable',
    afterCadCents: null,
    gainCadCents: null,
    reasons: ['The distance falls in no band of the service: 14.3 km.'],
  })
  expect(tryOrder(past(), of({ type: 'manual' }))).toMatchObject({
    outcome: 'unpriceable',
    reasons: ['A dispatcher would have to type its price.'],
  })
  expect(tryOrder(past(), of({}, { published: null }))).toMatchObject({ outcome: 'newlyPriced', beforeCadCents: null })
  expect(tryOrder(past(), of({ distanceRanges: gap }, { published: null }))).toMatchObject({ outcome: 'unpriced' })
})

test('what an order chose is found in another revision by where it was copied from, else by its name', () => {
  const all = [
    { id: 1, originId: 1, name: 'Rush' },
    { id: 2, originId: 2, name: 'Cold' },
    { id: 3, originId: 3, name: 'Fragile' },
    { id: 11, originId: 1, name: 'Express' },
    { id: 12, originId: 12, name: 'cold' },
  ]
  expect([...optionIds(all, new Set([11, 12]))]).toEqual([
    [1, 11],
    [2, 12],
    [11, 11],
    [12, 12],
  ])
})
