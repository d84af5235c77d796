import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseValue, recognizedMeasure, type TypedMeasure } from '#domain/amounts/typed-measure.ts'
import {
  type UnitCategory,
  type UnitPreference,
  convertUnit,
  defaultPrecision,
  displayUnit,
  unitCategories,
  unitPreferences,
  unitsOf,
} from '#domain/amounts/units.ts'
import { type SmallLengths, measureAffix, measureText, measureToEdit, readMeasure } from './measure-text.ts'

const base = { smallDistance: 'm', largeDistance: 'm', weight: 'kg', volume: 'm³' } as const
const anyCategory = fc.constantFrom(...unitCategories)
const anyPreference = fc.constantFrom(...unitPreferences)
const anyLengths = fc.constantFrom<SmallLengths>('feetAndInches', 'inches')
const anyMeasure = fc.double({ min: 0, max: 50_000, noNaN: true })

/** Half of the last decimal shown, in base units, and what storing rounds away. */
function tolerance(category: UnitCategory, preference: UnitPreference): number {
  const unit = displayUnit(category, preference)
  const shownUnit = unit === 'ft' ? 'in' : unit
  return convertUnit(0.5 * 10 ** -defaultPrecision(category), shownUnit, base[category]) + 1e-6
}

const measureValue = (...said: Parameters<typeof readMeasure>) => readMeasure(...said).value

describe('a measure and its text', () => {
  it('come back as they were, to the decimals that are shown', () => {
    fc.assert(
      fc.property(anyMeasure, anyCategory, anyPreference, anyLengths, (value, category, preference, lengths) => {
        const typed = measureValue(measureText(value, category, preference, lengths), category, preference)
        expect(Math.abs(Number(typed) - value)).toBeLessThanOrEqual(tolerance(category, preference))
      }),
      { numRuns: 1_000 },
    )
  })

  it('never drift: what was typed once is written and read again without a change', () => {
    fc.assert(
      fc.property(anyMeasure, anyCategory, anyPreference, anyLengths, (value, category, preference, lengths) => {
        const text = measureText(value, category, preference, lengths)
        const stored = measureValue(text, category, preference)
        expect(measureText(stored, category, preference, lengths)).toBe(text)
        expect(measureValue(measureText(stored, category, preference, lengths), category, preference)).toBe(stored)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('small lengths of parcels', () => {
  it.each<[number, UnitPreference, string, string]>([
    [0.6, 'Metric', '0.6', 'm'],
    [0.6, 'MetricMixed', '23.62', 'in'],
    [0.6, 'Imperial', '23.62', 'in'],
    [0.0254, 'Imperial', '1', 'in'],
    [30.48, 'Imperial', '1200', 'in'],
  ])('%d m for %s is %s %s', (value, preference, text, affix) => {
    expect(measureText(value, 'smallDistance', preference, 'inches')).toBe(text)
    expect(measureAffix('smallDistance', preference, 'inches')).toBe(affix)
  })

  it('are feet and inches unless asked otherwise', () => {
    expect(measureText(0.6, 'smallDistance', 'Imperial')).toBe(`1' 11.62"`)
    expect(measureAffix('smallDistance', 'MetricMixed')).toBe('ft in')
  })
})

describe('a measure whose unit is kept', () => {
  it.each<[number, TypedMeasure | null, UnitCategory, UnitPreference, string]>([
    [0.226796185, { number: 8, unit: 'oz' }, 'weight', 'Imperial', '8 oz'],
    [0.226796185, { number: 0.5, unit: 'lb' }, 'weight', 'Imperial', '0.5'],
    [0.226796185, null, 'weight', 'Imperial', '0.5'],
    [0.25, { number: 8, unit: 'oz' }, 'weight', 'Metric', '0.25'],
    [25, { number: 25, unit: 'kg' }, 'weight', 'MetricMixed', '25 kg'],
    [25, null, 'weight', 'MetricMixed', '25 kg'],
    [22.6796185, null, 'weight', 'Metric', '50 lb'],
    [0.6, { number: 60, unit: 'cm' }, 'smallDistance', 'Metric', '60 cm'],
    [1.603375, { number: 63.125, unit: 'in' }, 'smallDistance', 'Imperial', `5' 3.125"`],
    [1.2345678, null, 'weight', 'Metric', '1.23'],
  ])('%d kg or m, typed %o, a %s for %s: one begins with %s', (value, typed, category, preference, text) => {
    expect(measureToEdit(value, typed, category, preference)).toBe(text)
  })

  it('is the same when what one begins with is typed again, for everybody', () => {
    const anyTyped = anyCategory.chain((category) =>
      fc.record({
        category: fc.constant(category),
        unit: fc.constantFrom(...unitsOf(category)),
        number: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1_000),
        isKept: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(anyTyped, anyPreference, anyLengths, ({ category, isKept, ...typed }, preference, lengths) => {
        const value = baseValue(typed, category)
        const isRecognized = recognizedMeasure(value, category, preference) !== null
        fc.pre(isKept || isRecognized)
        const text = measureToEdit(value, isKept ? typed : null, category, preference, lengths)
        const again = readMeasure(text, category, preference)
        // a value without its unit may be what six decimals left of another one; of a long one floating point leaves less
        expect(Math.abs(Number(again.value) - value)).toBeLessThanOrEqual(Math.max(isKept ? 0 : 5.02e-7, 1e-11 * value))
        if (isKept && typed.unit !== 'ft' && typed.unit !== 'in') expect(again.typed).toEqual(typed)
      }),
      { numRuns: 2_000 },
    )
  })
})
