import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditDraft, isSameDraft } from './edit-draft.ts'
import { mergeEdits } from './merge-edit.ts'
import { anyDraft, envelope, mediumBox, sampleDraft } from './testing/sample-edit.ts'

const base = sampleDraft
const order = (change: Partial<EditDraft>): EditDraft => ({ ...base, ...change })

describe('mergeEdits', () => {
  it.each<[string, Partial<EditDraft>, Partial<EditDraft>, Partial<EditDraft>]>([
    ['each its own field', { poNumber: 'MINE' }, { orderNotes: 'theirs' }, { poNumber: 'MINE', orderNotes: 'theirs' }],
    ['both the same field', { poNumber: 'MINE' }, { poNumber: 'THEIRS' }, { poNumber: 'MINE' }],
    ['I alone', { distanceM: 9_000 }, {}, { distanceM: 9_000 }],
    ['they alone', {}, { serviceSpeedId: 4 }, { serviceSpeedId: 4 }],
    ['I typed the time that it was', { time: ['0', '24', '31'] }, { time: 1_500 }, { time: 1_500 }],
    ['another time', { time: ['1', '0', '0'] }, { time: 1_500 }, { time: ['1', '0', '0'] }],
    [
      'different measures of one parcel',
      { parcels: [{ ...mediumBox, quantity: 3 }] },
      { parcels: [{ ...mediumBox, weightKg: 10 }] },
      { parcels: [{ ...mediumBox, quantity: 3, weightKg: 10 }] },
    ],
    [
      'I add a parcel, they change another',
      { parcels: [mediumBox, envelope] },
      { parcels: [{ ...mediumBox, quantity: 5 }] },
      { parcels: [{ ...mediumBox, quantity: 5 }, envelope] },
    ],
    [
      'how measures were typed, each with its own',
      { parcels: [{ ...mediumBox, weightKg: 0.226796185, typed: { weight: { number: 8, unit: 'oz' } } }] },
      { parcels: [{ ...mediumBox, weightKg: 1, lengthM: 0.381, typed: { length: { number: 15, unit: 'in' } } }] },
      {
        parcels: [
          {
            ...mediumBox,
            weightKg: 0.226796185,
            lengthM: 0.381,
            typed: { weight: { number: 8, unit: 'oz' }, length: { number: 15, unit: 'in' } },
          },
        ],
      },
    ],
    ['they add a parcel', {}, { parcels: [mediumBox, envelope] }, { parcels: [mediumBox, envelope] }],
    ['they take off what I left alone', {}, { parcels: [] }, { parcels: [] }],
    ['I take off what they left alone', { parcels: [] }, {}, { parcels: [] }],
    ['I take off what they changed', { parcels: [] }, { parcels: [{ ...mediumBox, quantity: 5 }] }, { parcels: [] }],
    [
      'I change what they took off',
      { parcels: [{ ...mediumBox, quantity: 5 }] },
      { parcels: [] },
      { parcels: [{ ...mediumBox, quantity: 5 }] },
    ],
    [
      'both add the same type',
      { parcels: [mediumBox, { ...envelope, quantity: 2 }] },
      { parcels: [mediumBox, envelope] },
      { parcels: [mediumBox, { ...envelope, quantity: 2 }] },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    expect(mergeEdits(base, order(mine), order(theirs))).toEqual(order(expected))
  })

  it('tells two parcels of one type apart, as a bought order may have them', () => {
    const other = { ...mediumBox, quantity: 7 }
    const start = order({ parcels: [mediumBox, other] })
    const mine = order({ parcels: [mediumBox, { ...other, weightKg: 3 }] })
    const theirs = order({ parcels: [{ ...mediumBox, quantity: 4 }, other] })
    expect(mergeEdits(start, mine, theirs).parcels).toEqual([
      { ...mediumBox, quantity: 4 },
      { ...other, weightKg: 3 },
    ])
  })

  it('takes theirs where I changed nothing, and mine where they changed nothing', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        expect(mergeEdits(one, one, other)).toEqual(other)
        const mine = mergeEdits(one, other, one)
        expect(isSameDraft(sorted(mine), sorted(other))).toBe(true)
      }),
    )
  })

  it('loses nothing of mine, and has each parcel type once', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (start, mine, theirs) => {
        const merged = mergeEdits(start, mine, theirs)
        if (mine.distanceM !== start.distanceM) expect(merged.distanceM).toEqual(mine.distanceM)
        if (mine.poNumber !== start.poNumber) expect(merged.poNumber).toBe(mine.poNumber)
        const added = mine.parcels.filter(({ id }) => start.parcels.every((parcel) => parcel.id !== id))
        expect(merged.parcels).toEqual(expect.arrayContaining([...added]))
        expect(new Set(merged.parcels.map(({ id }) => id)).size).toBe(merged.parcels.length)
        // applying it a second time changes nothing more
        expect(isSameDraft(mergeEdits(theirs, merged, theirs), merged)).toBe(true)
      }),
    )
  })
})

/** The order of the rows means nothing. */
function sorted(draft: EditDraft): EditDraft {
  return { ...draft, parcels: draft.parcels.toSorted((one, other) => one.id - other.id) }
}
