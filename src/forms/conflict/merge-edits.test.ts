import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courierSettingsInputForm } from '#generated/forms/CourierSettingsInput.ts'
import { distanceRangeModifiersForm } from '#generated/forms/DistanceRangeModifiers.ts'
import { revisionVariablesForm } from '#generated/forms/RevisionVariables.ts'
import { tagsUpdateForm } from '#generated/forms/TagsUpdate.ts'
import { mergeEdits, type TheirChange } from './merge-edits.ts'
import { valueWords } from './value-words.ts'

interface Tag {
  readonly id?: number
  readonly name: string
  readonly charge?: object
}

const fragile = { id: 1, name: 'Fragile', charge: { amountCadCents: 500 } }
const cold = { id: 2, name: 'Keep cold' }
const tall = { id: 3, name: 'Tall' }

function merged(base: readonly Tag[], mine: readonly Tag[], theirs: readonly Tag[]) {
  const { value, changes } = mergeEdits({
    ...tagsUpdateForm,
    base: { data: base },
    mine: { data: mine },
    theirs: { data: theirs },
  })
  return { rows: value.data, told: changes.map(told) }
}

/** A change as the form says it. */
function told({ place, what, row, was, now, mine, ...field }: TheirChange): string {
  const words = (value: unknown) => valueWords(field, value, 'Metric')
  const said =
    what === 'value' ? `${words(was)} to ${words(now)}` : what === 'moved' ? what : `${row ?? words(now)} ${what}`
  return `${place.join(', ')}: ${said}${mine === undefined ? '' : `, yours ${words(mine.value)}`}`
}

test('what two people add is both there, and one is told of the other', () => {
  const added = merged([fragile], [fragile, { name: 'Mine' }], [fragile, { id: 9, name: 'Theirs' }])
  expect(added).toEqual({
    rows: [fragile, { id: 9, name: 'Theirs' }, { name: 'Mine' }],
    told: ['Tags: Theirs added'],
  })
})

test('a row that both added under one name is one row', () => {
  const both = merged([], [{ name: ' stairs' }], [{ id: 9, name: 'Stairs', charge: { percent: 5 } }])
  expect(both).toEqual({
    rows: [{ id: 9, name: ' stairs', charge: { percent: 5 } }],
    told: ['Tags, Stairs, Name: nothing to Stairs, yours  stairs'],
  })
})

test('a row takes the fields that each changed; a field that both changed is mine, and so is a charge as a whole', () => {
  const mine = { ...fragile, name: 'Glass', charge: { amountCadCents: 700 } }
  const theirs = { ...fragile, charge: { percent: 10 } }
  expect(merged([fragile, cold], [mine, cold], [theirs, { ...cold, name: 'Frozen' }])).toEqual({
    rows: [mine, { ...cold, name: 'Frozen' }],
    told: ['Tags, Fragile, What it adds: $5.00 to 10 %, yours $7.00', 'Tags, Frozen, Name: Keep cold to Frozen'],
  })
})

test('a row that one removed and nobody changed is gone', () => {
  const gone = merged([fragile, cold, tall], [cold, tall], [fragile, cold])
  expect(gone).toEqual({ rows: [cold], told: ['Tags: Tall removed'] })
})

test('what I changed outlives their removal, as a new row; what I removed stays away', () => {
  const glass = { ...fragile, name: 'Glass' }
  expect(merged([fragile, cold], [glass], [{ ...cold, name: 'Frozen' }])).toEqual({
    rows: [{ name: 'Glass', charge: fragile.charge }],
    told: ['Tags: Fragile kept', 'Tags: Frozen dropped'],
  })
})

test('the order is mine when I changed it, else theirs', () => {
  const rows = [fragile, cold, tall]
  const turned = rows.toReversed()
  const added = { id: 9, name: 'Theirs' }
  expect(merged(rows, turned, [fragile, added, cold, tall]).rows).toEqual([tall, cold, fragile, added])
  expect(merged(rows, [...rows, { name: 'Mine' }], turned)).toEqual({
    rows: [tall, { name: 'Mine' }, cold, fragile],
    told: ['Tags: moved'],
  })
})

test('rows without an id go by where they begin, days by their names, and a money field by what it says', () => {
  const band = (from: number, perStepCadCents: number, to: number | null = null) => ({ from, to, perStepCadCents })
  const ranges = (...bands: object[]) => ({ distanceRanges: { mode: 'slab', bands, fallbackCadCents: null } })
  const bands = mergeEdits({
    ...distanceRangeModifiersForm,
    base: ranges(band(0, 100), band(5, 90)),
    mine: ranges(band(0, 110), band(5, 90)),
    theirs: ranges(band(0, 100), band(5, 95, 9000), band(9000, 80)),
  })
  expect(bands.value).toEqual(ranges(band(0, 110), band(5, 95, 9000), band(9000, 80)))
  expect(bands.changes.map(told)).toEqual([
    'Priced by distance, Bands, Band 2, To: nothing to 9 km',
    'Priced by distance, Bands, Band 2, Rate: $0.90 to $0.95',
    'Priced by distance, Bands: Band 3 added',
  ])

  const day = (openTime: number) => ({ closed: false, hours: { openTime, closeTime: 64_800 } })
  const hours = mergeEdits({
    ...courierSettingsInputForm,
    base: { dispatchHours: { monday: day(28_800), tuesday: day(28_800) } },
    mine: { dispatchHours: { monday: day(25_200), tuesday: day(28_800) } },
    theirs: { dispatchHours: { monday: day(28_800), tuesday: { closed: true } } },
  })
  expect(hours.value).toEqual({ dispatchHours: { monday: day(25_200), tuesday: { closed: true } } })
  expect(hours.changes.map(told)).toEqual(['Dispatch hours, Tuesday: 08:00 – 18:00 to Closed'])

  const fee = (baseFeeCadCents: number) => ({ baseFeeCadCents })
  const price = mergeEdits({ ...revisionVariablesForm, base: fee(1000), mine: fee(1100), theirs: fee(1200) })
  expect(price.value).toEqual(fee(1100))
  expect(price.changes.map(told)).toEqual(['Base fee: $10.00 to $12.00, yours $11.00'])
})

const tags = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), name: fc.constantFrom('A', 'B', 'C') }), {
  selector: ({ id }) => id,
})

test('for any lists: with one editor it is what they saved, and nobody loses a row that they added', () => {
  fc.assert(
    fc.property(tags, tags, tags, (base, mine, theirs) => {
      expect(merged(base, base, theirs).rows).toEqual(theirs)
      expect(merged(base, mine, base)).toEqual({ rows: mine, told: [] })
      const { rows, told: changes } = merged(base, mine, theirs)
      const ids = (rows as Tag[]).map(({ id }) => id).filter((id) => id !== undefined)
      expect(new Set(ids).size).toBe(ids.length)
      const known = new Set(base.map(({ id }) => id))
      const added = [...mine, ...theirs].filter(({ id }) => !known.has(id))
      expect(ids).toEqual(expect.arrayContaining(added.map(({ id }) => id)))
      if (JSON.stringify(base) !== JSON.stringify(theirs) && JSON.stringify(mine) === JSON.stringify(base))
        expect(changes).not.toEqual([])
    }),
  )
})
