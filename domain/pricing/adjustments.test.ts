import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  belowZero,
  discountOf,
  discountQuestion,
  discountToConfirm,
  mostAdjustmentCadCents,
  mostAdjustments,
  overdraftOf,
  shortfallOf,
} from './adjustments.ts'
import { driverPay, payableCadCents } from './driver-pay.ts'
import { priceOrder } from './price-order.ts'
import type { PriceAdjustment, PricingInput, RevisionPricing } from './types.ts'

/** 17.85 before tax and 18.74 with it, as long as nothing is added. */
const revision: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 1_785,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'taxable', pstSk: false },
}

const input: PricingInput = {
  distanceM: null,
  weightKg: null,
  volumeM3: null,
  parcels: [],
  serviceSpeedId: null,
  tagIds: [],
  manualPriceCadCents: null,
  fuel: null,
  waitTimeCadCents: 0,
  adjustments: [],
  dropoffProvince: 'SK',
  availableAt: Date.parse('2026-11-20T18:00:00Z') / 1000,
  timeZone: 'America/Regina',
}

function listed(amounts: readonly number[]): PriceAdjustment[] {
  return amounts.map((priceCadCents, index) => ({ name: `Adjustment ${index + 1}`, priceCadCents }))
}

function priced(amounts: readonly number[], waitTimeCadCents = 0) {
  return priceOrder(revision, { ...input, waitTimeCadCents, adjustments: listed(amounts) })
}

const anyAmounts = fc.array(fc.integer({ min: -mostAdjustmentCadCents, max: mostAdjustmentCadCents }), {
  maxLength: mostAdjustments,
})

describe('a price below zero', () => {
  test('is named at the adjustment that makes it so, with what it could take off', () => {
    expect(overdraftOf(priced([-999_900]), listed([-999_900]))).toEqual({ index: 0, leftCadCents: 1_785 })
    expect(overdraftOf(priced([-1_785]), listed([-1_785]))).toBeNull()
    expect(overdraftOf(priced([-1_786]), listed([-1_786]))).toEqual({ index: 0, leftCadCents: 1_785 })
  })

  test('counts additions first, wherever they stand, and the discounts in their order', () => {
    const amounts = [-1_500, -1_000, -5_000, 1_000]
    expect(overdraftOf(priced(amounts), listed(amounts))).toEqual({ index: 2, leftCadCents: 285 })
    expect(overdraftOf(priced([-2_000, 215]), listed([-2_000, 215]))).toBeNull()
    expect(overdraftOf(priced([-2_000], 215), listed([-2_000]))).toBeNull()
  })

  test('is refused where a person makes it, or makes it worse, and not where it is mended', () => {
    expect(belowZero(priced([]), priced([-2_000]), listed([-2_000]))).toEqual({
      index: 0,
      message: 'At most $17.85 can be taken off: a price is never below zero',
      summary: 'The discounts exceed the price by $2.15.',
    })
    expect(belowZero(priced([-9_000]), priced([-2_000]), listed([-2_000]))).toBeNull()
    expect(belowZero(priced([-9_000]), priced([-9_000]), listed([-9_000]))).toBeNull()
    expect(belowZero(priced([-9_000]), priced([-9_001]), listed([-9_001]))).not.toBeNull()
  })

  test('ends at zero with a line that says what was not used, and has no tax', () => {
    const result = priced([-2_000])
    expect(result).toMatchObject({ status: 'priced', preTaxCadCents: 0, taxCadCents: 0, totalCadCents: 0 })
    expect(result.lines.find(({ key }) => key === 'floor')).toEqual({
      key: 'floor',
      group: 'other',
      name: 'Unused Discount',
      priceCadCents: 215,
      reason: { rule: 'floor', input: { ofCadCents: -215 } },
    })
    expect(shortfallOf(result)).toBe(215)
  })

  test('never is one, whatever is added and taken off', () => {
    fc.assert(
      fc.property(anyAmounts, fc.nat(10_000), (amounts, waited) => {
        const result = priced(amounts, waited)
        const sum = 1_785 + waited + amounts.reduce((total, amount) => total + amount, 0)
        expect(result.preTaxCadCents).toBe(Math.max(0, sum))
        expect(shortfallOf(result)).toBe(Math.max(0, -sum))
        expect(overdraftOf(result, listed(amounts)) === null).toBe(sum >= 0)
        // The largest amount that the contract answers is a billion dollars.
        expect(result.totalCadCents).toBeLessThan(100_000_000_000)
      }),
    )
  })
})

describe('a discount', () => {
  test('is what is taken off, as a part of the price without it', () => {
    expect(discountOf(priced([-765]))).toMatchObject({ discountCadCents: 765, ofCadCents: 1_785 })
    expect(discountOf(priced([-500, 215, -500]))).toEqual({ discountCadCents: 1_000, ofCadCents: 2_000, percent: 50 })
    expect(discountOf(priced([215]))).toBeNull()
  })

  test('of 30 % is made at once, of more it asks for a yes', () => {
    const none = priced([])
    expect(discountToConfirm(none, priced([-535]))).toBeNull()
    const large = discountToConfirm(none, priced([-765]))
    expect(large && discountQuestion(large)).toBe('The discount is 42.9 % of $17.85. Apply it?')
    expect(discountToConfirm(none, priced([-536]))).toMatchObject({ discountCadCents: 536 })
    // 600 of 2000 is 30 % to the cent.
    expect(discountToConfirm(none, priced([215, -600]))).toBeNull()
    expect(discountToConfirm(none, priced([215, -601]))).not.toBeNull()
  })

  test('that was agreed to asks again only when it becomes a larger part of the price', () => {
    expect(discountToConfirm(priced([-765]), priced([-765]))).toBeNull()
    expect(discountToConfirm(priced([-765]), priced([-700]))).toBeNull()
    expect(discountToConfirm(priced([-765]), priced([-765], 900))).toBeNull()
    expect(discountToConfirm(priced([-765], 900), priced([-765]))).not.toBeNull()
    expect(discountToConfirm(priced([-765]), priced([-766]))).not.toBeNull()
  })

  test('of a price that nobody knows yet is no part of anything', () => {
    const pending = priceOrder({ ...revision, type: 'manual' }, { ...input, adjustments: listed([-765]) })
    expect([discountOf(pending), overdraftOf(pending, listed([-765]))]).toEqual([null, null])
  })
})

test('a driver never pays for a discount, whatever the courier leaves out of the pay', () => {
  const flag = fc.boolean()
  fc.assert(
    fc.property(anyAmounts, fc.nat(10_000), flag, flag, flag, (amounts, waited, fuel, waitTime, adjustments) => {
      const { lines } = priced(amounts, waited)
      const payable = payableCadCents(lines, { fuel, waitTime, adjustments })
      expect(driverPay(payable, 60).plusAdjustmentsTotalCadCents).toBeGreaterThanOrEqual(0)
      if (adjustments && waitTime) expect(payable).toBe(1_785)
    }),
  )
})
