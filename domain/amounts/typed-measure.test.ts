import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  baseValue,
  exactValue,
  isBeyondLimit,
  matchesTyped,
  storedMeasure,
  recognizedMeasure,
  measureTolerance,
  measureToShow,
  type TypedMeasure,
  typedMeasureText,
} from './typed-measure.ts'
import { unitCategories, unitsOf, type Unit, type UnitCategory } from './units.ts'

const sixDecimals = (value: number) => Number(value.toFixed(6))

describe('what somebody typed is recognized in its value', () => {
  it.each<[number, UnitCategory, TypedMeasure | null]>([
    [1.814369, 'weight', { number: 4, unit: 'lb' }],
    [1.81436948, 'weight', { number: 4, unit: 'lb' }],
    [34.019428, 'weight', { number: 75, unit: 'lb' }],
    [1.133981, 'weight', { number: 2.5, unit: 'lb' }],
    [0.02835, 'weight', { number: 1, unit: 'oz' }],
    [0.141584, 'volume', { number: 5, unit: 'ft³' }],
    [0.189271, 'volume', { number: 50, unit: 'gal' }],
    [1609.344, 'largeDistance', { number: 1, unit: 'mi' }],
    [25, 'weight', { number: 25, unit: 'kg' }],
    [14.5, 'weight', { number: 14.5, unit: 'kg' }],
    [5000, 'largeDistance', { number: 5, unit: 'km' }],
    [0.2, 'volume', { number: 0.2, unit: 'm³' }],
    [25.000197, 'weight', null],
  ])('%d as a %s', (value, category, typed) => {
    expect(recognizedMeasure(value, category)).toEqual(typed)
  })

  it('in the unit that the person reads, where it is as short', () => {
    expect(recognizedMeasure(0, 'weight', 'Imperial')).toEqual({ number: 0, unit: 'lb' })
    expect(recognizedMeasure(0, 'weight', 'Metric')).toEqual({ number: 0, unit: 'kg' })
  })

  it('never changes a value by more than six decimals hide, and never again', () => {
    const anyValue = fc.double({ min: 0, max: 100_000, noNaN: true }).map(sixDecimals)
    fc.assert(
      fc.property(anyValue, fc.constantFrom(...unitCategories), (value, category) => {
        const exact = exactValue(value, category)
        expect(Math.abs(exact - value)).toBeLessThanOrEqual(5.02e-7)
        expect(exactValue(exact, category)).toBe(exact)
      }),
    )
  })

  it('whole numbers of every unit that people are shown come back from six decimals', () => {
    const shown: readonly [UnitCategory, Unit][] = [
      ['weight', 'lb'],
      ['weight', 'kg'],
      ['volume', 'ft³'],
      ['volume', 'gal'],
      ['volume', 'm³'],
      ['largeDistance', 'mi'],
      ['largeDistance', 'km'],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...shown), fc.integer({ min: 1, max: 5000 }), ([category, unit], number) => {
        const exact = baseValue({ number, unit }, category)
        const stored = sixDecimals(exact)
        // 647 ft³ were stored as 18.321 m³, which somebody may as well have typed.
        fc.pre(sixDecimals(stored * 1000) !== Math.round(stored * 1000) || stored === exact)
        expect(exactValue(stored, category)).toBeCloseTo(exact, 12)
      }),
    )
  })
})

describe('what was typed is kept', () => {
  it('beside its exact value, while it says the same', () => {
    const typed = { number: 8, unit: 'oz' } as const
    expect(storedMeasure(0.226796, typed, 'weight')).toEqual({ value: 0.226796185, typed })
    expect(storedMeasure(0.25, typed, 'weight')).toEqual({ value: 0.25, typed: undefined })
    expect(storedMeasure(25, undefined, 'weight')).toEqual({ value: 25, typed: undefined })
    expect(storedMeasure(0.907185, undefined, 'weight')).toEqual({
      value: 0.90718474,
      typed: { number: 2, unit: 'lb' },
    })
    expect(measureToShow(typed, 0.226796185, 'weight')).toBe(typed)
    expect(measureToShow(typed, 1, 'weight')).toEqual({ number: 1, unit: 'kg' })
    expect(matchesTyped({ number: 1, unit: 'm' }, 1, 'weight')).toBe(false)
  })

  it('for every unit of every category', () => {
    const anyUnit = fc
      .constantFrom(...unitCategories)
      .chain((category) => fc.record({ category: fc.constant(category), unit: fc.constantFrom(...unitsOf(category)) }))
    const anyNumber = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(anyUnit, anyNumber, ({ category, unit }, number) => {
        const value = baseValue({ number, unit }, category)
        expect(storedMeasure(value, { number, unit }, category)).toEqual({ value, typed: { number, unit } })
      }),
    )
  })
})

it('tells measures apart by a thousandth of the smallest step that their unit shows', () => {
  expect(measureTolerance('weight', 'lb')).toBeCloseTo(0.45359237e-5, 15)
  expect(measureTolerance('weight')).toBeCloseTo(1e-5, 15)
  expect(measureTolerance('volume', 'ft³')).toBeCloseTo(0.028316846592e-6, 18)
  expect(measureTolerance('largeDistance')).toBeCloseTo(0.01, 12)
  expect(isBeyondLimit(22.679619, 22.6796185, 'weight')).toBe(false)
  expect(isBeyondLimit(22.68, 22.6796185, 'weight')).toBe(true)
})

it('is written as it may be typed again, without what separates thousands', () => {
  expect(typedMeasureText({ number: 1_500.25, unit: 'lb' })).toBe('1500.25 lb')
})
