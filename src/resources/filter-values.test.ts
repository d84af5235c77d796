import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { filterOf, type ListFilter } from './filter-values.ts'

const filters: readonly ListFilter[] = [
  { name: 'kind', title: 'Kind', kind: 'choice', choices: { small: 'Small', large: 'Large', none: 'None' } },
  { name: 'rigged', title: 'Rigged', kind: 'boolean', choices: { true: 'Yes', false: 'No' } },
  { name: 'ownerId', title: 'Owner', kind: 'reference', of: { list: '/people' }, permissions: [], isOptional: true },
  { name: 'builtAt', title: 'Built', kind: 'instant' },
  { name: 'laidUp', title: 'Laid up', kind: 'date' },
  { name: 'length', title: 'Length', kind: 'measure', unit: 'smallDistance', least: 0, most: 100, isWhole: false },
  { name: 'decks', title: 'Decks', kind: 'number', least: 1, most: 9, isWhole: true },
]
const read = (address: string) => {
  const params = new URLSearchParams(address)
  return filterOf(filters, (name) => params.get(name) ?? '', regina)
}

it('reads every kind of filter; both ends of a range are included, days by the clock of the zone', () => {
  expect(
    read(
      'kind=none,small&rigged=false&ownerId=7&builtAt=2026-11-20..2026-11-21&laidUp=..2026-12-31&length=0.5..12&decks=3..',
    ),
  ).toEqual({
    kind: ['small', 'none'],
    rigged: false,
    ownerId: 7,
    builtAt: {
      from: Date.parse('2026-11-20T06:00:00Z') / 1000,
      to: Date.parse('2026-11-22T05:59:59Z') / 1000,
    },
    laidUp: { to: '2026-12-31' },
    length: { from: 0.5, to: 12 },
    decks: { from: 3 },
  })
  expect(read('ownerId=none')).toEqual({ ownerId: 'none' })
  expect(read('ownerId=any')).toEqual({ ownerId: 'any' })
})

it.each([
  'kind=huge',
  'rigged=maybe',
  'ownerId=-1',
  'ownerId=somebody',
  'builtAt=2026-02-30..',
  'builtAt=2026-11-20',
  'builtAt=0001-01-01..9999-12-31',
  'laidUp=..',
  'length=a..b',
  'length=101..',
  'length=1..2..3',
  'decks=1.5..',
  'decks=0..',
])('leaves out %s, which nobody can mean, and keeps the rest', (malformed) => {
  expect(read(`${malformed}&${malformed.startsWith('kind') ? 'rigged=true' : 'kind=small'}`)).toEqual(
    malformed.startsWith('kind') ? { rigged: true } : { kind: ['small'] },
  )
})
