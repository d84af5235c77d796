import { describe, expect, test } from 'vitest'
import { deadCitations } from './cited-rules.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

describe('the rules that are cited', () => {
  const pages = new Map([['a.md', '# Rules\n\n## Bands\n\n## Cents and rounding\n']])
  const page = 'docs/rules/'

  test.for([
    [`(${page}b.md)`, ['b.md']],
    [`(${page}a.md, "Zones"): why`, ['a.md, "Zones"']],
    [`\`${page}a.md\`, "Zones"`, ['a.md, "Zones"']],
    [`description: "As ${page}a.md, \\"Zones\\""`, ['a.md, "Zones"']],
    [`${page}a.md, "Bands" and "Zones"`, ['a.md, "Zones"']],
    [` * (${page}a.md,\n * "Cents and\n * rules").`, ['a.md, "Cents and rules"']],
  ] as const)('%j leads nowhere', ([text, dead]) => {
    expect(deadCitations(text, pages)).toEqual(dead)
  })

  test.for([
    `(${page}a.md)`,
    `\`${page}a.md\`, "Bands"`,
    `${page}a.md, "Bands" and "Cents and rounding", says "Zones"`,
    ` * ${page}a.md, "Cents and\n   * rounding".`,
  ])('%j leads to its page and heading', (text) => {
    expect(deadCitations(text, pages)).toEqual([])
  })

  test('are all there', () => {
    const files = trackedFiles().filter((path) => /\.(ts|tsx|mjs|css|sql|sh|yaml|yml|md|tsv)$/.test(path))
    const real = new Map(
      files
        .filter((path) => path.startsWith(page))
        .map((path) => [path.slice(page.length), readTracked(path)] as const),
    )
    expect(real.size).toBeGreaterThan(20)
    expect(files.flatMap((path) => deadCitations(readTracked(path), real).map((rule) => `${path}: ${rule}`))).toEqual(
      [],
    )
  })
})
