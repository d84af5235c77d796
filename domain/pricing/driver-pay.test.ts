import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { driverPay, driverRate, payableCadCents, shownDriverPay } from './driver-pay.ts'
import type { PriceLine, PriceRule } from './types.ts'

function line(rule: PriceRule, group: PriceLine['group'], priceCadCents: number): PriceLine {
  return { key: rule, group, name: rule, priceCadCents, reason: { rule, input: {} } }
}

describe('the worked example of docs/rules/pricing.md', () => {
  test('60 % of 6162 is 3697, with an adjustment of 500 it is 4197', () => {
    expect(driverPay(6162, 60)).toMatchObject({ totalCadCents: 3697, plusAdjustmentsTotalCadCents: 3697 })
    expect(driverPay(6162, 60, [{ name: 'Long carry', priceCadCents: 500 }])).toEqual({
      rate: 60,
      totalCadCents: 3697,
      adjustments: [{ name: 'Long carry', priceCadCents: 500 }],
      adjustmentsTotalCadCents: 500,
      plusAdjustmentsTotalCadCents: 4197,
    })
  })
})

describe('rate', () => {
  test('the most particular one that is set, zero included', () => {
    expect(driverRate({ override: 70, driver: 60, service: 55, courierDefault: 50 })).toBe(70)
    expect(driverRate({ override: 0, driver: 60, service: 55, courierDefault: 50 })).toBe(0)
    expect(driverRate({ override: null, driver: 60, service: 55, courierDefault: 50 })).toBe(60)
    expect(driverRate({ override: null, driver: null, service: 55, courierDefault: 50 })).toBe(55)
    expect(driverRate({ override: null, driver: null, service: null, courierDefault: 50 })).toBe(50)
    expect(driverRate({ override: null, driver: null, service: null, courierDefault: null })).toBeNull()
  })
})

describe('what pay is a share of', () => {
  const lines = [
    line('base_fee', 'base', 5032),
    line('fuel_surcharge', 'other', 730),
    line('wait_time', 'base', 900),
    line('adjustment', 'other', -500),
    line('tax', 'tax', 308),
  ]

  test.each([
    [{ fuel: false, waitTime: false, adjustments: false }, 6162],
    [{ fuel: true, waitTime: false, adjustments: false }, 5432],
    [{ fuel: false, waitTime: true, adjustments: false }, 5262],
    [{ fuel: false, waitTime: false, adjustments: true }, 6662],
    [{ fuel: true, waitTime: true, adjustments: true }, 5032],
  ])('%o leaves %d', (leaveOut, cents) => {
    expect(payableCadCents(lines, leaveOut)).toBe(cents)
  })

  test('the full rate pays the full amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 10_000_000 }), (payable) => {
        expect(driverPay(payable, 100).totalCadCents).toBe(payable)
      }),
    )
  })
})

test('pay is shown without amounts while there is no price, or no rate', () => {
  const adjustments = [{ name: 'Late', priceCadCents: 500 }]
  const rates = { override: null, driver: null, service: null, courierDefault: 60 }
  const unknown = { payableCadCents: null, totalCadCents: null, plusAdjustmentsTotalCadCents: null }
  expect(shownDriverPay({ lines: null, rates, adjustments })).toMatchObject({
    ...unknown,
    rate: 60,
    adjustmentsTotalCadCents: 500,
  })
  const withoutRate = shownDriverPay({ lines: [], rates: { ...rates, courierDefault: null }, adjustments })
  expect(withoutRate).toMatchObject({ rate: null, payableCadCents: 0, totalCadCents: null })
  const overridden = shownDriverPay({ lines: [], rates: { ...rates, override: 65 }, adjustments })
  expect(overridden).toMatchObject({ rate: 65, rateOverride: 65, defaultRate: 60, plusAdjustmentsTotalCadCents: 500 })
})
