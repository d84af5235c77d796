import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from '../amounts/money.ts'
import type { TaxType } from '../pricing/types.ts'
import { amountsBilled, linesToBill, taxKey, taxKeyLabel } from './corrections.ts'
import { gst, hst, order, qst } from './testing/samples.ts'
import type { Amounts, InvoiceLine } from './types.ts'

test.each([
  [[gst(50)], 'GST 5', 'GST 5%'],
  [[qst(100), gst(50)], 'GST 5 + QST 9.975', 'GST 5% + QST 9.975%'],
  [[{ type: 'PST SK', percent: 6 } as const, gst(50)], 'GST 5 + PST SK 6', 'GST 5% + PST SK 6%'],
  [[hst(130)], 'GST/HST 13', 'HST 13%'],
  [[{ type: 'Zero Rated', percent: 0 } as const], 'Zero Rated 0', 'Zero Rated'],
  [[], 'No tax', 'No tax'],
])('%j has the key %s', (taxes, key, label) => {
  expect(taxKey(taxes)).toBe(key)
  expect(taxKeyLabel(key)).toBe(label)
})

describe('a run bills', () => {
  const costs = (preTaxCents: number, ...taxes: Amounts['taxes']): Amounts => ({ preTaxCents, taxes })
  const linesFor = (price: Amounts | null, billed: Amounts | null) =>
    linesToBill(order({ price, billed })).map(({ kind, preTaxCents, taxes }) => [kind, preTaxCents, ...taxes])

  test.each<[string, Amounts | null, Amounts | null, unknown[]]>([
    ['what was never billed', costs(1_000, gst(50)), null, [['order', 1_000, gst(50)]]],
    ['what costs nothing, as a row of 0', costs(0), null, [['order', 0]]],
    ['nothing of the same price', costs(1_000, gst(50)), costs(1_000, gst(50)), []],
    ['what it became dearer by', costs(1_210, gst(61)), costs(1_000, gst(50)), [['correction', 210, gst(11)]]],
    ['the tax alone', costs(1_000, gst(51)), costs(1_000, gst(50)), [['correction', 0, gst(1)]]],
    ['what it became cheaper by', costs(990, gst(50)), costs(1_000, gst(50)), [['credit', 10, gst(0)]]],
    [
      'all anew of other taxes',
      costs(1_000, hst(130)),
      costs(1_000, gst(50)),
      [
        ['credit', 1_000, gst(50)],
        ['order', 1_000, hst(130)],
      ],
    ],
    [
      'all anew where the tax fell and the rest rose',
      costs(1_001, gst(49)),
      costs(1_000, gst(50)),
      [
        ['credit', 1_000, gst(50)],
        ['order', 1_001, gst(49)],
      ],
    ],
    ['back all that was billed, at no price', costs(0), costs(1_000, gst(50)), [['credit', 1_000, gst(50)]]],
    ['nothing more of what was given back', costs(0), costs(0, gst(0)), []],
    ['what was given back and costs again', costs(500, gst(25)), costs(0, gst(0)), [['correction', 500, gst(25)]]],
    ['what cost nothing and bears tax now', costs(500, gst(25)), costs(0), [['order', 500, gst(25)]]],
    ['nothing without a price', null, null, []],
    ['nothing that has lost its price', null, costs(1_000, gst(50)), []],
  ])('%s', (_what, price, billed, lines) => {
    expect(linesFor(price, billed)).toEqual(lines)
  })

  test('lines that say what they are of', () => {
    const more = { poNumber: 'PO 7', serviceId: 3 }
    expect(linesToBill(order(more))).toEqual([
      {
        ...more,
        orderId: 1042,
        kind: 'order',
        serviceName: 'Same Day',
        description: 'Order 1042: Northline Warehouse to Elm Bakery',
        serviceDate: '2026-11-25',
        preTaxCents: 1_000,
        taxes: [gst(50)],
      },
    ])
    const words = (price: Amounts, isCancelled: boolean) =>
      linesToBill(order({ price, isCancelled, billed: costs(1_000, gst(50)) })).map(({ description }) => description)
    expect(words(costs(2_000, gst(100)), false)).toEqual([
      'Correction of order 1042: Northline Warehouse to Elm Bakery',
    ])
    expect(words(costs(500, gst(25)), true)).toEqual([
      'Credit for order 1042, cancelled: Northline Warehouse to Elm Bakery',
    ])
    expect(linesToBill(order({ isCancelled: true }))[0]?.description).toBe(
      'Order 1042, cancelled: Northline Warehouse to Elm Bakery',
    )
  })
})

describe('whatever becomes of its price', () => {
  const rates: readonly [TaxType, number][][] = [
    [],
    [['GST', 5]],
    [['GST/HST', 13]],
    [
      ['GST', 5],
      ['QST', 9.975],
    ],
    [['Exempt', 0]],
  ]
  // A tax that somebody typed need not be its percent of the price.
  const anyPrice: fc.Arbitrary<Amounts> = fc
    .record({
      preTaxCents: fc.oneof(fc.nat(20), fc.nat(50_000)),
      of: fc.constantFrom(...rates),
      typed: fc.option(fc.nat(9)),
    })
    .map(({ preTaxCents, of, typed }) => ({
      preTaxCents,
      taxes: of.map(([type, percent]) => {
        const cents = percent === 0 ? 0 : (typed ?? percentOf(preTaxCents, percent))
        return { type, percent, name: type, cents }
      }),
    }))

  test('what is billed is what an order costs, by each tax, after every run', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyPrice, { freq: 8 }), { minLength: 1, maxLength: 8 }), (prices) => {
        const lines: InvoiceLine[] = []
        for (const price of prices) {
          const billed = amountsBilled(lines)
          const added = linesToBill(order({ price, billed }))
          lines.push(...added)
          expect(
            added
              .flatMap((line) => [line.preTaxCents, ...line.taxes.map(({ cents }) => cents)])
              .every((cents) => cents >= 0),
          ).toBe(true)
          if (price === null) {
            expect(added).toEqual([])
            continue
          }
          const after = amountsBilled(lines)
          expect(after?.preTaxCents).toBe(price.preTaxCents)
          expect(taxesOf(after)).toEqual(taxesOf(price))
          expect(linesToBill(order({ price, billed: after }))).toEqual([])
        }
      }),
    )
  })

  /** Those that are more than nothing, in the order of their types. */
  function taxesOf(amounts: Amounts | null): readonly (readonly [string, number])[] {
    const taxes = amounts?.taxes.filter(({ cents }) => cents > 0) ?? []
    return taxes.map(({ type, percent, cents }) => [`${type} ${percent}`, cents] as const).toSorted()
  }

  test('nothing is billed of an order that no run had', () => {
    expect(amountsBilled([])).toBeNull()
  })
})
