import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  convertUnit,
  defaultPrecision,
  displayUnit,
  formatInches,
  formatMeasure,
  measureToType,
  parseMeasure,
  unitCategories,
  unitPreferences,
  type UnitCategory,
  type UnitPreference,
} from './units.ts'

describe('display units of order-detail 9', () => {
  test.each<[UnitCategory, readonly string[]]>([
    ['smallDistance', ['m', 'ft', 'ft']],
    ['largeDistance', ['km', 'km', 'mi']],
    ['weight', ['kg', 'lb', 'lb']],
    ['volume', ['m³', 'ft³', 'gal']],
  ])('%s is shown in %o', (category, expected) => {
    expect(unitPreferences.map((preference) => displayUnit(category, preference))).toEqual(expected)
  })

  test('an invalid preference or category throws', () => {
    expect(() => displayUnit('speed' as UnitCategory, 'Metric')).toThrow('Invalid unit category: speed')
    expect(() => displayUnit('weight', 'metric' as UnitPreference)).toThrow('Invalid unit preference: metric')
  })
})

describe('convertUnit', () => {
  test.each([
    [1, 'mi', 'km', 1.609344],
    [1, 'ft', 'in', 12],
    [1, 'lb', 'kg', 0.45359237],
    [16, 'oz', 'lb', 1],
    [1, 'm³', 'gal', 264.1720524],
    [1, 'm³', 'ft³', 35.3146667],
    [1, 'm³', 'L', 1000],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 6)
  })

  test('unknown units and different measures throw', () => {
    expect(() => convertUnit(1, 'furlong', 'm')).toThrow('Unknown unit: furlong')
    expect(() => convertUnit(1, 'm', 'toString')).toThrow('Unknown unit: toString')
    expect(() => convertUnit(1, 'kg', 'm')).toThrow('Cannot convert kg (weight) to m (length)')
  })
})

describe('formatMeasure', () => {
  test.each<[number, UnitCategory, UnitPreference, string]>([
    [1.6, 'smallDistance', 'Metric', '1.6 m'],
    [1.6002, 'smallDistance', 'Imperial', `5' 3"`],
    [1.6002, 'smallDistance', 'MetricMixed', `5' 3"`],
    [0.1524, 'smallDistance', 'Imperial', '6"'],
    [1.524, 'smallDistance', 'Imperial', `5' 0"`],
    [1.828_79, 'smallDistance', 'Imperial', `6' 0"`],
    [0, 'smallDistance', 'Imperial', '0"'],
    [-0.3048, 'smallDistance', 'Imperial', `-1' 0"`],
    [14_300, 'largeDistance', 'Metric', '14.3 km'],
    [14_300, 'largeDistance', 'MetricMixed', '14.3 km'],
    [14_300, 'largeDistance', 'Imperial', '8.89 mi'],
    [2_000_000, 'largeDistance', 'Metric', '2,000 km'],
    [5.44310844, 'weight', 'Imperial', '12 lb'],
    [60, 'weight', 'Metric', '60 kg'],
    [0.0236, 'volume', 'Metric', '0.024 m³'],
    [0.0236, 'volume', 'MetricMixed', '0.833 ft³'],
    [0.0236, 'volume', 'Imperial', '6.234 gal'],
    [-0.0000001, 'weight', 'Metric', '0 kg'],
  ])('%d of %s for %s is %s', (value, category, preference, text) => {
    expect(formatMeasure(value, category, preference)).toBe(text)
  })

  test('precision can be asked for, and inches alone', () => {
    expect(formatMeasure(14_349, 'largeDistance', 'Metric', 0)).toBe('14 km')
    expect(formatInches(1.6002)).toBe('63 in')
    expect(unitCategories.map(defaultPrecision)).toEqual([2, 2, 2, 3])
    expect(() => formatMeasure(Number.NaN, 'weight', 'Metric')).toThrow(RangeError)
  })
})

describe('parseMeasure', () => {
  test.each<[string, UnitCategory, UnitPreference, number]>([
    [`5' 3"`, 'smallDistance', 'Imperial', 1.6002],
    [`5'3"`, 'smallDistance', 'Imperial', 1.6002],
    [`5' 3`, 'smallDistance', 'Imperial', 1.6002],
    ['5ft3', 'smallDistance', 'Metric', 1.6002],
    ['5 ft 3 in', 'smallDistance', 'Metric', 1.6002],
    ['5ft3in', 'smallDistance', 'Metric', 1.6002],
    ['5’ 3”', 'smallDistance', 'MetricMixed', 1.6002],
    [`5' 3''`, 'smallDistance', 'MetricMixed', 1.6002],
    ['63 in', 'smallDistance', 'Metric', 1.6002],
    ['63', 'smallDistance', 'Imperial', 1.6002],
    ['1.6 m', 'smallDistance', 'Imperial', 1.6],
    ['1.6', 'smallDistance', 'Metric', 1.6],
    ['160cm', 'smallDistance', 'Imperial', 1.6],
    ['12 lb', 'weight', 'Metric', 5.44310844],
    ['12 lbs.', 'weight', 'Metric', 5.44310844],
    ['5 lb 3 oz', 'weight', 'Imperial', 2.353010419],
    ['12 KG', 'weight', 'Imperial', 12],
    ['1,234.5', 'largeDistance', 'Metric', 1_234_500],
    ['.5 mi', 'largeDistance', 'Metric', 804.672],
    ['10 gal', 'volume', 'Metric', 0.03785411784],
    ['2 m3', 'volume', 'Imperial', 2],
    ['2 m³', 'volume', 'Imperial', 2],
    ['2ft3', 'volume', 'Metric', 0.056633693],
    ['250 L', 'volume', 'Imperial', 0.25],
    ['-2 kg', 'weight', 'Metric', -2],
    ['0', 'weight', 'Metric', 0],
    ['0,250 kg', 'weight', 'Metric', 0.25],
    ['1,6 kg', 'weight', 'Metric', 1.6],
    ['1 250,5 kg', 'weight', 'Metric', 1250.5],
    [`5' 3,5"`, 'smallDistance', 'Metric', 1.6129],
  ])('%j of %s for %s is %d', (text, category, preference, value) => {
    const parsed = parseMeasure(text, category, preference)
    expect(parsed.ok && parsed.value).toBeCloseTo(value, 8)
  })

  test.each<[string, UnitCategory, string]>([
    ['  ', 'weight', 'Required'],
    ['heavy', 'weight', 'Must be a valid number'],
    ['1,250 kg', 'weight', '“1,250” can be read two ways: write 1.250 or 1250'],
    ['1 2', 'weight', 'Must be a valid number'],
    ['5 lb 3', 'weight', 'Must be a valid number'],
    ['1.2.3', 'weight', 'Must be a valid number'],
    ['--1', 'weight', 'Must be a valid number'],
    ['-', 'weight', 'Must be a valid number'],
    ['1e5', 'weight', 'Must be a valid number'],
    ['5 stone', 'weight', 'Unknown unit "stone"'],
    ['5 m', 'weight', '"m" is not a unit of weight'],
    ['5 kg', 'smallDistance', '"kg" is not a unit of length'],
  ])('%j as %s: %s', (text, category, message) => {
    expect(parseMeasure(text, category, 'Metric')).toEqual({ ok: false, message })
  })

  test('the number is kept as it was typed, to the last digit', () => {
    const numberAndUnit = (text: string) => {
      const parsed = parseMeasure(text, 'weight', 'Imperial')
      return parsed.ok ? parsed.typed : null
    }
    expect(numberAndUnit('358.721 oz')).toEqual({ number: 358.721, unit: 'oz' })
    expect(numberAndUnit('-0.3')).toEqual({ number: -0.3, unit: 'lb' })
    expect(numberAndUnit('5 lb 3.1 oz')).toEqual({ number: 83.1, unit: 'oz' })
  })

  test('what a field shows can be typed back, to the precision shown', () => {
    const anyCategory = fc.constantFrom(...unitCategories)
    const anyPreference = fc.constantFrom(...unitPreferences)
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 50_000, noNaN: true }), anyCategory, anyPreference, (value, c, p) => {
        const parsed = parseMeasure(measureToType(value, c, p), c, p)
        const unit = displayUnit(c, p)
        const measure = { smallDistance: 'm', largeDistance: 'm', weight: 'kg', volume: 'm³' }[c]
        const tolerance = Math.abs(convertUnit(10 ** -defaultPrecision(c), unit, measure))
        expect(parsed.ok && Math.abs(parsed.value - value)).toBeLessThanOrEqual(tolerance)
      }),
      { numRuns: 500 },
    )
  })
})
