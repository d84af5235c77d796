import { beforeAll, describe, expect, test } from 'vitest'
import { readContract } from '#server/http/contract-document.ts'
import { isBounded, patternsIn, slownessOf, type SourcePattern } from './linear-patterns.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

/*
 * No expression that looks at what comes from outside takes more than a number of steps for each of its characters
 * (docs/architecture.md, "Bounds of what is sent"): one text of 100,000 characters would hold everybody else up for seconds.
 */

/** Slow ones that may stay, as they stand in the source. No others are added: what reads text from outside is written so that it is linear. */
const toStay: Readonly<Record<string, string>> = {
  [String.raw`server/http/api-docs.ts /<script(?: type="module")?>([\s\S]*?)<\/script>/g`]: 'reads a page of a package',
  [String.raw`server/http/inline-sources.ts /<script>([\s\S]*?)<\/script>/g`]: 'reads the page that the build made',
  [String.raw`server/http/inline-sources.ts /<style>([\s\S]*?)<\/style>/g`]: 'reads the page that the build made',
  [String.raw`src/tables/open-in-tab.ts /<style[^>]*>([\s\S]*?)<\/style>/g`]:
    'reads a page of our own server, in which < is escaped',
  [String.raw`domain/text/bare-letters.ts /([0-9]{10})[ ,;]*(?:ext(?:ension|n)?|poste|x|#)[ .:=]*([0-9]{0,7})(?![a-z0-9])/g`]:
    'is linear (hostile-texts.test.ts); the checker takes ten digits at each place for more',
}

/** Made of what is known only when they are made. */
const madeLater: Readonly<Record<string, string>> = {
  "new RegExp(`${first}|${named}`, 'iu')": 'a unit that was typed, each of its signs quoted',
  'new RegExp( String.raw`^(?:(?<grouped>[1-9]\\d{0,2}(?:([${thousands}${blanks}])\\d{3})(?:\\2\\d{3})*)|(?<bare>\\d*))(?:[${decimal}](?<decimals>\\d*))?$`, )':
    'a comma and a point, one way round and the other',
  'new RegExp(`(^|[^a-z0-9])${word}`)': 'a word of letters and digits alone',
  "new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g')": 'one character',
  "new RegExp(`^${parts.join('[^/]+')}${path.endsWith('/') ? '' : '$'}`)": 'an address of ours, parted by slashes',
}

const nameOf = ({ path, source, flags }: SourcePattern) => `${path} /${source}/${flags}`

describe('a pattern', () => {
  const read = () => null

  test.each([
    [String.raw`\s+$`, ''],
    [String.raw`^(.*?)(?:[\s,]+(\d+))?$`, ''],
    [String.raw`^(?:\d{1,15},?)*$`, ''],
    [String.raw`\d+\p{L}+`, 'gu'],
  ])('/%s/%s is slow', (source, flags) => {
    expect(slownessOf({ source, flags })).toMatch(/exponential|degree/)
  })

  test.each([
    [String.raw`^\s+`, ''],
    [String.raw`^[^\s@]+@[^\s@]+$`, ''],
    [String.raw`\d{3}-\d{4}`, 'g'],
  ])('/%s/%s is linear', (source, flags) => {
    expect(slownessOf({ source, flags })).toBeNull()
  })

  test('that repeats nothing without an end is not checked further', () => {
    expect([String.raw`[*+]\*\+\d{2,4}?`, 'a{2}'].map(isBounded)).toEqual([true, true])
    expect(['a*', 'a+', 'a{2,}', String.raw`\\+`].map(isBounded)).toEqual([false, false, false, false])
  })

  test('is found wherever it stands, with the constants it is made of', () => {
    const text = [
      "import { number as typed } from '#domain/numbers.ts'",
      String.raw`const word = String.raw${'`'}\w+${'`'}`,
      'const literal = /a\\/b/gi.exec(one / two / three)',
      'const made = new RegExp(`^${word}-${typed}`, "u")',
      'const asked = (name: string) => new RegExp(`${name}$`)',
      'export const shown = <p>{1 / 2} and / or</p>',
    ].join('\n')
    const readFile = (path: string) => (path === 'domain/numbers.ts' ? "export const number = '[0-9]+'" : null)
    expect(patternsIn('src/a.tsx', text, readFile)).toEqual({
      patterns: [
        { path: 'src/a.tsx', line: 3, source: String.raw`a\/b`, flags: 'gi' },
        { path: 'src/a.tsx', line: 4, source: String.raw`^\w+-[0-9]+`, flags: 'u' },
      ],
      unknown: [{ path: 'src/a.tsx', line: 5, text: 'new RegExp(`${name}$`)' }],
    })
    expect(patternsIn('src/a.ts', 'const a = new RegExp(b)', read).unknown).toHaveLength(1)
  })
})

describe('the patterns of the sources', () => {
  let found: SourcePattern[] = []
  let unknown: string[] = []

  beforeAll(() => {
    const files = trackedFiles().filter(
      (path) => /^(domain|server|src)\/.*\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path),
    )
    const known = new Set(files)
    const readFile = (path: string) => (known.has(path) ? readTracked(path) : null)
    const all = files.map((path) => patternsIn(path, readTracked(path), readFile))
    found = all.flatMap(({ patterns }) => patterns)
    unknown = all.flatMap((each) => each.unknown.map(({ text }) => text))
  })

  test('are found', () => {
    expect(found.length).toBeGreaterThan(400)
  })

  test('are known in full, but for a few', () => {
    expect(unknown.toSorted()).toEqual(Object.keys(madeLater).toSorted())
  })

  test('that may stay slow are still there, but for those that are being rewritten', () => {
    const names = new Set(found.map(nameOf))
    expect(Object.keys(toStay).filter((name) => !names.has(name))).toEqual([])
  })

  test('are linear', { timeout: 300_000 }, () => {
    const judged = new Map<string, string | null>()
    const slow = found.flatMap((pattern) => {
      if (nameOf(pattern) in toStay) return []
      const key = `/${pattern.source}/${pattern.flags}`
      if (!judged.has(key)) judged.set(key, slownessOf(pattern))
      const slowness = judged.get(key) ?? null
      return slowness === null ? [] : [`${pattern.path}:${pattern.line} ${key}: ${slowness}`]
    })
    expect(slow).toEqual([])
  })

  test('of the contract are linear as well', { timeout: 120_000 }, () => {
    const sources = new Set(patternsOfSchema(readContract()))
    expect(sources.size).toBeGreaterThan(0)
    const slow = [...sources].flatMap((source) => slownessOf({ source, flags: 'u' }) ?? [])
    expect(slow).toEqual([])
  })
})

function* patternsOfSchema(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  if ('pattern' in part && typeof part.pattern === 'string') yield part.pattern
  for (const each of Object.values(part)) yield* patternsOfSchema(each)
}
