import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#scripts/project-root.ts'
import { deadLinks, deadPaths } from './markdown-links.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

describe('links in the documentation', () => {
  const files = new Map([
    ['docs/a.md', '# First part\n'],
    ['src/x.ts', ''],
  ])
  const read = (path: string): string | undefined => files.get(path)

  test('a file or heading that is not there is found', () => {
    const text = '[a](a.md#nothing) [b](missing.md) [c](../src/y.ts) [d](#here)\n'
    expect(deadLinks('docs/b.md', text, read)).toEqual(['a.md#nothing', 'missing.md', '../src/y.ts', '#here'])
  })

  test('files, headings and other addresses pass', () => {
    const text = '# Over here!\n[a](a.md#first-part) [b](../src/x.ts) [c](https://example.org) [d](#over-here)\n'
    expect(deadLinks('docs/b.md', text, read)).toEqual([])
  })

  test('a path that is not there is found, and a placeholder is none', () => {
    const text = '`src/x.ts` `src/gone.ts` `.gone.json` `server/NNNN_what.sql` `tests/<area>/` `/src/x` `text`\n'
    expect(deadPaths(text, (path) => files.has(path))).toEqual(['src/gone.ts', '.gone.json'])
  })

  test('every path that the documentation names is there', () => {
    const pages = trackedFiles().filter((path) => path.endsWith('.md'))
    const dead = (page: string) => deadPaths(readTracked(page), (path) => existsSync(join(projectRoot, path)))
    expect(pages.flatMap((page) => dead(page).map((path) => `${page}: ${path}`))).toEqual([])
  })

  test('every link in README.md and docs/ leads somewhere', () => {
    const readReal = (path: string): string | undefined => {
      const file = join(projectRoot, path)
      if (!existsSync(file)) return undefined
      return statSync(file).isFile() && path.endsWith('.md') ? readTracked(path) : ''
    }
    const pages = trackedFiles().filter((path) => path.endsWith('.md'))
    expect(pages.flatMap((path) => deadLinks(path, readTracked(path), readReal).map((to) => `${path}: ${to}`))).toEqual(
      [],
    )
  })
})
