import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceByRange } from './ranges.ts'
import type { RangeBand, RangeSet } from './types.ts'

function band(from: number, to: number | null, more: Partial<RangeBand> = {}): RangeBand {
  return { from, to, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started', ...more }
}

function set(mode: RangeSet['mode'], ...bands: RangeBand[]): RangeSet {
  return { mode, bands, fallbackCadCents: null }
}

function centsFor(ranges: RangeSet, value: number): number | undefined {
  return priceByRange(ranges, value)?.priceCadCents
}

describe('slab', () => {
  const flat = set('slab', band(0, 5, { flatCadCents: 500 }), band(5, 20, { flatCadCents: 900 }))

  test('the whole value pays its band: above from, up to and including to', () => {
    expect([0.1, 5, 5.01, 20].map((value) => centsFor(flat, value))).toEqual([500, 500, 900, 900])
  })

  test('above the last band the last band goes on', () => {
    expect(centsFor(flat, 500)).toBe(900)
    expect(priceByRange(flat, 500)?.band?.from).toBe(5)
  })

  test('a measure of 0 pays no band, whatever the set', () => {
    for (const ranges of [flat, set('slab'), set('graduated', band(0, null, { flatCadCents: 500 }))]) {
      expect(priceByRange({ ...ranges, fallbackCadCents: 700 }, 0)).toEqual({ priceCadCents: 0, band: null })
    }
  })

  test('one that is not known pays the fallback, else there is no price', () => {
    expect(priceByRange({ ...flat, fallbackCadCents: 700 }, null)).toEqual({ priceCadCents: 700, band: null })
    expect(priceByRange(flat, null)).toBeNull()
  })

  test('steps count the whole value', () => {
    const steps = set('slab', band(0, 25), band(25, null, { flatCadCents: 100, perStepCadCents: 150, step: 10 }))
    expect(centsFor(steps, 60)).toBe(100 + 6 * 150)
    expect(centsFor(steps, 61)).toBe(100 + 7 * 150)
  })
})

describe('graduated', () => {
  const weight = set('graduated', band(0, 25), band(25, null, { perStepCadCents: 150, step: 10 }))

  test('each band pays for its own part, started steps rounded up', () => {
    expect([0, 25, 25.1, 35, 35.1, 60].map((value) => centsFor(weight, value))).toEqual([0, 0, 150, 150, 300, 600])
  })

  test('exact steps charge the fraction and round once', () => {
    const exact = set(
      'graduated',
      band(0, 5000),
      band(5000, null, { perStepCadCents: 110, step: 1000, stepCount: 'exact' }),
    )
    expect(centsFor(exact, 14_300)).toBe(1023)
    expect(centsFor(exact, 5004.5)).toBe(0)
    expect(centsFor(exact, 5004.6)).toBe(1)
  })

  test('a whole number of steps is not pushed up by binary fractions', () => {
    expect((25.3 - 25) / 0.1).toBeGreaterThan(3)
    const fine = set('graduated', band(0, 25), band(25, null, { perStepCadCents: 100, step: 0.1 }))
    expect(centsFor(fine, 25.3)).toBe(300)
  })

  test('several bands add up', () => {
    const three = set(
      'graduated',
      band(0, 10, { perStepCadCents: 100 }),
      band(10, 20, { flatCadCents: 50, perStepCadCents: 80 }),
      band(20, 30, { perStepCadCents: 60 }),
    )
    expect(centsFor(three, 25)).toBe(10 * 100 + 50 + 10 * 80 + 5 * 60)
    expect(centsFor(three, 45)).toBe(10 * 100 + 50 + 10 * 80 + 25 * 60)
  })
})

describe('no matching band', () => {
  test.each([
    ['below the first band', set('slab', band(5, 10)), 5],
    ['in a gap', set('slab', band(0, 5), band(10, 20)), 7],
    ['over a gap, when each part needs its band', set('graduated', band(0, 5), band(10, 20)), 15],
    ['nothing below a graduated band', set('graduated', band(25, null)), 60],
    ['without any band', set('slab'), 3],
  ])('%s there is no price', (_where, ranges, value) => {
    expect(priceByRange(ranges, value)).toBeNull()
    expect(priceByRange({ ...ranges, fallbackCadCents: 700 }, value)).toEqual({ priceCadCents: 700, band: null })
  })

  test('what is no measure is refused', () => {
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => priceByRange(set('slab', band(0, null)), value)).toThrow(RangeError)
    }
    expect(() => priceByRange(set('slab', band(0, null, { perStepCadCents: 1, step: 0 })), 1)).toThrow(RangeError)
  })
})

describe('for any table of adjoining bands', () => {
  const tables = fc
    .array(fc.record({ width: fc.integer({ min: 1, max: 50 }), rate: fc.nat(500), flat: fc.nat(500) }), {
      minLength: 1,
    })
    .map((rows) => {
      let from = 0
      return rows.map(({ width, rate, flat }) => {
        const made = band(from, from + width, { flatCadCents: flat, perStepCadCents: rate })
        from += width
        return made
      })
    })
  const values = fc.double({ min: 0, max: 3000, noNaN: true })

  test('every value has a price, whichever order the bands are in', () => {
    fc.assert(
      fc.property(tables, values, fc.constantFrom('slab', 'graduated'), (bands, value, mode) => {
        const price = centsFor({ mode, bands, fallbackCadCents: null }, value)
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(centsFor({ mode, bands: bands.toReversed(), fallbackCadCents: null }, value)).toBe(price)
      }),
    )
  })

  test('a graduated price never falls as the value grows', () => {
    fc.assert(
      fc.property(tables, values, values, (bands, a, b) => {
        const ranges: RangeSet = { mode: 'graduated', bands, fallbackCadCents: null }
        expect(centsFor(ranges, Math.min(a, b))).toBeLessThanOrEqual(centsFor(ranges, Math.max(a, b)) ?? -1)
      }),
    )
  })
})
