import { describe, expect, test } from 'vitest'
import { payRunFaults, type RateChange } from './pay-faults.ts'
import { planStatements } from './plan-statements.ts'
import { nothingLeftOut } from '../../pricing/driver-pay.ts'
import { drivers, marek, payableOrder, ravi } from '../testing/pay-samples.ts'
import type { DueExtra, PaidDriver, PayableOrder, PayMapping } from './types.ts'

const mapping: PayMapping = { package: 'qbo', account: '5100', taxCode: 'Zero-rated', columnNames: {} }

interface Parts {
  readonly extras?: readonly DueExtra[]
  readonly people?: ReadonlyMap<number, PaidDriver>
  readonly books?: PayMapping
  readonly rateChanges?: readonly RateChange[]
}

function faultsOf(
  orders: readonly PayableOrder[],
  { extras = [], people = drivers, books = mapping, rateChanges = [] }: Parts = {},
) {
  const plan = planStatements({ orders, extras, drivers: people, only: null, leaveOut: nothingLeftOut })
  return payRunFaults({ plan, drivers: people, mapping: books, rateChanges })
}
const saysOf = (...parts: Parameters<typeof faultsOf>) => faultsOf(...parts).map(({ code, message }) => [code, message])

test('nothing is the matter with a run that is well', () => {
  expect(faultsOf([payableOrder()])).toEqual([])
  expect(faultsOf([], { books: { ...mapping, account: null } })).toEqual([])
})

test('orders without a rate or a price are named, each with its driver', () => {
  const rates = { override: null, driver: null, service: null, courierDefault: null }
  const orders = [
    payableOrder({ orderId: 1, rates }),
    payableOrder({ orderId: 2, rates }),
    payableOrder({ orderId: 3, amounts: null }),
  ]
  expect(faultsOf(orders)).toEqual([
    {
      code: 'noRate',
      severity: 'warning',
      message: '2 orders of Marek Kowalski have no rate, and stay due until somebody sets one.',
      count: 2,
      orderIds: [1, 2],
      driverId: marek.id,
    },
    {
      code: 'noPrice',
      severity: 'warning',
      message: '1 order of Marek Kowalski has no price, and stays due until somebody sets one.',
      count: 1,
      orderIds: [3],
      driverId: marek.id,
    },
  ])
})

test('books without an account or a tax code keep it from being made', () => {
  const found = faultsOf([payableOrder()], { books: { ...mapping, account: '', taxCode: null } })
  expect(found.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    [
      'noPayAccount',
      'error',
      'No account of driver pay is chosen for QuickBooks Online. Choose one in the accounting settings.',
    ],
    [
      'noPayTaxCode',
      'error',
      'No tax code of driver pay is chosen for QuickBooks Online. Choose one in the accounting settings.',
    ],
  ])
})

test('who owes something is told, with how much', () => {
  const extras = [{ extraId: 1, driverId: marek.id, day: '2026-11-14', name: 'Fuel card', cents: -1_240 }]
  expect(saysOf([], { extras })).toEqual([
    ['belowZero', 'Marek Kowalski owes $12.40: no statement is made, and all of it waits for the next one.'],
  ])
})

describe('a rate that was changed within the period', () => {
  const day = '2026-11-14'
  const change = (of: RateChange['of'], before: number | null, after: number | null) => ({ of, day, before, after })

  test('is told of a driver whose orders are paid by it', () => {
    const rateChanges = [
      change({ kind: 'driver', driverId: marek.id }, 60, 65),
      change({ kind: 'driver', driverId: ravi.id }, 50, 55),
    ]
    expect(saysOf([payableOrder()], { rateChanges })).toEqual([
      [
        'rateChanged',
        'The rate of Marek Kowalski was changed from 60 % to 65 % on November 14, 2026: all their orders that are not paid out yet are paid at the rate of now.',
      ],
    ])
    const own = payableOrder({ rates: { override: 70, driver: 65, service: null, courierDefault: null } })
    expect(saysOf([own], { rateChanges })).toEqual([])
  })

  test('is told of a service and of the usual rate where somebody is paid by them', () => {
    const rateChanges = [
      change({ kind: 'service', serviceId: 1, name: 'City' }, null, 55),
      change({ kind: 'service', serviceId: 2, name: 'Medical' }, null, 55),
      change({ kind: 'usual' }, 50, null),
    ]
    const byService = payableOrder({ rates: { override: null, driver: null, service: 55, courierDefault: null } })
    expect(saysOf([byService], { rateChanges }).map(([, message]) => message)).toEqual([
      'The rate of City was changed from none to 55 % on November 14, 2026: all its orders that are not paid out yet are paid at the rate of now.',
    ])
    const byUsual = payableOrder({
      orderId: 2,
      serviceName: 'Night',
      rates: { override: null, driver: null, service: null, courierDefault: 50 },
    })
    expect(saysOf([byUsual], { rateChanges }).map(([, message]) => message)).toEqual([
      'The usual rate was changed from 50 % to none on November 14, 2026: all orders at it that are not paid out yet are paid at the rate of now.',
    ])
    expect(saysOf([payableOrder()], { rateChanges })).toEqual([])
  })
})

test('drivers who are gone, have no address, share a name or have a strange one are told', () => {
  const people = new Map<number, PaidDriver>([
    [1, { id: 1, name: 'Ann Lee', email: null, isGone: true }],
    [2, { id: 2, name: 'ann lee', email: null, isGone: false }],
    [3, { id: 3, name: '=Cmd', email: 'x@y.example', isGone: false }],
    [4, { id: 4, name: 'N'.repeat(101), email: 'x@y.example', isGone: false }],
  ])
  const orders = [1, 2, 3, 4].map((id) => payableOrder({ orderId: id, driverId: id }))
  expect(faultsOf(orders, { people }).map(({ code, severity, driverId }) => [code, severity, driverId])).toEqual([
    ['nameTooLong', 'error', 4],
    ['noEmail', 'warning', 2],
    ['driverGone', 'warning', 1],
    ['formulaName', 'warning', 3],
    ['sameName', 'warning', null],
  ])
})

test('bills that need several files are told', () => {
  const people = new Map(
    Array.from({ length: 101 }, (_, index) => [index + 1, { ...marek, id: index + 1, name: `Driver ${index + 1}` }]),
  )
  const orders = [...people.keys()].map((id) => payableOrder({ orderId: id, driverId: id }))
  expect(saysOf(orders, { people })).toEqual([
    ['severalFiles', 'The bills come in 2 files, since QuickBooks Online takes 100 of them at once.'],
  ])
})
