import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import type { ConflictChange } from '../acts/ConflictCallout.tsx'
import { type ChangeWords, changesBetween } from './edit-changes.ts'
import { type EditDraft, isSameDraft } from './edit-draft.ts'
import { anyDraft, envelope, mediumBox, sampleDraft } from './testing/sample-edit.ts'

const words: ChangeWords = {
  // Those that any draft may have, so that nothing of it goes unsaid.
  fields: [3, 4].map((id) => ({
    id,
    name: `Field ${id}`,
    kind: 'text',
    options: [],
    required: false,
    help: null,
    pinned: false,
  })),
  speeds: new Map([
    [3, 'Rush'],
    [4, 'Same Day'],
  ]),
  units: 'Metric',
  timeZone: regina,
  now: sampleDraft.availableAt as number,
}
const order = (change: Partial<EditDraft>): EditDraft => ({ ...sampleDraft, ...change })
const changes = (theirs: Partial<EditDraft>, mine: Partial<EditDraft> = {}, units = words.units) =>
  changesBetween(sampleDraft, order(theirs), order(mine), { ...words, units })
const change = (label: string, from: string, to: string, both = false): ConflictChange => ({ label, from, to, both })

describe('changesBetween', () => {
  it.each<[string, Partial<EditDraft>, ConflictChange[]]>([
    ['nothing', {}, []],
    ['only blanks', { poNumber: 'PO-1 ' }, []],
    ['PO number', { poNumber: '' }, [change('PO Number', 'PO-1', 'none')]],
    ['notes', { orderNotes: 'Fragile' }, [change('Order Notes', 'none', 'Fragile')]],
    ['speed', { serviceSpeedId: 4 }, [change('Service Speed', 'Rush', 'Same Day')]],
    ['distance', { distanceM: 15_000 }, [change('Distance', '14.3 km', '15 km')]],
    ['time', { time: 3_660 }, [change('Time', '24m 31s', '1h 01m 00s')]],
    [
      'schedule',
      { availableAt: (sampleDraft.availableAt as number) + 900 },
      [change('Scheduled', 'Today 10:15', 'Today 10:30')],
    ],
    [
      'an added parcel',
      { parcels: [mediumBox, envelope] },
      [change('Envelope', 'not on the order', '1, 0.2 kg, 0.33 m × 0.24 m × 0.03 m')],
    ],
    [
      'a removed parcel',
      { parcels: [] },
      [change('Medium box', '2, 12.5 kg, 0.6 m × 0.4 m × 0.4 m', 'not on the order')],
    ],
    [
      'a changed parcel',
      { parcels: [{ ...mediumBox, quantity: 3, weightKg: 10, lengthM: 0.5 }] },
      [
        change('Medium box, quantity', '2', '3'),
        change('Medium box, weight', '12.5 kg', '10 kg'),
        change('Medium box, length', '0.6 m', '0.5 m'),
      ],
    ],
  ])('%s', (_, theirs, expected) => {
    expect(changes(theirs)).toEqual(expected)
  })

  it('speaks in the units of the reader, inches for parcels', () => {
    const theirs = { distanceM: 16_093.44, parcels: [{ ...mediumBox, weightKg: 4.535_923_7, lengthM: 0.508 }] }
    expect(changes(theirs, {}, 'Imperial')).toEqual([
      change('Distance', '8.89 mi', '10 mi'),
      change('Medium box, weight', '27.56 lb', '10 lb'),
      change('Medium box, length', '23.62 in', '20 in'),
    ])
  })

  it.each<[string, Partial<EditDraft>, Partial<EditDraft>, boolean[]]>([
    ['I left it alone', { poNumber: 'THEIRS' }, {}, [false]],
    ['I changed something else', { poNumber: 'THEIRS' }, { orderNotes: 'mine' }, [false]],
    ['I changed it otherwise', { poNumber: 'THEIRS' }, { poNumber: 'MINE' }, [true]],
    ['I changed it just so', { poNumber: 'SAME' }, { poNumber: 'SAME' }, [false]],
    [
      'of a parcel only what both changed',
      { parcels: [{ ...mediumBox, quantity: 3, weightKg: 10 }] },
      { parcels: [{ ...mediumBox, quantity: 4 }] },
      [true, false],
    ],
    ['I took off what they changed', { parcels: [{ ...mediumBox, quantity: 3 }] }, { parcels: [] }, [true]],
    ['I changed what they took off', { parcels: [] }, { parcels: [{ ...mediumBox, quantity: 3 }] }, [true]],
  ])('marks what both changed: %s', (_, theirs, mine, expected) => {
    expect(changes(theirs, mine).map(({ both }) => both)).toEqual(expected)
  })

  it('says nothing of two versions that are the same, and something of all others', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        expect(changesBetween(one, one, other, words)).toEqual([])
        const isSame = isSameDraft(sorted(one), sorted(other))
        expect(changesBetween(one, other, one, words).length > 0).toBe(!isSame)
      }),
    )
  })
})

function sorted(draft: EditDraft): EditDraft {
  return { ...draft, parcels: draft.parcels.toSorted((one, other) => one.id - other.id) }
}
