import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuelTableFaults, readFuelTable, seededFuelRows, type WeeklyFuelPrice } from './fuel-table.ts'
import { fuelForOrder, fuelInForce, fuelWords, meanFuelPrice, nextFuelSurcharge, type FuelSettings } from './fuel.ts'

function week(date: string, dollarsPerLitre: number, fuelType: 'regular' | 'diesel' = 'regular'): WeeklyFuelPrice {
  return { fuelType, date, dollarsPerLitre }
}

/** October's mean is 1.5988, November's 1.8733. */
const prices = [
  week('2026-10-05', 1.589),
  week('2026-10-12', 1.599),
  week('2026-10-19', 1.604),
  week('2026-10-26', 1.603),
  week('2026-10-26', 1.9, 'diesel'),
  week('2026-11-02', 1.869),
  week('2026-11-09', 1.875),
  week('2026-11-16', 1.876),
]
const settings: FuelSettings = {
  tables: [{ fuelType: 'regular', effectiveFrom: '2020-01-01', rows: seededFuelRows }],
  prices,
}

describe('the seeded table', () => {
  test.each([
    [1, 13],
    [1.0199, 13],
    [1.02, 13.5],
    [1.5988, 27.5],
    [1.6, 28],
    [1.8733, 34.5],
    [2.9999, 62.5],
  ])('%d $/L gives %d %', (price, percent) => {
    expect(readFuelTable(seededFuelRows, price)).toMatchObject({ percent, within: 'row' })
  })

  test('below it nothing, above it the last row, and both are said', () => {
    expect(readFuelTable(seededFuelRows, 0.9999)).toEqual({ percent: 0, row: null, within: 'below' })
    expect(readFuelTable(seededFuelRows, 3)).toMatchObject({ percent: 62.5, within: 'above' })
    expect(readFuelTable([], 1.5)).toMatchObject({ percent: 0, within: 'below' })
  })

  test('has no fault, in any order', () => {
    expect(fuelTableFaults(seededFuelRows)).toEqual([])
    expect(fuelTableFaults(seededFuelRows.toReversed())).toEqual([])
  })

  test('a dearer litre is never a lower percentage', () => {
    const price = fc.integer({ min: 1, max: 40_000 }).map((ten) => ten / 10_000)
    fc.assert(
      fc.property(price, price, (a, b) => {
        const of = (each: number) => readFuelTable(seededFuelRows, each).percent
        expect(of(Math.min(a, b))).toBeLessThanOrEqual(of(Math.max(a, b)))
      }),
    )
  })
})

test.each([
  ['an overlap', [1, 1.1], [1.05, 1.2], '/1/priceFrom'],
  ['a hole', [1, 1.1], [1.2, 1.3], '/1/priceFrom'],
  ['a row that ends before it begins', [1, 1.1], [1.1, 1], '/1/priceTo'],
  ['a price of nothing', [0, 1.1], [1.1, 1.2], '/0/priceFrom'],
])('%s in a table is refused at its place', (_what, first, second, pointer) => {
  const rows = [first, second].map(([priceFrom = 0, priceTo = 0]) => ({ priceFrom, priceTo, percent: 10 }))
  expect(fuelTableFaults(rows).map((fault) => fault.pointer)).toEqual([pointer])
})

describe('the mean of a month', () => {
  test('has 4 decimals, of the prices whose date lies in it, each fuel for itself', () => {
    expect([meanFuelPrice(prices, 'regular', '2026-10'), meanFuelPrice(prices, 'regular', '2026-11')]).toEqual([
      1.5988, 1.8733,
    ])
    expect([meanFuelPrice(prices, 'diesel', '2026-10'), meanFuelPrice(prices, 'diesel', '2026-11')]).toEqual([
      1.9,
      null,
    ])
  })
})

describe('the surcharge in force', () => {
  const on = (date: string, more: Partial<FuelSettings> = {}) => fuelInForce({ ...settings, ...more }, 'regular', date)

  test('from the 15th of the next month to the 14th of the one after', () => {
    expect(['2026-11-14', '2026-11-15', '2026-12-14', '2026-12-15'].map((date) => on(date)?.percent)).toEqual([
      undefined,
      27.5,
      27.5,
      34.5,
    ])
    expect(on('2026-12-01')?.basis).toEqual({
      fuelType: 'regular',
      month: '2026-10',
      pricesOf: '2026-10',
      dollarsPerLitre: 1.5988,
      from: '2026-11-15',
      until: '2026-12-14',
      row: { priceFrom: 1.58, priceTo: 1.6 },
      within: 'row',
    })
  })

  test('across the turn of the year', () => {
    expect(on('2027-01-01')?.basis).toMatchObject({ month: '2026-11', from: '2026-12-15', until: '2027-01-14' })
    expect(on('2027-01-31')?.basis).toMatchObject({ month: '2026-12', from: '2027-01-15', until: '2027-02-14' })
  })

  test('a month without prices uses the last known mean and says so', () => {
    const later = on('2027-03-20')
    expect(later).toMatchObject({ percent: 34.5, basis: { month: '2027-02', pricesOf: '2026-11' } })
    expect(later && fuelWords(later)).toContain('February 2027 has no prices')
  })

  test('no price or no table by then is none at all', () => {
    expect([on('2026-12-01', { prices: [] }), on('2026-12-01', { tables: [] }), on('2019-12-31')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('the table is the latest of its day', () => {
    const rows = [{ priceFrom: 1, priceTo: 2, percent: 20 }]
    const tables = [...settings.tables, { fuelType: 'regular' as const, effectiveFrom: '2026-12-01', rows }]
    expect(['2026-11-30', '2026-12-01'].map((date) => on(date, { tables })?.percent)).toEqual([27.5, 20])
    expect(on('2026-12-01', { tables: tables.toReversed() })?.percent).toBe(20)
  })

  test('an order’s is that of its local day', () => {
    const midnight = Date.parse('2026-11-15T06:00:00Z') / 1000
    const percents = [midnight - 1, midnight].map(
      (instant) => fuelForOrder(settings, 'regular', instant, 'America/Regina')?.percent,
    )
    expect(percents).toEqual([undefined, 27.5])
  })
})

test.each([
  ['2026-11-14', '2026-11-15', 27.5, true],
  ['2026-11-15', '2026-12-15', 34.5, false],
  ['2026-11-30', '2026-12-15', 34.5, false],
  ['2026-12-01', '2026-12-15', 34.5, true],
])('on %s the next one begins on %s', (today, from, percent, isFinal) => {
  expect(nextFuelSurcharge(settings, 'regular', today)).toMatchObject({ percent, isFinal, basis: { from } })
})
