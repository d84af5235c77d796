import { describe, expect, test } from 'vitest'
import {
  filtersOfSide,
  isOnTime,
  isSummary,
  marginOfOrder,
  partyOfReport,
  reportKinds,
  reportLabels,
  reportsOf,
  sideOfReport,
  transactionsOf,
  whyNoReport,
} from './reports.ts'

const courier = new Set(['Courier'] as const)
const customer = new Set(['Customer'] as const)
const supplier = new Set(['Supplier'] as const)

describe('the kinds of reports', () => {
  test('a summary opens the transactions of the same party', () => {
    for (const kind of reportKinds.filter(isSummary)) {
      expect(reportKinds).toContain(transactionsOf(kind))
      expect(partyOfReport(transactionsOf(kind))).toBe(partyOfReport(kind))
    }
    expect(partyOfReport('AllOrders')).toBeNull()
    expect(reportLabels.TransactionByDriver).toBe('Transaction By Driver')
  })

  test('a courier has all, a customer those by courier and supplier, a supplier those by courier', () => {
    expect(reportsOf(courier)).toEqual(reportKinds)
    expect(reportsOf(customer)).toEqual([
      'AllOrders',
      'SummaryByCourier',
      'TransactionByCourier',
      'SummaryBySupplier',
      'TransactionBySupplier',
    ])
    expect(reportsOf(supplier)).toEqual(['AllOrders', 'SummaryByCourier', 'TransactionByCourier'])
    expect(whyNoReport('SummaryByDriver', customer)).toBe('Only a courier has reports by driver')
    expect(whyNoReport('SummaryBySupplier', supplier)).toBe('Only couriers and customers have reports by supplier')
  })

  test('stand on the side of what the organization did with the orders', () => {
    expect(sideOfReport('AllOrders', courier)).toBe('carriedOut')
    expect(sideOfReport('SummaryByCourier', courier)).toBe('ordered')
    expect(sideOfReport('SummaryBySupplier', customer)).toBe('ordered')
    expect(sideOfReport('AllOrders', supplier)).toBe('supplied')
    // Who pays as well sees what it pays.
    expect(sideOfReport('AllOrders', new Set(['Customer', 'Supplier'] as const))).toBe('ordered')
    expect(filtersOfSide('ordered')).not.toContain('driverIds')
  })
})

test.each([
  [{ dueAt: 100, droppedOffAt: 100 }, true],
  [{ dueAt: 100, droppedOffAt: 101 }, false],
  [{ dueAt: null, droppedOffAt: 101 }, null],
  [{ dueAt: 100, droppedOffAt: null }, null],
])('%o is on time: %s', (order, expected) => {
  expect(isOnTime(order)).toBe(expected)
})

test.each([
  [{ preTaxCents: 1_000, payCents: 600, bought: undefined }, 400],
  [{ preTaxCents: 1_000, payCents: null, bought: undefined }, 1_000],
  [{ preTaxCents: 1_000, payCents: null, bought: 1_200 }, -200],
  [{ preTaxCents: 1_000, payCents: null, bought: null }, null],
  [{ preTaxCents: null, payCents: null, bought: 500 }, null],
])('the margin of %o is %s', (order, expected) => {
  expect(marginOfOrder(order)).toBe(expected)
})
