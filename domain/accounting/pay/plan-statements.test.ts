import { describe, expect, test } from 'vitest'
import { numberStatements, planStatements, sumsOfRun, sumsOfStatement } from './plan-statements.ts'
import { nothingLeftOut } from '../../pricing/driver-pay.ts'
import { drivers, marek, payableOrder, ravi } from '../testing/pay-samples.ts'
import type { DueExtra, PayableOrder } from './types.ts'

function plan(
  orders: readonly PayableOrder[],
  extras: readonly DueExtra[] = [],
  only: readonly number[] | null = null,
) {
  return planStatements({ orders, extras, drivers, only: only && new Set(only), leaveOut: nothingLeftOut })
}

const extra = (cents: number, more: Partial<DueExtra> = {}): DueExtra => ({
  extraId: 1,
  driverId: marek.id,
  day: '2026-11-14',
  name: 'Fuel card',
  cents,
  ...more,
})
const handed = payableOrder({
  driverId: ravi.id,
  paid: { driverId: marek.id, rate: 60, from: 'driver', leaveOut: nothingLeftOut },
  paidOut: [{ driverId: marek.id, cents: 3_697 }],
})

describe('the statements of a run', () => {
  test('are one for each driver, by name, with what is beside orders', () => {
    const orders = [
      payableOrder({ orderId: 3, driverId: ravi.id }),
      payableOrder({ orderId: 2 }),
      payableOrder({ orderId: 1 }),
    ]
    const { statements, belowZero, settled } = plan(orders, [extra(1_500), extra(-4_000, { extraId: 2 })])
    expect(numberStatements(statements, 9).map(({ number, driver }) => [number, driver.name])).toEqual([
      ['PAY-9', 'Marek Kowalski'],
      ['PAY-10', 'Ravi Patel'],
    ])
    expect(statements[0]?.lines.map(({ orderId }) => orderId)).toEqual([1, 2])
    expect(statements.map(sumsOfStatement)[0]).toEqual({
      orders: 2,
      corrections: 0,
      ordersCents: 7_394,
      correctionsCents: 0,
      extrasCents: 1_500,
      deductionsCents: -4_000,
      totalCents: 4_894,
      distanceM: 28_600,
      minutes: 80,
    })
    expect(sumsOfRun(statements)).toEqual({ statements: 2, orders: 3, corrections: 0, extras: 2, totalCents: 8_591 })
    expect([belowZero, settled.toSorted()]).toEqual([[], [1, 2, 3]])
  })

  test('below zero are not made, and their orders stay due', () => {
    const { statements, belowZero, settled } = plan([handed])
    expect(statements.map(({ driver }) => driver.id)).toEqual([ravi.id])
    expect(belowZero.map((draft) => [draft.driver.id, sumsOfStatement(draft).totalCents])).toEqual([[marek.id, -3_697]])
    expect(settled).toEqual([])
    expect(plan([handed, payableOrder({ orderId: 2 })]).settled).toEqual([1_042, 2])
    expect(plan([], [extra(-1)]).belowZero).toHaveLength(1)
    expect(
      plan([payableOrder({ amounts: { preTaxCents: 0, fuelCents: 0, waitCents: 0, adjustmentCents: 0 } })]).statements,
    ).toHaveLength(1)
  })

  test('of some drivers leave what others get, and give back, for another run', () => {
    const { statements, settled, lacking } = plan([handed], [extra(-1)], [ravi.id])
    expect(statements.map(({ driver, extras }) => [driver.id, extras])).toEqual([[ravi.id, []]])
    expect([settled, lacking]).toEqual([[], []])
    expect(plan([payableOrder({ amounts: null })], [], [ravi.id]).lacking).toEqual([])
  })

  test('name no order without a price or a rate, which is lacking', () => {
    const rates = { override: null, driver: null, service: null, courierDefault: null }
    const orders = [
      payableOrder({ amounts: null }),
      payableOrder({ orderId: 2, rates }),
      payableOrder({ orderId: 3, driverId: null }),
    ]
    const { statements, lacking, settled } = plan(orders)
    expect(lacking).toEqual([
      { orderId: 1_042, driverId: marek.id, lacks: 'price' },
      { orderId: 2, driverId: marek.id, lacks: 'rate' },
    ])
    expect([statements, settled]).toEqual([[], [3]])
  })

  test('are of nobody who is not known', () => {
    expect(() => plan([payableOrder({ driverId: 99 })])).toThrow('Not among the drivers: 99')
  })
})
