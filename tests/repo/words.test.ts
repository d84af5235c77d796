import { describe, expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'
import { needlessAllowances, participleFaults, stiffWords, wordFaults } from './words.ts'

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

describe('words that nobody says aloud', () => {
  test.for([
    ['src/a.ts', `// ${'Who'}ever orders pays.\n`],
    ['docs/a.md', `The rows and the columns ${'there'}of.\n`],
    ['openapi/a.yaml', `description: An order, ${'where'}upon it is priced.\n`],
    ['tests/api/a.test.ts', `test('is told to ${'who'}mever it is about')\n`],
  ] as const)('are found in %s: %s', ([path, text]) => {
    expect(stiffWords(path, `\n${text}`)).toEqual([expect.stringContaining(`${path}:2: nobody says`)])
  })

  test('do not include what merely holds one', () => {
    expect(stiffWords('src/a.ts', 'const who = ever\n// A person who ever did.\n')).toEqual([])
  })

  test('stand nowhere', () => {
    // A migration that has run is never changed, and what is generated follows the contract.
    const names = trackedFiles().filter(
      (name) =>
        /\.(tsx?|mjs|css|sql|sh|ya?ml|md|html)$/.test(name) && !/^(generated|server\/db\/migrations)\//.test(name),
    )
    expect(names.length).toBeGreaterThan(1_500)
    expect(names.flatMap((name) => stiffWords(name, readTracked(name)))).toEqual([])
  })
})

describe('no bare participle', () => {
  test.for([
    'export function told() {}\n',
    'export async function* sealed() {}\n',
    'export interface Asked {}\n',
    'export const allowed = 1\n',
    'export type Waiting = 1\n',
    'export const kept = 1\n',
  ])('is broken by %s', (text) => {
    expect(participleFaults(new Map([['src/a.ts', text]]))).toEqual([expect.stringContaining('take a noun or a verb')])
  })

  test('leaves nouns, verbs, participles before a noun, and what is not exported', () => {
    const text = [
      'export const pricing = 1',
      'export type Crossing = 1',
      'export function seed() {}',
      'export const sortedRows = 1',
      'export const standings = 1',
      'const told = 1',
    ].join('\n')
    expect(participleFaults(new Map([['src/seen.ts', text]]))).toEqual([])
  })

  test('holds in the code', () => {
    const names = trackedFiles().filter((name) =>
      /^(src|server|mocks|domain|scripts|tests)\/.*\.(tsx?|mjs)$/.test(name),
    )
    expect(names.length).toBeGreaterThan(900)
    expect(participleFaults(new Map(names.map((name) => [name, readTracked(name)])))).toEqual([])
  })
})
