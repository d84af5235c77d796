import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceText,
  type BrokeredAmounts,
  costOf,
  differenceOf,
  differenceText,
  isCostAgreed,
  type Lane,
  laneKey,
  laneText,
  ledgerSums,
  marginOf,
  marginPercent,
  netBalance,
} from './brokerage-ledger.ts'

const amounts = (
  soldCents: number | null,
  boughtCents: number | null,
  agreedCents: number | null = boughtCents,
  billedCents: number | null = null,
): BrokeredAmounts => ({ soldCents, boughtCents, agreedCents, billedCents })

test.each<[string, BrokeredAmounts, number | null, number | null, number | null]>([
  ['sold at more than it cost', amounts(4_232, 3_252), 3_252, 980, 23.2],
  ['sold at a loss', amounts(3_000, 3_252), 3_252, -252, -8.4],
  ['given away', amounts(0, 500), 500, -500, null],
  ['without a sold price', amounts(null, 500), 500, null, null],
  ['without a bought price, at the agreed one', amounts(1_000, null, 600), 600, 400, 40],
  ['without any price of buying', amounts(1_000, null), null, null, null],
  ['an eighth, rounded away from zero', amounts(800, 899), 899, -99, -12.4],
])('%s', (_what, order, cost, margin, percent) => {
  expect(costOf(order)).toBe(cost)
  expect(isCostAgreed(order)).toBe(order.boughtCents === null && cost !== null)
  expect(marginOf(order.soldCents, costOf(order))).toBe(margin)
  expect(marginPercent(margin, order.soldCents)).toBe(percent)
})

test.each<[BrokeredAmounts, number | null, string | null]>([
  [amounts(4_232, 3_252, 3_252, 3_252), 0, null],
  [amounts(4_232, 3_572, 3_252, 3_572), 320, '$3.20 more than agreed'],
  [amounts(4_232, 3_252, 3_252, 3_000), -252, '$2.52 less than agreed'],
  [amounts(4_232, 3_572, 3_252), null, null],
  [amounts(4_232, 3_572, null, 3_572), null, null],
])('%j differs by %j: %s', (order, cents, text) => {
  expect(differenceOf(order)).toBe(cents)
  expect(differenceText(cents)).toBe(text)
})

test('an order without a cost is counted by name and is no margin', () => {
  const orders = [amounts(1_000, 600), amounts(500, null), amounts(null, 300), amounts(900, null, 1_000, 1_200)]
  expect(ledgerSums(orders)).toEqual({
    orders: 4,
    unsold: 1,
    unbought: 1,
    agreed: 1,
    atLoss: 1,
    different: 1,
    soldCents: 2_400,
    boughtCents: 1_900,
    marginCents: 300,
    comparedCents: 1_900,
  })
})

describe('lanes', () => {
  const lane = (from: string, to: string): Lane => {
    const [[fromCity = '', fromProvince = ''], [toCity = '', toProvince = '']] = [from.split(', '), to.split(', ')]
    return {
      pickup: { city: fromCity, province: fromProvince },
      dropoff: { city: toCity, province: toProvince },
    }
  }

  test.each<[Lane, string, string]>([
    [lane('Saskatoon, SK', 'Regina, SK'), 'saskatoon,sk>regina,sk', 'Saskatoon → Regina'],
    [lane(' SASKATOON , sk', 'Montréal, QC'), 'saskatoon,sk>montreal,qc', 'SASKATOON → Montréal'],
    [lane("St. John's, NL", 'Saint-Jérôme, QC'), 'st johns,nl>saint jerome,qc', "St. John's → Saint-Jérôme"],
    [
      lane('Lloydminster, SK', 'lloydminster, ab'),
      'lloydminster,sk>lloydminster,ab',
      'Lloydminster, SK → lloydminster, AB',
    ],
    [lane('Saskatoon, SK', 'Saskatoon, SK'), 'saskatoon,sk>saskatoon,sk', 'Saskatoon → Saskatoon'],
    [lane('', 'Regina, SK'), ',>regina,sk', 'No city → Regina'],
  ])('%j is %s, "%s"', (of, key, text) => {
    expect(laneKey(of)).toBe(key)
    expect(laneText(of, false)).toBe(text)
  })

  test('of two that read alike both say the provinces', () => {
    expect(laneText(lane('Windsor, ON', 'Perth, ON'), true)).toBe('Windsor, ON → Perth, ON')
  })
})

test.each([
  [{ unbilledCents: 500, outstandingCents: 1_000 }, { unbilledCents: 0, outstandingCents: 300 }, 'They owe us $12.00'],
  [{ unbilledCents: -200, outstandingCents: 0 }, { unbilledCents: 300, outstandingCents: 0 }, 'We owe them $5.00'],
  [{ unbilledCents: 100, outstandingCents: 50 }, { unbilledCents: 0, outstandingCents: 150 }, 'Even'],
])('%j against %j: %s', (ours, theirs, text) => {
  expect(balanceText(netBalance(ours, theirs))).toBe(text)
})

const cents = fc.option(fc.integer({ min: 0, max: 100_000 }))
const order = fc.record({
  partner: fc.integer({ min: 1, max: 4 }),
  lane: fc.integer({ min: 1, max: 5 }),
  soldCents: cents,
  boughtCents: cents,
  agreedCents: cents,
  billedCents: cents,
})

test('orders, lanes and partners each come to the same as all together', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      const all = ledgerSums(orders)
      for (const group of [
        orders.map((each) => [each]),
        [...Map.groupBy(orders, ({ lane }) => lane).values()],
        [...Map.groupBy(orders, ({ partner }) => partner).values()],
      ]) {
        const sums = group.map(ledgerSums)
        for (const [name, sum] of Object.entries(all)) {
          expect(sums.reduce((total, each) => total + each[name as keyof typeof each], 0)).toBe(sum)
        }
      }
      expect(all.marginCents).toBeLessThanOrEqual(all.comparedCents)
    }),
  )
})

test('what one owes is what the other is owed', () => {
  const owed = fc.record({
    unbilledCents: fc.integer({ min: -10_000, max: 100_000 }),
    outstandingCents: fc.integer({ min: -10_000, max: 100_000 }),
  })
  fc.assert(
    fc.property(owed, owed, (one, other) => {
      expect(netBalance(one, other) + netBalance(other, one)).toBe(0)
    }),
  )
})
