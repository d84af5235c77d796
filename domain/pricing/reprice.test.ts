import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOrder } from './price-order.ts'
import {
  pricingChange,
  reprice,
  waitTimeFromStamps,
  type PriceChange,
  type RepriceablePrice,
  type RepriceOutcome,
} from './reprice.ts'
import { shownPricing } from './shown-pricing.ts'
import type { PriceAdjustment, PricingInput, RevisionPricing } from './types.ts'

/** The worked example of docs/rules/pricing.md with its distance, weight and modifiers in one base fee: 5032 and 14.5 % fuel. */
const revision: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 5_032,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [{ id: 1, name: 'Rush', charge: { percent: 40 } }],
  tags: [],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: 'subtotal',
  tax: { kind: 'taxable', pstSk: false },
}

const input: PricingInput = {
  distanceM: 14_300,
  weightKg: 60,
  volumeM3: null,
  parcels: [],
  serviceSpeedId: null,
  tagIds: [],
  manualPriceCadCents: null,
  fuel: { percent: 14.5 },
  waitTimeCadCents: 0,
  adjustments: [],
  dropoffProvince: 'SK',
  availableAt: Date.parse('2026-11-20T18:00:00Z') / 1000,
  timeZone: 'America/Regina',
}

const placed: RepriceablePrice = { revision, inputs: { input, exceptions: [] }, waitTimeOverrideCadCents: null }

/** A price after one change after another. */
function after(...changes: PriceChange[]): RepriceOutcome {
  const [last = {}, ...before] = changes.toReversed()
  const price = before
    .toReversed()
    .reduce<RepriceablePrice>((now, change) => ({ ...now, ...reprice(now, change) }), placed)
  return reprice(price, last)
}

function waiting({ inputs }: RepriceOutcome): number {
  return inputs.input.waitTimeCadCents
}

const discount = { name: 'Discount', priceCadCents: -500 }

test('the worked example is reached by waiting and a discount, in either order: 6470', () => {
  const waited = { waitTimeFromStampsCadCents: 900 }
  const discounted = { adjustments: [discount] }
  for (const { result } of [
    after(waited, discounted),
    after(discounted, waited),
    after({ ...waited, ...discounted }),
  ]) {
    expect(result).toMatchObject({ status: 'priced', preTaxCadCents: 6_162, taxCadCents: 308, totalCadCents: 6_470 })
  }
})

test('nothing changed costs the same', () => {
  expect(after({}).result).toEqual(priceOrder(revision, input))
})

describe('wait time', () => {
  test('follows the stamps until a person types another amount, and again once that person types theirs', () => {
    const stamps = { waitTimeFromStampsCadCents: 900 }
    expect(after(stamps)).toMatchObject({ waitTimeOverrideCadCents: null })
    expect(waiting(after(stamps))).toBe(900)

    const typed = after(stamps, { waitTimeCadCents: 600 })
    expect([waiting(typed), typed.waitTimeOverrideCadCents]).toEqual([600, 600])
    const later = after(stamps, { waitTimeCadCents: 600 }, { waitTimeFromStampsCadCents: 1_500 })
    expect([waiting(later), later.waitTimeOverrideCadCents, waitTimeFromStamps(later)]).toEqual([600, 600, 1_500])

    const back = after(
      stamps,
      { waitTimeCadCents: 600 },
      { waitTimeFromStampsCadCents: 1_500 },
      { waitTimeCadCents: 1_500 },
    )
    expect([waiting(back), back.waitTimeOverrideCadCents]).toEqual([1_500, null])
  })

  test('says that it was typed, and what it would be, until it follows the stamps again', () => {
    const said = ({ result }: RepriceOutcome) =>
      shownPricing({ ...result, pricingType: 'fixed' }, true)
        .lineItems.flatMap(({ items }) => items)
        .find(({ key }) => key === 'wait_time')?.detail
    const stamps = { waitTimeFromStampsCadCents: 900 }
    expect(said(after(stamps))).toBeUndefined()
    expect(said(after(stamps, { waitTimeCadCents: 600 }))).toBe('Typed, instead of $9.00')
    expect(said(after(stamps, { waitTimeCadCents: 600 }, { adjustments: [discount] }))).toBe('Typed, instead of $9.00')
    expect(said(after(stamps, { waitTimeCadCents: 600 }, { waitTimeCadCents: 900 }))).toBeUndefined()
  })

  test('nothing typed is nothing, not the stamps', () => {
    const waived = after({ waitTimeFromStampsCadCents: 900 }, { waitTimeCadCents: 0 })
    expect([waiting(waived), waived.waitTimeOverrideCadCents]).toEqual([0, 0])
  })

  test('stamps that come to what was typed do not end the override', () => {
    const met = after({ waitTimeCadCents: 600 }, { waitTimeFromStampsCadCents: 600 })
    expect(met.waitTimeOverrideCadCents).toBe(600)
  })

  test('of a price stored before stamps were counted, the amount in force is theirs', () => {
    const inputs = { input: { ...input, waitTimeCadCents: 450 }, exceptions: [] }
    expect(waitTimeFromStamps({ inputs, waitTimeOverrideCadCents: null })).toBe(450)
    expect(waitTimeFromStamps({ inputs, waitTimeOverrideCadCents: 450 })).toBe(0)
  })
})

describe('adjustments', () => {
  const adjustment = fc.record({
    name: fc.string({ minLength: 1 }),
    priceCadCents: fc.integer({ min: -100_000, max: 100_000 }),
  })
  const adjustments = fc.array(adjustment, { maxLength: 12 })

  test('are named by ids that are never given again', () => {
    const first = after({ adjustments: [discount, discount] })
    expect(first.inputs.input.adjustments.map(({ id }) => id)).toEqual([1, 2])
    const kept = first.inputs.input.adjustments.slice(0, 1)
    const removed = after({ adjustments: [discount, discount] }, { adjustments: kept })
    expect(removed.inputs).toMatchObject({ lastAdjustmentId: 2, input: { adjustments: [{ id: 1 }] } })
    const added = reprice({ ...placed, ...removed }, { adjustments: [...kept, discount] })
    expect(added.inputs.input.adjustments.map(({ id }) => id)).toEqual([1, 3])
    expect(added.result.lines.filter(({ reason }) => reason.rule === 'adjustment').map(({ key }) => key)).toEqual([
      'adjustment:1',
      'adjustment:3',
    ])
  })

  test('their order does not change the total, nor does adding them one by one', () => {
    fc.assert(
      fc.property(adjustments, (all) => {
        const total = after({ adjustments: all }).result.totalCadCents
        expect(after({ adjustments: all.toReversed() }).result.totalCadCents).toBe(total)
        const oneByOne = all.reduce<RepriceablePrice>((price, added) => {
          const adjusted: PriceAdjustment[] = [...price.inputs.input.adjustments, added]
          return { ...price, ...reprice(price, { adjustments: adjusted }) }
        }, placed)
        expect(reprice(oneByOne, {}).result.totalCadCents).toBe(total)
      }),
    )
  })

  test('come off again without a trace in the total', () => {
    fc.assert(
      fc.property(adjustments, (all) => {
        expect(after({ adjustments: all }, { adjustments: [] }).result.totalCadCents).toBe(
          after({}).result.totalCadCents,
        )
      }),
    )
  })

  test('and waiting are kept whatever else changes', () => {
    fc.assert(
      fc.property(adjustments, fc.nat(100_000), fc.nat(1_000_000), (all, waited, distanceM) => {
        const changes = [{ adjustments: all }, { waitTimeFromStampsCadCents: waited }]
        const edited = after(...changes, { input: (before) => ({ ...before, distanceM, serviceSpeedId: 1 }) })
        expect(edited.inputs.input.adjustments).toEqual(after(...changes).inputs.input.adjustments)
        expect(waiting(edited)).toBe(waited)
        expect(edited.inputs.input).toMatchObject({ distanceM, serviceSpeedId: 1 })
      }),
    )
  })
})

test('a typed price makes a pending one a price, and taking it back makes it pending again', () => {
  const manual = { ...placed, revision: { ...revision, type: 'manual' as const } }
  expect(reprice(manual, { adjustments: [discount] }).result.status).toBe('pending')
  const priced = reprice(manual, { input: (before) => ({ ...before, manualPriceCadCents: 4_000 }) })
  expect(priced.result).toMatchObject({ status: 'priced', baseCadCents: 4_000 })
  const back = reprice({ ...manual, ...priced }, { input: (before) => ({ ...before, manualPriceCadCents: null }) })
  expect(back.result.status).toBe('pending')
})

test('a price can be typed where the service sets none', () => {
  const asked = { items: [{ ...discount, name: ' Discount ' }], waitTimePriceCadCents: 0 }
  const manual = { ...placed, revision: { ...revision, type: 'manual' as const } }
  expect(pricingChange(asked, placed)).toEqual({
    change: { adjustments: [discount], waitTimeCadCents: 0 },
    refusal: null,
  })
  expect(pricingChange({ ...asked, manualPriceCadCents: null }, placed).refusal).toBeNull()
  expect(pricingChange({ ...asked, manualPriceCadCents: 900 }, placed).refusal).toMatch('The service sets the price')
  const { change, refusal } = pricingChange({ ...asked, manualPriceCadCents: 900 }, manual)
  expect([change.input?.(input).manualPriceCadCents, refusal]).toEqual([900, null])
})
