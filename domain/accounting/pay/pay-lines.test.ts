import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DriverPayExclusions, payableCadCents, shownDriverPay, nothingLeftOut } from '../../pricing/driver-pay.ts'
import type { PriceLine, PriceRule } from '../../pricing/types.ts'
import type { PayableOrder } from './types.ts'
import { payableOf, payLines } from './pay-lines.ts'
import { marek, payableOrder, ravi } from '../testing/pay-samples.ts'

const paidAt60 = { driverId: marek.id, rate: 60, from: 'driver', leaveOut: nothingLeftOut } as const
/** The worked example, paid out to Marek. */
const paidOrder = payableOrder({ paid: paidAt60, paidOut: [{ driverId: marek.id, cents: 3_697 }] })
const centsOf = (order: PayableOrder, leaveOut: DriverPayExclusions = nothingLeftOut) =>
  payLines(order, leaveOut).lines.map(({ kind, driverId, cents }) => [kind, driverId, cents])

describe('an order that nobody was paid for', () => {
  test('is paid as the worked example says, with the adjustments of its pay', () => {
    expect(centsOf(payableOrder())).toEqual([['order', marek.id, 3_697]])
    const [line] = payLines(payableOrder({ adjustmentsCents: 500 }), nothingLeftOut).lines
    expect(line).toMatchObject({
      cents: 4_197,
      paidBeforeCents: 0,
      description: 'Order 1042: Northline Warehouse to Elm Bakery',
      arithmetic: {
        preTaxCents: 6_162,
        leftOut: { fuelCents: 0, waitCents: 0, adjustmentCents: 0 },
        payableCents: 6_162,
        rate: { rate: 60, from: 'driver' },
        shareCents: 3_697,
        adjustmentsCents: 500,
        earnedCents: 4_197,
      },
    })
  })

  test('leaves out what the courier says', () => {
    const [line] = payLines(payableOrder(), { fuel: true, waitTime: true, adjustments: true }).lines
    // 6162 - 730 - 900 + 500 = 5032, of which 60 % are 3019.2.
    expect(line?.arithmetic).toMatchObject({
      leftOut: { fuelCents: 730, waitCents: 900, adjustmentCents: -500 },
      payableCents: 5_032,
      shareCents: 3_019,
    })
  })

  test('has a line also where nothing is earned', () => {
    const rates = { override: 0, driver: 60, service: 55, courierDefault: 50 }
    expect(centsOf(payableOrder({ rates }))).toEqual([['order', marek.id, 0]])
  })

  test('waits for a rate, or a price, and for no driver', () => {
    const rates = { override: null, driver: null, service: null, courierDefault: null }
    expect(payLines(payableOrder({ rates }), nothingLeftOut)).toEqual({ lines: [], lacks: 'rate' })
    expect(payLines(payableOrder({ rates, amounts: null }), nothingLeftOut)).toEqual({ lines: [], lacks: 'price' })
    expect(payLines(payableOrder({ driverId: null, amounts: null }), nothingLeftOut)).toEqual({
      lines: [],
      lacks: null,
    })
  })
})

describe('an order that was paid', () => {
  test('has no line while it is the same, whatever becomes of rates and settings', () => {
    expect(centsOf(paidOrder)).toEqual([])
    const rates = { override: null, driver: 65, service: 70, courierDefault: 80 }
    expect(centsOf({ ...paidOrder, rates }, { fuel: true, waitTime: true, adjustments: true })).toEqual([])
    const gone = { override: null, driver: null, service: null, courierDefault: null }
    expect(centsOf({ ...paidOrder, rates: gone })).toEqual([])
  })

  test('is corrected by the rate that it was paid by where its price changes, up and down', () => {
    const amounts = { preTaxCents: 7_162, fuelCents: 730, waitCents: 900, adjustmentCents: 500 }
    const rates = { override: null, driver: 65, service: null, courierDefault: null }
    // 60 % of 7162 are 4297.2.
    expect(centsOf({ ...paidOrder, amounts, rates })).toEqual([['correction', marek.id, 600]])
    const free = { preTaxCents: 0, fuelCents: 0, waitCents: 0, adjustmentCents: 0 }
    expect(centsOf({ ...paidOrder, amounts: free })).toEqual([['correction', marek.id, -3_697]])
  })

  test('follows a rate of its own, and adjustments of its pay, that were set since', () => {
    const rates = { override: 70, driver: 60, service: null, courierDefault: null }
    expect(centsOf({ ...paidOrder, rates })).toEqual([['correction', marek.id, 616]])
    expect(centsOf({ ...paidOrder, adjustmentsCents: -100 })).toEqual([['correction', marek.id, -100]])
  })

  test('is at the rates of now once its own rate is taken away', () => {
    const paid = { ...paidAt60, from: 'order' } as const
    const rates = { override: null, driver: 50, service: null, courierDefault: null }
    expect(centsOf({ ...paidOrder, paid, rates })).toEqual([['correction', marek.id, -616]])
  })

  test('is given back by who does not have it any more, and paid to who has, at their own rate', () => {
    const rates = { override: null, driver: 50, service: null, courierDefault: null }
    const handed = { ...paidOrder, driverId: ravi.id, rates }
    expect(centsOf(handed)).toEqual([
      ['correction', marek.id, -3_697],
      ['order', ravi.id, 3_081],
    ])
    expect(payLines(handed, nothingLeftOut).lines[0]).toMatchObject({
      arithmetic: null,
      description: 'Correction of order 1042, which somebody else drove: Northline Warehouse to Elm Bakery',
    })
    expect(centsOf({ ...paidOrder, driverId: null })).toEqual([['correction', marek.id, -3_697]])
  })

  test('waits for a price that it has lost', () => {
    expect(payLines({ ...paidOrder, amounts: null }, nothingLeftOut)).toEqual({ lines: [], lacks: 'price' })
  })
})

const cents = fc.integer({ min: -200_000, max: 200_000 })

function lineFor(rule: PriceRule, priceCadCents: number): PriceLine {
  return { key: rule, group: 'other', name: rule, priceCadCents, reason: { rule, input: {} } }
}

test('what is payable is the same of the sums as of the lines of a price', () => {
  const rules = ['base_fee', 'fuel_surcharge', 'wait_time', 'adjustment', 'floor'] as const
  const lines = fc.array(fc.record({ rule: fc.constantFrom(...rules), priceCadCents: cents }))
  const leaving = fc.record({ fuel: fc.boolean(), waitTime: fc.boolean(), adjustments: fc.boolean() })
  fc.assert(
    fc.property(lines, leaving, fc.integer({ min: 0, max: 1_000 }), (drawn, leaveOut, rate) => {
      const of = (...wanted: readonly string[]) =>
        drawn.filter(({ rule }) => wanted.includes(rule)).reduce((sum, line) => sum + line.priceCadCents, 0)
      const amounts = {
        preTaxCents: of(...rules),
        fuelCents: of('fuel_surcharge'),
        waitCents: of('wait_time'),
        adjustmentCents: of('adjustment', 'floor'),
      }
      const priced = drawn.map(({ rule, priceCadCents }) => lineFor(rule, priceCadCents))
      expect(payableOf(amounts, leaveOut)).toBe(payableCadCents(priced, leaveOut))
      const rates = { override: null, driver: rate, service: null, courierDefault: null }
      const [line] = payLines(payableOrder({ amounts, rates }), leaveOut).lines
      const shown = shownDriverPay({ lines: priced, rates, leaveOut, adjustments: [] })
      expect(line?.cents).toBe(shown.totalCadCents)
    }),
  )
})

test('whatever was paid to whom, the lines make it what is earned', () => {
  const paidOut = fc.uniqueArray(fc.record({ driverId: fc.integer({ min: 1, max: 4 }), cents }), {
    selector: ({ driverId }) => driverId,
  })
  const driver = fc.option(fc.integer({ min: 1, max: 4 }))
  fc.assert(
    fc.property(paidOut, driver, cents, (before, driverId, adjustmentsCents) => {
      const { lines } = payLines(payableOrder({ paidOut: before, driverId, adjustmentsCents }), nothingLeftOut)
      for (const id of [1, 2, 3, 4]) {
        const got = [...before, ...lines]
          .filter((each) => each.driverId === id)
          .reduce((sum, each) => sum + each.cents, 0)
        expect(got).toBe(id === driverId ? 3_697 + adjustmentsCents : 0)
      }
    }),
  )
})
