import { expect, test } from 'vitest'
import { locationKey } from './address-import.ts'
import { addressMatches, knownRow, type AddressIdentity } from './address-matches.ts'

function shop(externalReference: string | null, more: Partial<AddressIdentity> = {}): AddressIdentity {
  return { externalReference, name: 'Depot', address: '12 Elm Street', unitNumber: null, city: 'Regina', ...more }
}

/** What each of the rows of one file means. */
function meanings(...rows: AddressIdentity[]): string[] {
  const { match, add } = addressMatches([])
  return rows.map((row, index) => {
    const meant = match(row)
    if (meant.kind === 'new') add(knownRow(index + 2, row, index))
    return meant.kind === 'conflict' ? meant.why : meant.kind
  })
}

test('00123, 123 and no reference are one shop, in whatever order they come', () => {
  const rows = [shop('00123'), shop('123', { name: 'DEPOT' }), shop(null)]
  for (const [a, b, c] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const)
    expect(meanings(...[a, b, c].flatMap((index) => rows[index] ?? []))).toEqual(['new', 'known', 'known'])
})

test('one reference with another name or address is a conflict, and names the row that has it', () => {
  const why = 'Line 2 has the reference 123 with another name or address'
  expect(meanings(shop('123'), shop('123', { address: '14 Elm Street' }))).toEqual(['new', why])
  expect(meanings(shop('0123'), shop('123', { name: 'Clinic' }))).toEqual(['new', why])
})

test('two references are two locations, and so are two places', () => {
  expect(meanings(shop('123'), shop('124'), shop('A-1'), shop('0A-1'))).toEqual(['new', 'new', 'new', 'new'])
  expect(meanings(shop(null), shop(null, { unitNumber: '2' }), shop(null, { city: 'Estevan' }))).toEqual([
    'new',
    'new',
    'new',
  ])
})

test('what a file once said of a place still means the location that was edited since', () => {
  const edited = { id: 7, references: ['123'], called: '“Main depot” of the address book' }
  const places = [locationKey(shop(null, { name: 'Main depot' })), locationKey(shop(null))]
  expect(addressMatches([{ ...edited, places }]).match(shop('123'))).toEqual({
    kind: 'known',
    id: 7,
    isArchived: false,
  })
  expect(addressMatches([{ ...edited, places, isArchived: true }]).match(shop('123'))).toEqual({
    kind: 'known',
    id: 7,
    isArchived: true,
  })
  const [now = ''] = places
  expect(addressMatches([{ ...edited, places: [now] }]).match(shop('123'))).toEqual({
    kind: 'conflict',
    why: '“Main depot” of the address book has the reference 123 with another name or address',
  })
  expect(addressMatches([{ ...edited, places: [now], isForgotten: true }]).match(shop('123')).kind).toBe('known')
})
