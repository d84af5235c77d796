import { describe, expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'
import { needlessAllowances, wordFaults } from './words.ts'

describe('one word per concept', () => {
  test.for([
    ['src/resources/places/a.ts', ''],
    ['src/screens/AddPlaceDialog.tsx', ''],
    ['server/a.ts', 'const a = 1\nexport async function insertPlace() {}\n'],
    ['mocks/a.ts', 'export const ownPlaces = []\n'],
    ['src/a.ts', 'export interface PlaceOrder {}\n'],
  ] as const)('is broken by %s: %s', ([path, text]) => {
    expect(wordFaults(new Map([[path, text]]))).toEqual([expect.stringContaining('is a location')])
  })

  test('leaves the word where it is meant, and words that it is a part of', () => {
    const texts = new Map([
      ['src/maps/map-types.ts', 'export interface Place {}\n'],
      ['src/a.ts', 'export const placedAt = 1\nexport function replaceAll() {}\nconst place = 1\n'],
    ])
    expect(wordFaults(texts)).toEqual([])
  })

  test('holds in the code', () => {
    const names = trackedFiles().filter((name) => /^(src|server|mocks|domain)\/.*\.(tsx?|css)$/.test(name))
    expect(names.length).toBeGreaterThan(900)
    const texts = new Map(names.map((name) => [name, readTracked(name)]))
    expect(wordFaults(texts)).toEqual([])
    expect(needlessAllowances(texts)).toEqual([])
  })
})
