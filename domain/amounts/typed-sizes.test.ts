import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseValue } from './typed-measure.ts'
import { storedLimits, storedSizes, sizeCategories, sizeNames, withTypedSize } from './typed-sizes.ts'
import { unitsOf } from './units.ts'

const unknown = { weight: null, length: null, width: null, height: null }

describe('the measures of a parcel are kept as they were typed', () => {
  it('in every unit of each', () => {
    const anySize = fc
      .constantFrom(...sizeNames)
      .chain((name) => fc.record({ name: fc.constant(name), unit: fc.constantFrom(...unitsOf(sizeCategories[name])) }))
    const anyNumber = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(anySize, anyNumber, ({ name, unit }, number) => {
        const value = baseValue({ number, unit }, sizeCategories[name])
        const kept = storedSizes({ ...unknown, [name]: value }, { [name]: { number, unit } })
        expect(kept).toEqual({ sizes: { ...unknown, [name]: value }, typed: { [name]: { number, unit } } })
        expect(storedSizes(kept.sizes, kept.typed)).toEqual(kept)
      }),
    )
  })

  it('unless the value says something else, or there is none', () => {
    const typed = { weight: { number: 8, unit: 'oz' }, length: { number: 2, unit: 'kg' } } as const
    expect(storedSizes({ ...unknown, weight: 0.25, length: 2 }, typed).typed).toBeNull()
    expect(storedSizes(unknown, typed)).toEqual({ sizes: unknown, typed: null })
    expect(storedLimits({ maxWeightKg: 0.226796, typed })).toEqual({
      maxWeightKg: 0.226796185,
      maxLengthM: null,
      maxWidthM: null,
      maxHeightM: null,
      typed: { weight: { number: 8, unit: 'oz' } },
    })
  })

  it('also those that were rounded to six decimals', () => {
    expect(storedLimits({ maxWeightKg: 9.071847 })).toMatchObject({
      maxWeightKg: 9.0718474,
      typed: { weight: { number: 20, unit: 'lb' } },
    })
  })
})

it('forgets what was typed for a measure that was typed anew', () => {
  const typed = { weight: { number: 8, unit: 'oz' }, width: { number: 15, unit: 'in' } } as const
  expect(withTypedSize(typed, 'weight', { number: 1, unit: 'lb' })).toEqual({
    ...typed,
    weight: { number: 1, unit: 'lb' },
  })
  expect(withTypedSize(typed, 'weight', undefined)).toEqual({ width: { number: 15, unit: 'in' } })
  expect(withTypedSize({ weight: typed.weight }, 'weight', undefined)).toBeUndefined()
  expect(JSON.stringify(withTypedSize({ width: typed.width }, 'weight', typed.weight))).toBe(JSON.stringify(typed))
})
