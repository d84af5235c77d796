import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EditDraft,
  type EnteredTime,
  firstParcelOf,
  isSameDraft,
  secondsOf,
  timeParts,
  totalWeightKg,
} from './edit-draft.ts'
import { sampleDraft } from './testing/sample-edit.ts'

describe('secondsOf', () => {
  it.each<[EnteredTime, number | null]>([
    [1_471, 1_471],
    [['0', '24', '31'], 1_471],
    [['', '24', ''], 1_440],
    [['1', '', ''], 3_600],
    [['', '90', ''], 5_400],
    [['0', '1.5', '0'], 90],
    [['0', '0', '0'], 0],
    [['', '', ''], null],
    [['', 'soon', ''], null],
    [['1e3', '0', '0'], null],
    [['0', '-5', '0'], -300],
  ])('%j is %j', (time, seconds) => {
    expect(secondsOf(time)).toBe(seconds)
  })

  it('reads what the fields show of a stored time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 31_536_000, noNaN: true }), (seconds) => {
        expect(secondsOf(timeParts(seconds))).toBeCloseTo(seconds, 1)
      }),
    )
    expect(timeParts(1_471)).toEqual(['0', '24', '31'])
    expect(timeParts(90_061.25)).toEqual(['25', '1', '1.25'])
    expect(timeParts(59.999)).toEqual(['0', '1', '0'])
  })
})

describe('totalWeightKg', () => {
  it.each([
    [2, 12.5, 25],
    [3, 0.1, 0.3],
    [0, 5, 0],
  ])('%d of %d kg are %d kg', (quantity, weightKg, total) => {
    expect(totalWeightKg({ quantity, weightKg })).toBe(total)
  })

  it('is not known while something is no number', () => {
    expect(totalWeightKg({ quantity: 'two', weightKg: 1 })).toBeNull()
    expect(totalWeightKg({ quantity: 2, weightKg: null })).toBeNull()
  })
})

it('begins another parcel with the size of its type, and a weight that nobody has said', () => {
  const limits = { maxWeightKg: 20, maxLengthM: 0.6, maxWidthM: 0.4, maxHeightM: null }
  expect(firstParcelOf({ id: 7, name: 'Medium box', ...limits })).toEqual({
    id: 7,
    name: 'Medium box',
    quantity: 1,
    weightKg: null,
    lengthM: 0.6,
    widthM: 0.4,
    heightM: null,
  })
})

it.each<[string, Partial<EditDraft>, boolean]>([
  ['nothing', {}, true],
  ['a time with the comma of French', { time: ['', '24,5', '1'] }, true],
  ['the same time typed', { time: ['0', '24', '31'] }, true],
  ['blanks around the PO number', { poNumber: ' PO-1 ' }, true],
  ['another time', { time: ['0', '24', '32'] }, false],
  ['a time that is none', { time: ['', 'x', ''] }, false],
  ['another distance', { distanceM: 14_301 }, false],
  ['no parcels', { parcels: [] }, false],
])('%s: the same order %j is %s', (_, change, isSame) => {
  expect(isSameDraft({ ...sampleDraft, ...change }, sampleDraft)).toBe(isSame)
})
