import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overrideInputMessages, overrideInputProblems } from './override-input.ts'

const parcel = { quantity: 2, weight: 12.5, length: 0.6, width: 0.4, height: 0.4 }
const good = { distanceM: 14_300, timeS: 1_471, parcels: [parcel] }
const { distance, time, parcels } = overrideInputMessages

describe('overrideInputProblems', () => {
  test('the messages are those of docs/rules/order-edit.md', () => {
    expect([distance, time, parcels]).toEqual([
      'Distance must be a number',
      'Time must be a number',
      'Parcel details must be an array of objects with quantity, weight, length, width, and height',
    ])
  })

  test.each<[string, object, readonly string[]]>([
    ['all numbers', {}, []],
    ['no distance yet', { distanceM: null }, [distance]],
    ['a distance that was left out', { distanceM: undefined }, [distance]],
    ['a distance in words', { distanceM: 'far' }, [distance]],
    ['a number written as text', { distanceM: '14300' }, [distance]],
    ['a distance without end', { distanceM: Number.POSITIVE_INFINITY }, [distance]],
    ['zero metres', { distanceM: 0 }, []],
    ['a time in words', { timeS: 'soon' }, [time]],
    ['a time that is none', { timeS: Number.NaN }, [time]],
    ['zero seconds', { timeS: 0 }, []],
    ['parcels that are no array', { parcels: { ...parcel } }, [parcels]],
    ['no parcels at all', { parcels: undefined }, [parcels]],
    ['a parcel that is nothing', { parcels: [parcel, null] }, [parcels]],
    ['a parcel that is a number', { parcels: [1] }, [parcels]],
    ['a quantity in words', { parcels: [{ ...parcel, quantity: 'two' }] }, [parcels]],
    ['a parcel that was not weighed', { parcels: [{ ...parcel, weight: null }] }, [parcels]],
    ['a length that is none', { parcels: [{ ...parcel, length: 'x' }] }, [parcels]],
    ['a width that is none', { parcels: [{ ...parcel, width: undefined }] }, [parcels]],
    ['a height that is none', { parcels: [{ ...parcel, height: Number.NaN }] }, [parcels]],
    ['an array without parcels, which another rule refuses', { parcels: [] }, []],
    ['everything wrong', { distanceM: '', timeS: '', parcels: '' }, [distance, time, parcels]],
  ])('%s', (_, change, expected) => {
    expect(overrideInputProblems({ ...good, ...change })).toEqual(expected)
  })

  test('only finite numbers pass, whatever else is entered', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const passes = typeof value === 'number' && Number.isFinite(value)
        expect(overrideInputProblems({ ...good, distanceM: value }).length).toBe(passes ? 0 : 1)
        expect(overrideInputProblems({ ...good, parcels: [{ ...parcel, weight: value }] }).length).toBe(passes ? 0 : 1)
      }),
    )
  })
})
