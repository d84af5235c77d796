import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  centsFromText,
  currencies,
  formatCents,
  formatMoney,
  parseMoney,
  percentOf,
  roundHalfAwayFromZero,
  serialiseMoney,
  type Money,
} from './money.ts'

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const anyMoney: fc.Arbitrary<Money> = fc.record({ currency: fc.constantFrom(...currencies), amountCents: anyCents })

describe('rounding', () => {
  test.each([
    [2.5, 3],
    [-2.5, -3],
    [2.4999, 2],
    [-2.4999, -2],
    [0.5, 1],
    [-0.4, 0],
    [1209.2, 1209],
    [729.64, 730],
  ])('%d becomes %d', (value, whole) => {
    expect(roundHalfAwayFromZero(value)).toBe(whole)
  })

  test('never answers minus zero, NaN or infinity', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.1), 0)).toBe(true)
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => roundHalfAwayFromZero(bad)).toThrow(RangeError)
    }
  })

  test('a half that floating point misses is still a half', () => {
    expect((3000 * 1.15) / 100).toBeLessThan(34.5)
    expect(percentOf(3000, 1.15)).toBe(35)
    expect(percentOf(-3000, 1.15)).toBe(-35)
  })

  test('percentages agree with exact arithmetic to four decimals', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 2_000_000 }), (cents, tenThousandths) => {
        const numerator = BigInt(Math.abs(cents)) * BigInt(tenThousandths)
        const exact = Number((numerator * 2n + 1_000_000n) / 2_000_000n)
        expect(percentOf(cents, tenThousandths / 10_000)).toBe(cents < 0 && exact !== 0 ? -exact : exact)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('formatting', () => {
  test.each([
    [6470, '$64.70'],
    [0, '$0.00'],
    [-500, '-$5.00'],
    [123_450, '$1,234.50'],
    [5, '$0.05'],
  ])('%d cents is %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
    expect(formatMoney({ currency: 'USD', amountCents: cents })).toBe(text)
  })

  test('refuses other currencies and split cents', () => {
    const euros: { currency: string; amountCents: number } = { currency: 'EUR', amountCents: 1 }
    expect(() => formatMoney(euros as Money)).toThrow('Unsupported currency: EUR')
    expect(() => formatCents(0.5)).toThrow(RangeError)
    expect(() => formatCents(Number.NaN)).toThrow(RangeError)
  })
})

describe('arithmetic and text', () => {
  test('adds one currency only', () => {
    const ten: Money = { currency: 'CAD', amountCents: 1000 }
    expect(addMoney(ten, { currency: 'CAD', amountCents: -250 })).toEqual({ currency: 'CAD', amountCents: 750 })
    expect(() => addMoney(ten, { currency: 'USD', amountCents: 1 })).toThrow('Cannot add USD to CAD')
  })

  test('travels as currency;amount', () => {
    expect(serialiseMoney({ currency: 'CAD', amountCents: 6470 })).toBe('CAD;6470')
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(parseMoney(serialiseMoney(money))).toEqual(money)
      }),
    )
  })

  test.each(['', 'CAD', 'CAD;', ';1', 'CAD;1;2', 'CAD;1.5', 'EUR;100', 'cad;1', 'CAD; 1', 'CAD;99999999999999999'])(
    'refuses %j',
    (text) => {
      expect(() => parseMoney(text)).toThrow('Invalid serialized money')
    },
  )
})

describe('typed dollars', () => {
  test.each([
    ['64.70', 6470],
    ['64.7', 6470],
    ['$1,234.50', 123_450],
    ['-5', -500],
    ['-$5', -500],
    ['$-5', -500],
    [' 12 ', 1200],
    ['.5', 50],
    ['3.', 300],
    ['-0', 0],
    ['5,50', 550],
    ['5,5 $', 550],
    ['1,250', 125_000],
    ['1 250,50', 125_050],
    ['−5,50', -550],
  ])('%j is %d cents', (text, cents) => {
    expect(centsFromText(text)).toBe(cents)
  })

  test.each(['', '-', '$', '.', '1.234', '12,34.5', '--5', '-$-5', 'abc', '1e5', 'NaN'])('%j is no amount', (text) => {
    expect(centsFromText(text)).toBeNull()
  })

  test('whatever is shown can be typed back', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(centsFromText(formatCents(cents))).toBe(cents)
      }),
    )
  })
})
