import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type UnitCategory,
  type UnitPreference,
  convertUnit,
  defaultPrecision,
  displayUnit,
  unitCategories,
  unitPreferences,
} from '#domain/units.ts'
import { type SmallLengths, measureAffix, measureText, measureValue } from './measure-text.ts'

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
