import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseValue, withoutNoise } from '../amounts/typed-measure.ts'
import type { Unit } from '../amounts/units.ts'
import { storedRanges } from './stored-bands.ts'
import { priceByRange } from './ranges.ts'
import type { RangeBand, RangeCategory, RangeSet } from './types.ts'

function band(from: number, to: number | null, more: Partial<RangeBand> = {}): RangeBand {
  return { from, to, flatCadCents: 0, perStepCadCents: 0, step: 1, stepCount: 'started', ...more }
}

function set(mode: RangeSet['mode'], ...bands: RangeBand[]): RangeSet {
  return { mode, bands, fallbackCadCents: null }
}

function centsFor(ranges: RangeSet, value: number): number | undefined {
  return priceByRange(ranges, value, 'weight')?.priceCadCents
}

describe('slab', () => {
  const flat = set('slab', band(0, 5, { flatCadCents: 500 }), band(5, 20, { flatCadCents: 900 }))

  test('the whole value pays its band: above from, up to and including to', () => {
    expect([0.1, 5, 5.01, 20].map((value) => centsFor(flat, value))).toEqual([500, 500, 900, 900])
  })

  test('above the last band the last band goes on', () => {
    expect(centsFor(flat, 500)).toBe(900)
    expect(priceByRange(flat, 500, 'weight')?.band?.from).toBe(5)
  })

  test('a measure of 0 pays no band, whatever the set', () => {
    for (const ranges of [flat, set('slab'), set('graduated', band(0, null, { flatCadCents: 500 }))]) {
      expect(priceByRange({ ...ranges, fallbackCadCents: 700 }, 0, 'weight')).toEqual({ priceCadCents: 0, band: null })
    }
  })

  test('one that is not known pays the fallback, else there is no price', () => {
    expect(priceByRange({ ...flat, fallbackCadCents: 700 }, null, 'weight')).toEqual({ priceCadCents: 700, band: null })
    expect(priceByRange(flat, null, 'weight')).toBeNull()
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
    expect(priceByRange(ranges, value, 'weight')).toBeNull()
    expect(priceByRange({ ...ranges, fallbackCadCents: 700 }, value, 'weight')).toEqual({
      priceCadCents: 700,
      band: null,
    })
  })

  test('what is no measure is refused', () => {
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => priceByRange(set('slab', band(0, null)), value, 'weight')).toThrow(RangeError)
    }
    expect(() => priceByRange(set('slab', band(0, null, { perStepCadCents: 1, step: 0 })), 1, 'weight')).toThrow(
      RangeError,
    )
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

describe('a sum of measures', () => {
  const measured = [
    { category: 'weight', property: 'weightRanges', units: ['kg', 'lb', 'oz', 'g'] },
    { category: 'volume', property: 'volumeRanges', units: ['m³', 'ft³', 'gal', 'L'] },
    { category: 'largeDistance', property: 'distanceRanges', units: ['km', 'mi', 'ft', 'm'] },
  ] as const
  const sixDecimals = (value: number) => Number(value.toFixed(6))
  const properties = { weight: 'weightRanges', volume: 'volumeRanges', largeDistance: 'distanceRanges' } as const

  /** Bounds and steps typed in a unit, stored exactly, or with six decimals as they once were and then kept. */
  function typedSet(unit: Unit, category: RangeCategory, bounds: readonly number[], stored: (value: number) => number) {
    const base = (number: number) => stored(baseValue({ number, unit }, category))
    const bands = bounds.map((from, index) =>
      band(base(from), index === bounds.length - 1 ? null : base(bounds[index + 1] ?? 0), {
        flatCadCents: 100 * (index + 1),
        perStepCadCents: 37,
        step: base(1),
      }),
    )
    return bands
  }

  test.each<[string, Unit, RangeCategory, number, number, number]>([
    ['2 x 2 lb is 4 lb', 'lb', 'weight', 4, 2, 2],
    ['4 x 1 lb is 4 lb', 'lb', 'weight', 4, 4, 1],
    ['5 x 1 ft³ is 5 ft³', 'ft³', 'volume', 5, 5, 1],
    ['3 x 10 gal is 30 gal', 'gal', 'volume', 30, 3, 10],
    ['16 x 1 oz is 16 oz', 'oz', 'weight', 16, 16, 1],
  ])('%s, as it was typed or as six decimals once kept it', (_words, unit, category, bound, count, each) => {
    for (const stored of [(value: number) => value, sixDecimals]) {
      const bands = typedSet(unit, category, [0, bound], stored)
      const ranges = storedRanges(set('slab', ...bands), properties[category])
      const piece = baseValue({ number: each, unit }, category)
      const price = priceByRange(ranges, withoutNoise(piece * count), category)
      expect(price?.band?.from).toBe(0)
    }
  })

  test('4 x 75 lb pays 15 steps of 20 lb', () => {
    for (const stored of [(value: number) => value, sixDecimals]) {
      const step = stored(baseValue({ number: 20, unit: 'lb' }, 'weight'))
      const ranges = storedRanges(set('slab', band(0, null, { perStepCadCents: 100, step })), 'weightRanges')
      const piece = stored(baseValue({ number: 75, unit: 'lb' }, 'weight'))
      expect(priceByRange(ranges, piece * 4, 'weight')?.priceCadCents).toBe(1500)
    }
  })

  test('tables of before count the steps that were meant', () => {
    const step = sixDecimals(baseValue({ number: 20, unit: 'lb' }, 'weight'))
    const ofBefore = set('slab', band(0, null, { perStepCadCents: 100, step }))
    const piece = sixDecimals(baseValue({ number: 75, unit: 'lb' }, 'weight'))
    expect(Math.ceil((4 * piece) / step)).toBe(16)
    expect(centsFor(ofBefore, 4 * piece)).toBe(1500)
  })

  test('for every unit, any split of a total pays what the total pays', () => {
    const anyUnit = fc
      .constantFrom(...measured)
      .chain(({ category, units }) =>
        fc.record({ category: fc.constant<RangeCategory>(category), unit: fc.constantFrom<Unit>(...units) }),
      )
    const anyTotal = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(
        anyUnit,
        anyTotal,
        fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 }),
        fc.array(anyTotal, { maxLength: 4 }),
        fc.constantFrom<RangeSet['mode']>('slab', 'graduated'),
        fc.constantFrom<RangeBand['stepCount']>('started', 'exact'),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        ({ category, unit }, total, cuts, edges, mode, stepCount, step, isTyped) => {
          const base = (number: number) => baseValue({ number, unit }, category)
          // The total itself is a bound, where a price may jump.
          const bounds = [...new Set([0, total, ...edges])].toSorted((a, b) => a - b)
          const bands = bounds.map((from, index) => {
            const to = bounds[index + 1]
            const typed = {
              from: { number: from, unit },
              step: { number: step, unit },
              ...(to !== undefined && { to: { number: to, unit } }),
            }
            return band(base(from), to === undefined ? null : base(to), {
              flatCadCents: 1000 * index,
              perStepCadCents: 37,
              step: base(step),
              stepCount,
              ...(isTyped && { typed }),
            })
          })
          const ranges = { mode, bands, fallbackCadCents: null }
          const ends = [...new Set(cuts.map((cut) => cut % total)), total].toSorted((a, b) => a - b)
          const parts = ends.map((end, index) => end - (ends[index - 1] ?? 0)).filter((part) => part > 0)
          const sum = parts.reduce((all, part) => all + base(part), 0)
          expect(priceByRange(ranges, withoutNoise(sum), category)).toEqual(priceByRange(ranges, base(total), category))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('what the unit tells apart stays apart', () => {
    const typed = { to: { number: 4, unit: 'lb' }, from: { number: 0, unit: 'lb' } } as const
    const ranges = set(
      'slab',
      band(0, 1.81436948, { flatCadCents: 500, typed }),
      band(1.81436948, null, { flatCadCents: 900 }),
    )
    const pounds = (number: number) => centsFor(ranges, baseValue({ number, unit: 'lb' }, 'weight'))
    expect([3.99, 4, 4.000009, 4.00002, 4.01].map(pounds)).toEqual([500, 500, 500, 900, 900])
  })

  test('a measure that is nearly nothing is no hole in the table', () => {
    expect(centsFor(set('slab', band(0, null, { flatCadCents: 500 })), 1e-7)).toBe(500)
    expect(centsFor(set('graduated', band(0, null, { flatCadCents: 500 })), 1e-7)).toBe(500)
  })

  test('bounds that six decimals tore apart are one bound', () => {
    for (const [to, from] of [
      [1.814369, 1.81437],
      [1.81437, 1.814369],
    ] as const) {
      const torn = [band(0, to, { flatCadCents: 500 }), band(from, null, { flatCadCents: 900 })]
      expect(centsFor(set('graduated', ...torn), 3)).toBe(1400)
      expect(centsFor(set('slab', ...torn), 1.8143695)).toBe(500)
    }
  })
})
