import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancellationChargeFor,
  cancelPrice,
  type CancellationCharge,
  type CancellationCharges,
} from './cancellation.ts'
import { driverPay, payableCadCents } from './driver-pay.ts'
import { priceOrder } from './price-order.ts'
import { sumOf } from './totals.ts'
import type { PricingInput, RevisionPricing } from './types.ts'

/** 17.85 and 14.5 % fuel, 20.44 before tax, until a discount and waiting come to it. */
const revision: RevisionPricing = {
  type: 'fixed',
  baseFeeCadCents: 1_785,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  minimumCadCents: 1_500,
  maximumCadCents: null,
  fuelSurchargeOf: 'subtotal',
  tax: { kind: 'taxable', pstSk: true },
}

const input: PricingInput = {
  distanceM: null,
  weightKg: null,
  volumeM3: null,
  parcels: [],
  serviceSpeedId: null,
  tagIds: [],
  manualPriceCadCents: null,
  fuel: { percent: 14.5 },
  waitTimeCadCents: 900,
  adjustments: [{ id: 1, name: 'Discount', priceCadCents: -500 }],
  dropoffProvince: 'SK',
  availableAt: Date.parse('2026-11-20T18:00:00Z') / 1000,
  timeZone: 'America/Regina',
}

function cancelled(charge: CancellationCharge, changes: Partial<PricingInput> = {}) {
  const changed = { ...input, ...changes }
  const { preTaxCadCents } = priceOrder(revision, changed)
  return cancelPrice({ revision, inputs: { input: changed, exceptions: [] } }, preTaxCadCents, charge)
}

const half: CancellationCharge = { type: 'percentage', amount: 50 }

test('before a driver has it the one charge holds, afterwards the other', () => {
  const charges: CancellationCharges = { beforeAssignment: { type: 'fee', amount: 500 }, afterAssignment: half }
  expect(cancellationChargeFor(charges, 'created')).toEqual({ type: 'fee', amount: 500 })
  expect(cancellationChargeFor(charges, 'assigned')).toEqual(half)
  expect(cancellationChargeFor(charges, 'pickedUp')).toEqual(half)
})

describe('the price of a cancelled order', () => {
  test('of 50 % is half of what stood before tax, waiting and discount in it, and the taxes of that alone', () => {
    // 1785 + 259 fuel + 900 waiting - 500 discount = 2444.
    const result = cancelled(half)
    expect(result).toMatchObject({ status: 'priced', baseCadCents: 0, preTaxCadCents: 1_222, totalCadCents: 1_356 })
    expect(result.lines.map(({ name, priceCadCents }) => [name, priceCadCents])).toEqual([
      ['Cancellation Charge', 1_222],
      ['GST (5%)', 61],
      ['PST SK (6%)', 73],
    ])
    expect(result.lines[0]).toMatchObject({
      key: 'cancellation_charge',
      group: 'cancellation',
      reason: { rule: 'cancellation_charge', input: { type: 'percentage', percent: 50, ofCadCents: 2_444 } },
    })
  })

  test('of a fee is the fee, also where it is more than the order or the order had no price', () => {
    const fee: CancellationCharge = { type: 'fee', amount: 5_000 }
    expect(cancelled(fee)).toMatchObject({ preTaxCadCents: 5_000, totalCadCents: 5_550 })
    expect(cancelled(fee, { fuel: null })).toMatchObject({ status: 'priced', preTaxCadCents: 5_000 })
  })

  test('of nothing is zero, with the line that says so and no tax', () => {
    const result = cancelled({ type: 'none', amount: 0 })
    expect(result).toMatchObject({ status: 'priced', preTaxCadCents: 0, taxCadCents: 0, totalCadCents: 0 })
    expect(result.lines.map(({ key }) => key)).toEqual(['cancellation_charge'])
  })

  test('is nothing where a part is to be taken of a price that nobody knew', () => {
    expect(cancelled(half, { fuel: null })).toMatchObject({
      totalCadCents: 0,
      lines: [{ reason: { input: { percent: 50, ofCadCents: null } } }],
    })
  })

  test('is missing where its tax is not known', () => {
    expect(cancelled({ type: 'fee', amount: 500 }, { dropoffProvince: null })).toMatchObject({
      status: 'missing',
      totalCadCents: null,
      exceptions: [{ code: 'price_missing', rule: 'tax' }],
    })
  })

  test('adds up, never exceeds the price by a percentage, and pays the driver of it alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.nat(50_000), (tenths, waited) => {
        const before = priceOrder(revision, { ...input, waitTimeCadCents: waited })
        const result = cancelled({ type: 'percentage', amount: tenths / 10 }, { waitTimeCadCents: waited })
        expect(sumOf(result.lines)).toBe(result.totalCadCents)
        expect(result.preTaxCadCents).toBeLessThanOrEqual(before.preTaxCadCents ?? 0)
        for (const out of [true, false]) {
          const payable = payableCadCents(result.lines, { fuel: out, waitTime: out, adjustments: out })
          expect(payable).toBe(result.preTaxCadCents)
          if (tenths === 0) expect(driverPay(payable, 60).totalCadCents).toBe(0)
        }
      }),
    )
  })
})
